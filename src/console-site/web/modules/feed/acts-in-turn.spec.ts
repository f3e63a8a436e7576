import { createActs } from '../../kit/acts';
import { question } from '../../kit/dialog';
import { toasts } from '../../kit/toast';
import { type ActedOn, askFor, begin } from './acts-in-turn';

const B: ActedOn = { id: 'b', title: 'B', status: 'new' };
const COURSE = { tell: () => undefined, isStopped: () => false };

describe('acts on one issue', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    toasts.set([]);
    question.set(undefined);
  });

  it('are not asked about while another is still to be done, which would undo what was asked for', async () => {
    const acts = createActs();
    const done: string[] = [];
    const asking = (name: string) => ({
      title: name,
      text: '',
      confirm: name,
      act: () => Promise.resolve(void done.push(name)),
    });
    let end: () => void = () => undefined;
    void acts.enqueue('a', () => new Promise<void>((resolve) => (end = resolve)));
    begin(B, acts, () => Promise.resolve(void done.push('work')));
    askFor(B, acts, asking('resolve'));
    begin(B, acts, () => Promise.resolve(void done.push('acknowledge')));
    const notice = 'Not done, for something else is still being done to it: B';
    expect([question.get(), toasts.get().map(({ text }) => text)]).toEqual([undefined, [notice, notice]]);

    askFor({ ...B, id: 'c' }, acts, asking('hide'));
    const asked = question.get()?.act('', COURSE);
    expect(done).toEqual([]);
    end();
    await asked;
    expect(done).toEqual(['work', 'hide']);
  });
});

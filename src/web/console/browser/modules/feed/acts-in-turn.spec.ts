import { createActionQueue } from '../../kit/actions/queue';
import { question } from '../../kit/dialog';
import { toasts } from '../../kit/actions/toast';
import { Refusal } from '../../refusal';
import { type ActedOn, askFor, begin } from './acts-in-turn';

const B: ActedOn = { id: 'b', title: 'B', status: 'new' };
const COURSE = { showProgress: () => undefined, isStopped: () => false };

/** Answers the open question like its form, which then closes. */
async function answered(note: string): Promise<void> {
  await question.get()?.act(note, COURSE);
  question.set(undefined);
}

describe('acts on one issue', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    toasts.set([]);
    question.set(undefined);
  });

  it('ask no question while another act on it is pending, which could reverse it', async () => {
    const acts = createActionQueue();
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
    const notice = 'Another action on this issue is still running: B';
    expect([question.get(), toasts.get().map(({ text }) => text)]).toEqual([undefined, [notice, notice]]);

    askFor({ ...B, id: 'c' }, acts, asking('hide'));
    await answered('');
    expect(done).toEqual([]);
    end();
    await jest.runAllTimersAsync();
    expect(done).toEqual(['work', 'hide']);
  });

  describe('a refused act', () => {
    const noted: string[] = [];
    const resolving = {
      title: 'Resolve: B',
      text: '',
      confirm: 'Resolve',
      noteLabel: 'Note',
      act: (note: string) => {
        noted.push(note);
        return Promise.reject(new Refusal(409, ['The status is Overdue by now.']));
      },
    };
    beforeEach(() => void (noted.length = 0));

    it('is asked about again, with the note', async () => {
      askFor(B, createActionQueue(), resolving);
      await answered('patched');
      expect(question.get()).toBeUndefined();
      await jest.runAllTimersAsync();
      expect(question.get()).toMatchObject({
        title: 'Resolve: B',
        note: 'patched',
        refusal: { messages: ['The status is Overdue by now.'] },
      });
      await answered('patched twice');
      await jest.runAllTimersAsync();
      expect([noted, question.get()?.note]).toEqual([['patched', 'patched twice'], 'patched twice']);
    });

    it('is named in a notice, with the note, if another question is open', async () => {
      const acts = createActionQueue();
      askFor(B, acts, resolving);
      await answered('patched');
      askFor({ ...B, id: 'c' }, acts, { ...resolving, title: 'Resolve: C' });
      await jest.runAllTimersAsync();
      expect(question.get()?.title).toBe('Resolve: C');
      const text = 'Not done. B: The status is Overdue by now. The note was: patched';
      expect(toasts.get().map((toast) => toast.text)).toEqual([text]);
    });
  });
});

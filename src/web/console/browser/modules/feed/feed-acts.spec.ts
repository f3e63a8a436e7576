import { toasts } from '../../kit/actions/toast';
import { Refusal } from '../../refusal';
import { feedActs, showFeedActs } from './feed-acts';

const refuse = (message: string) => () => Promise.reject(new Refusal(409, [message]));
const texts = () => toasts.get().map(({ text }) => text);
const shown = () => feedActs.state.get().refusal?.messages;

describe('the acts of the feed', () => {
  afterEach(() => toasts.set([]));

  it('wait for one another on all pages, and show refusals there', async () => {
    const leave = showFeedActs();
    let end: () => void = () => undefined;
    const first = feedActs.enqueue('a', () => new Promise<void>((resolve) => (end = resolve)));
    const leaveNext = showFeedActs();
    leave();
    expect(feedActs.enqueue('a', refuse('A: It has moved.'))).toBeUndefined();
    const second = feedActs.enqueue('b', refuse('B: It has moved.'));
    end();
    await Promise.all([first, second]);
    expect([shown(), texts()]).toEqual([['B: It has moved.'], []]);
    leaveNext();
    expect([shown(), texts()]).toEqual([undefined, []]);
  });

  it('show a refusal in a notice if no page of the feed is open', async () => {
    await feedActs.enqueue('a', refuse('A: It has moved.'));
    expect([shown(), texts()]).toEqual([undefined, ['Not done. A: It has moved.']]);
  });
});

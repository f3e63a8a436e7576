import { Refusal } from '../../refusal';
import { createReplay } from './replay';

const stopped = new Refusal(503, ['Try again.']);

/** Sends pages, or refuses them, in this order. */
function replayOf(...answers: Array<Refusal | { replayed: number; nextKey: string | null }>) {
  const asked: Array<string | undefined> = [];
  const replay = createReplay((lastKey) => {
    asked.push(lastKey);
    const answer = answers.shift()!;
    return answer instanceof Refusal ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { asked, replay };
}

describe('sending all of a time again', () => {
  it('goes from page to page', async () => {
    const { asked, replay } = replayOf({ replayed: 2, nextKey: 'b' }, { replayed: 1, nextKey: null });
    expect([await replay(), asked]).toEqual([3, [undefined, 'b']]);
  });

  it('says how far it came where it is stopped half way, and goes on there', async () => {
    const { asked, replay } = replayOf({ replayed: 2, nextKey: 'b' }, stopped, {
      replayed: 1,
      nextKey: null,
    });
    await expect(replay()).rejects.toMatchObject({
      status: 503,
      messages: ['Try again.', '2 events are sent again so far. The next try goes on behind them.'],
    });
    expect([await replay(), asked]).toEqual([3, [undefined, 'b', 'b']]);
  });

  it('is refused in the words of the service where nothing was sent', async () => {
    await expect(replayOf(stopped).replay()).rejects.toBe(stopped);
  });
});

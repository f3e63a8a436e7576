import { Refusal } from '../../refusal';
import { createReplay } from './replay';

const stopped = new Refusal(503, ['Try again.']);

/** Responds with these pages or refusals, in order. */
function replayOf(...answers: Array<Refusal | { replayed: number; nextKey: string | null }>) {
  const asked: Array<string | undefined> = [];
  const replay = createReplay((lastKey) => {
    asked.push(lastKey);
    const answer = answers.shift()!;
    return answer instanceof Refusal ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { asked, replay };
}

describe('a replay of a period', () => {
  it('reads page after page', async () => {
    const { asked, replay } = replayOf({ replayed: 2, nextKey: 'b' }, { replayed: 1, nextKey: null });
    expect([await replay(), asked]).toEqual([3, [undefined, 'b']]);
  });

  it('says how far it came if it is stopped, and continues there', async () => {
    const { asked, replay } = replayOf({ replayed: 2, nextKey: 'b' }, stopped, {
      replayed: 1,
      nextKey: null,
    });
    await expect(replay()).rejects.toMatchObject({
      status: 503,
      messages: ['Try again.', '2 events are sent again so far. Try again to continue after them.'],
    });
    expect([await replay(), asked]).toEqual([3, [undefined, 'b', 'b']]);
  });

  it('is refused in the words of the service if nothing was sent', async () => {
    await expect(replayOf(stopped).replay()).rejects.toBe(stopped);
  });
});

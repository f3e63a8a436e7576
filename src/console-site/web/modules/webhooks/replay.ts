import type { Schemas } from '../../api';
import { countOf } from '../../kit/format';
import { Refusal, refusalOf } from '../../refusal';

type Replayed = Pick<Schemas['ReplayedWebhooks'], 'replayed' | 'nextKey'>;

/**
 * Sends all of a time again, a page after the other. Where it is refused half way, the next try goes on there.
 * @param send sends the page behind an event; undefined: the first
 * @returns what tries it, and says how many events were sent again in all
 */
export function createReplay(
  send: (lastKey: string | undefined) => Promise<Replayed>,
): () => Promise<number> {
  let count = 0;
  let last: string | undefined;
  return async () => {
    try {
      for (;;) {
        const { replayed, nextKey } = await send(last);
        count += replayed;
        if (nextKey === null) return count;
        last = nextKey;
      }
    } catch (thrown) {
      const { status, messages } = refusalOf(thrown);
      if (last === undefined) throw thrown;
      throw new Refusal(status, [...messages, `${sentInWords(count)} The next try goes on behind them.`]);
    }
  };
}

function sentInWords(count: number): string {
  return `${countOf(count, 'event')} ${count === 1 ? 'is' : 'are'} sent again so far.`;
}

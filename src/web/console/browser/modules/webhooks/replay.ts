import type { Schemas } from '../../api';
import { Refusal, refusalOf } from '../../refusal';
import { countOf, textOf } from '../../words';

type Replayed = Pick<Schemas['ReplayedWebhooks'], 'replayed' | 'nextKey'>;

/**
 * Replays the events of a period, page by page. If it is refused midway, the next call continues there.
 * @param send sends the page after an event; undefined: the first page
 * @returns the function that starts or continues it, and returns the total number of events
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
      throw new Refusal(status, [...messages, textOf('integrations.tryAgain', { sent: sentInWords(count) })]);
    }
  };
}

function sentInWords(count: number): string {
  return countOf('integrations.sentAgain', count);
}

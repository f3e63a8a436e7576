/** Walking on to where the wanted matches are to be expected costs less than asking the index up to here. */
const MAX_SCAN_ROWS = 10_000;
/** Where more than one in so many matches, what the index found would be much of the table. */
const RARE = 100;

/** A place in a list that is ordered by time and id: what comes after it is older. */
export type Place = [at: Date | 'infinity', id: string];

/** What a step over a list found. */
export interface Look {
  looked: number;
  /** Where the step ended; null when nothing was left to look at. */
  lastAt: Date | null;
  lastId: string | null;
  /** How many contain the words, wanted otherwise or not. */
  matches: number;
  ids: string[];
}

/** A list in which words are looked for. */
export interface Searchable {
  /** How many are looked at in one step. */
  span: number;
  /** Looks at the newest after a place. */
  look: (after: Place) => Promise<Look>;
  /** All matches after a place by trigram index, or the newest of them; absent where the words cannot be indexed. */
  findByIndex?: (after: Place, limit: number) => Promise<string[]>;
}

/**
 * The ids of what contains some words, the newest first, in batches. The newest are looked at one after the other;
 * where that shows the words to be rare, the trigram index finds the rest, so that neither a common nor a rare word
 * costs the whole table. Words too short for the index are looked for to the end, step by step.
 * @param limit how many are wanted; Infinity for all
 */
export async function* newestMatching(
  { span, look, findByIndex }: Searchable,
  limit: number,
  from: Place = ['infinity', ''],
): AsyncGenerator<string[], void, undefined> {
  let after = from;
  for (let left = limit; left > 0;) {
    const { looked, lastAt, lastId, matches, ids } = await look(after);
    yield ids.slice(0, left);
    left -= ids.length;
    if (looked < span || lastAt === null || lastId === null || left <= 0) return;
    after = [lastAt, lastId];
    if (!findByIndex || isNear(matches / looked, left)) continue;
    yield await findByIndex(after, left);
    return;
  }
}

/** Whether the wanted number of matches is to be expected among the next rows, or matches are everywhere. */
function isNear(share: number, wanted: number): boolean {
  return share > 1 / RARE || wanted / share <= MAX_SCAN_ROWS;
}

/** Scanning on is cheaper than the index if the wanted number of matches is expected within this many rows. */
const MAX_SCAN_ROWS = 10_000;
/** If more than one row in this many matches, the index would return much of the table. */
const RARE = 100;
/** How many rows are scanned for a text that is too short for the index, if it is rare and not all are wanted. */
const MAX_UNINDEXED_ROWS = 20_000;

/** A position in a list ordered by time and id, newest first; what follows it is older. */
export type Position = [at: Date | 'infinity', id: string];

/** The result of one step over a list. */
export interface ScanStep {
  rowsRead: number;
  /** Where the step ended; null at the end of the list. */
  lastAt: Date | null;
  lastId: string | null;
  /** How many rows contain the text, including those the other filters exclude. */
  matches: number;
  ids: string[];
}

/** A list that can be searched for a text. */
export interface Searchable {
  /** How many rows one step reads. */
  stepRows: number;
  /** Reads the newest rows after a position. */
  scan: (after: Position) => Promise<ScanStep>;
  /** The matches after a position by trigram index, newest first; absent if the text cannot be indexed. */
  findByIndex?: (after: Position, limit: number) => Promise<string[]>;
}

/**
 * The ids of the rows that contain a text, newest first, in batches. The newest rows are scanned first. If that shows
 * the text to be rare, the trigram index finds the rest, so neither a common nor a rare text costs a scan of the table.
 * A text that is too short for the index is searched in the newest 20,000 rows if these have few of the wanted
 * matches, or to the end if all matches are wanted.
 * @param limit how many are wanted; Infinity for all
 */
export async function* newestMatching(
  { stepRows, scan, findByIndex }: Searchable,
  limit: number,
  from: Position = ['infinity', ''],
): AsyncGenerator<string[], void, undefined> {
  let after = from;
  let scanned = 0;
  for (let left = limit; left > 0;) {
    const { rowsRead, lastAt, lastId, matches, ids } = await scan(after);
    yield ids.slice(0, left);
    left -= ids.length;
    if (rowsRead < stepRows || lastAt === null || lastId === null || left <= 0) return;
    after = [lastAt, lastId];
    scanned += rowsRead;
    if (findByIndex) {
      if (isNear(matches / rowsRead, left)) continue;
      yield await findByIndex(after, left);
      return;
    }
    const isLong = limit !== Infinity && scanned >= MAX_UNINDEXED_ROWS;
    if (isLong && !isNear((limit - left) / scanned, left)) return;
  }
}

/** Whether the wanted matches are expected within the next rows, or matches are too frequent for the index. */
function isNear(share: number, wanted: number): boolean {
  return share > 1 / RARE || wanted / share <= MAX_SCAN_ROWS;
}

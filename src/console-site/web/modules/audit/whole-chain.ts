import { countOf } from '../../kit/format';
import type { Schemas } from '../../api';

/** How far the chain was followed, and what was found. `records` counts all pieces. */
export type Followed = Schemas['AuditPiece'];

export const recordsOf = (count: number) => countOf(count, 'record');

/** What is said of a chain that was followed to its end. */
export function verdictOf({ records, broken }: Pick<Followed, 'records' | 'broken'>): string {
  if (!broken) return `The chain is whole: ${recordsOf(records)}.`;
  return `The chain is broken at record ${broken.position}: ${broken.reason}. ${recordsOf(records)} before it ${records === 1 ? 'is' : 'are'} whole.`;
}

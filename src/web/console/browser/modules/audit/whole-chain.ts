import type { Schemas } from '../../api';
import { countOf } from '../../words';

/** The part of the chain that was checked, and the result. `records` counts all pieces. */
export type Followed = Schemas['AuditPiece'];

export const recordsOf = (count: number) => countOf('count.record', count);

/** The result of a check of the whole chain, in words. */
export function verdictOf({ records, broken }: Pick<Followed, 'records' | 'broken'>): string {
  if (!broken) return `The chain is whole: ${recordsOf(records)}.`;
  return `The chain is broken at record ${broken.position}: ${broken.reason}. ${recordsOf(records)} before it ${records === 1 ? 'is' : 'are'} whole.`;
}

import { numberOf } from '../../kit/format';
import type { Schemas } from '../../api';

/** How far the chain was followed, and what was found. `records` counts all pieces. */
export type Followed = Schemas['AuditPiece'];

/** A number of records in words. */
export function countOf(records: number): string {
  return `${numberOf(records)} ${records === 1 ? 'record' : 'records'}`;
}

/** What is said of a chain that was followed to its end. */
export function verdictOf({ records, broken }: Pick<Followed, 'records' | 'broken'>): string {
  if (!broken) return `The chain is whole: ${countOf(records)}.`;
  return `The chain is broken at record ${broken.position}: ${broken.reason}. ${countOf(records)} before it ${records === 1 ? 'is' : 'are'} whole.`;
}

import type { Schemas } from '../../api';
import { countOf, textOf } from '../../words';

/** The part of the chain that was checked, and the result. `records` counts all pieces. */
export type Followed = Schemas['AuditPiece'];

export const recordsOf = (count: number) => countOf('count.record', count);

/** The result of a check of the whole chain, in words. */
export function verdictOf({ records, broken }: Pick<Followed, 'records' | 'broken'>): string {
  if (!broken) return textOf('setup.theChainIsWhole', { records: recordsOf(records) });
  const { position, reason } = broken;
  return countOf('setup.theChainIsBroken', records, { position, reason });
}

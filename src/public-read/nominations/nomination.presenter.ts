import type { NominationRowDto } from './nomination.dto';
import type { NominationRow } from './nomination.queries';

/** A nomination (docs/api/public-read.md#nominations). */
export function presentNomination(nomination: NominationRow): NominationRowDto {
  const { id, cityId, title, desc, city, supporters, type } = nomination;
  return { id, cityId, title, desc, city, supporters, type };
}

import { IsOneOf, IsOptional, MatchesPattern } from '../../api/validation/fields';
import { CONFIRMATION_GROUPS, type ConfirmationGroup } from '../../resolution';

/** Which outcomes of repairs are counted, and by what. */
export class ConfirmationsQueryDto {
  /** @example ward */
  @IsOptional()
  @IsOneOf({ enum: CONFIRMATION_GROUPS, enumName: 'ConfirmationGroup' })
  by: ConfirmationGroup = 'ward';
  /** Only outcomes that were decided in this quarter, by the time of the city. @example 2026-Q1 */
  @IsOptional()
  @MatchesPattern(/^(?:19|20)\d\d-Q[1-4]$/, 'must be a quarter, such as 2026-Q1')
  quarter?: string;
}

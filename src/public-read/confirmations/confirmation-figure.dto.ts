import { Count } from '../../api/openapi/answer-fields';
import { IsOneOf, IsOptional, MatchesPattern } from '../../api/validation/fields';
import { CONFIRMATION_GROUPS, type ConfirmationGroup } from '../../resolution';
import { CityScopeDto } from '../city-scope.dto';

/** Which outcomes are counted, and by what. */
export class ConfirmationFiguresQueryDto extends CityScopeDto {
  /** @example ward */
  @IsOptional()
  @IsOneOf({ enum: CONFIRMATION_GROUPS, enumName: 'ConfirmationGroup' })
  by: ConfirmationGroup = 'ward';
  /** Only outcomes that were decided in this quarter, by the time of the city. @example 2026-Q1 */
  @IsOptional()
  @MatchesPattern(/^(?:19|20)\d\d-Q[1-4]$/, 'must be a quarter, such as 2026-Q1')
  quarter?: string;
}

/** How many resolutions of a ward, category, department or unit had each outcome. */
export class ConfirmationFigureDto {
  /** The code of the ward, the slug of the category, or the id of the department or unit. @example H/West */
  key!: string;
  /** @example "Bandra West" */
  label!: string;
  /** null if there are fewer than twenty in all, as are the next three. */
  @Count()
  confirmed!: number | null;
  @Count()
  disputed!: number | null;
  @Count()
  unconfirmed!: number | null;
  @Count()
  notRepaired!: number | null;
  /** How many in all. */
  @Count()
  n!: number;
  /** Whether there are enough to be shown. */
  shown!: boolean;
}

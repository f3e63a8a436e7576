import type { CitySlug } from '../../../kernel/cities';
import { CITY } from '../../../kernel/named-values';
import { IsOneOf } from '../../../api/validation/fields';
import { Distinct, IsListOfTexts } from '../../../api/validation/list-fields';

const MAX_ACCOUNTS = 50;

/** Who gets the weekly report of a view. */
export class ViewReportDto {
  /** Ids of console accounts. */
  accountIds!: string[];
}

/** Who is to get the weekly report of a view. */
export class SetViewReportDto {
  /** The city, for a view that every city has. @example mumbai */
  @IsOneOf(CITY)
  cityId!: CitySlug;
  /** All of them: active accounts that see the view. */
  @Distinct()
  @IsListOfTexts({ max: MAX_ACCOUNTS }, { example: [] })
  accountIds!: string[];
}

import { WithBom } from '../../api/validation/bom';
import { IsOneOf, IsOptional } from '../../api/validation/fields';
import type { CategorySlug } from '../../kernel/categories';
import { CATEGORY, LISTED_STATUS, PRIORITY } from '../../kernel/named-values';
import type { Priority } from '../../kernel/priorities';
import type { LISTED_STATUSES } from '../../kernel/statuses';

/** The filters of a data set, as in the token API's list of issues. */
export class DataQueryDto {
  /** Only issues of this category. @example road */
  @IsOptional()
  @IsOneOf(CATEGORY)
  category?: CategorySlug;
  /** Only issues with this status. @example open */
  @IsOptional()
  @IsOneOf(LISTED_STATUS)
  status?: (typeof LISTED_STATUSES)[number];
  /** Only issues of this priority. @example high */
  @IsOptional()
  @IsOneOf(PRIORITY)
  priority?: Priority;
  /** In CSV, `1`: with a byte order mark, by which spreadsheets recognise UTF-8. @example 1 */
  @WithBom()
  bom: '0' | '1' = '0';
}

import { OneOf, Optional } from '../../api/validation/fields';
import type { CategorySlug } from '../../kernel/categories';
import { CATEGORY, LISTED_STATUS, PRIORITY } from '../../kernel/named-values';
import type { Priority } from '../../kernel/priorities';
import type { LISTED_STATUSES } from '../../kernel/statuses';

/** Which issues of a city a data set has: the filters of the token API's list. */
export class DataQueryDto {
  /** Only issues of this category. @example road */
  @Optional()
  @OneOf(CATEGORY)
  category?: CategorySlug;
  /** Only issues with this status. @example open */
  @Optional()
  @OneOf(LISTED_STATUS)
  status?: (typeof LISTED_STATUSES)[number];
  /** Only issues of this priority. @example high */
  @Optional()
  @OneOf(PRIORITY)
  priority?: Priority;
}

import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { CATEGORY, CITY, LISTED_STATUS, PRIORITY } from '../../kernel/named-values';
import type { Priority } from '../../kernel/priorities';
import type { LISTED_STATUSES } from '../../kernel/statuses';
import { IsOneOf, IsOptional } from '../../api/validation/fields';
import { IsPageCursor, IsPageLimit } from '../../api/validation/query-fields';

export const ISSUE_SORTS = ['createdAt_desc', 'createdAt_asc', 'upvotes_desc'] as const;
export type IssueSort = (typeof ISSUE_SORTS)[number];

/** The filters and the order of a list of issues. */
export class IssueListQueryDto {
  /** Only issues of this city. @example mumbai */
  @IsOptional()
  @IsOneOf(CITY)
  city?: CitySlug;
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
  /** createdAt_desc when absent. @example upvotes_desc */
  @IsOptional()
  @IsOneOf({ enum: ISSUE_SORTS, enumName: 'IssueSort' })
  sort?: IssueSort;
  @IsPageLimit()
  limit: number = 20;
  @IsPageCursor()
  lastKey?: string;
}

/** The city in the path of a list. */
export class CityParamDto {
  /** The city. @example mumbai */
  @IsOneOf(CITY)
  city!: CitySlug;
}

/** The category in the path of a list. */
export class CategoryParamDto {
  /** The category. @example road */
  @IsOneOf(CATEGORY)
  category!: CategorySlug;
}

import { z } from 'zod';
import { dto } from '../../platform/http/dto';
import { CATEGORY_SLUGS } from '../../kernel/categories';
import { CITY_SLUGS } from '../../kernel/cities';
import { PRIORITIES } from '../../kernel/priorities';
import { LISTED_STATUSES } from '../../kernel/statuses';
import { pageCursor, pageLimit } from '../../platform/http/fields';

export const ISSUE_SORTS = ['createdAt_desc', 'createdAt_asc', 'upvotes_desc'] as const;

const page = {
  status: z.enum(LISTED_STATUSES).optional(),
  priority: z.enum(PRIORITIES).optional(),
  sort: z.enum(ISSUE_SORTS).optional().meta({ description: 'createdAt_desc when absent' }),
  limit: pageLimit(20),
  lastKey: pageCursor(),
};
const city = z.enum(CITY_SLUGS);
const category = z.enum(CATEGORY_SLUGS);

export class IssueListQueryDto extends dto(
  z.object({ city: city.optional(), category: category.optional(), ...page }),
) {}

export class CityParamDto extends dto(z.object({ city })) {}

export class CategoryParamDto extends dto(z.object({ category })) {}

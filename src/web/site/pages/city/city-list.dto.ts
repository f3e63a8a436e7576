import { characters } from '../../../../api/validation/text';
import { FirstText } from '../../../../api/validation/query-fields';
import { CATEGORY_SLUGS } from '../../../../kernel/categories';
import { LIFECYCLE_STATUSES } from '../../../../kernel/statuses';
import { oneOf } from '../../forms/form-fields';
import { type CityIssueFilter, SORTS } from './city-issues.queries';

const MAX_WORDS = 200;
/** Separates the fields of the search text. */
const SEPARATOR = '\u001f';

/** The filters of a city's issues; unknown values count as absent. */
export class CityListQueryDto {
  @FirstText()
  category?: string;
  @FirstText()
  status?: string;
  @FirstText()
  ward?: string;
  @FirstText()
  late?: string;
  @FirstText()
  q?: string;
  @FirstText()
  sort?: string;
  @FirstText()
  after?: string;
  @FirstText()
  before?: string;
}

/** Whether a query has unknown values, so that its page shows more than its URL says. */
export function isMisread(query: CityListQueryDto, filter: CityIssueFilter): boolean {
  return (['category', 'status', 'late', 'sort'] as const).some(
    (name) => query[name] !== undefined && query[name] !== filter[name],
  );
}

/** Whether the search text of a filter is longer than texts are searched for. */
export function isTooLong({ q = '' }: CityIssueFilter): boolean {
  return characters(q) > MAX_WORDS;
}

/** The filter of a query. */
export function filterOf(query: CityListQueryDto): CityIssueFilter {
  return {
    category: oneOf(CATEGORY_SLUGS, query.category),
    status: oneOf(LIFECYCLE_STATUSES, query.status),
    ward: query.ward?.slice(0, MAX_WORDS),
    late: oneOf(['yes'] as const, query.late),
    q: query.q?.replaceAll(SEPARATOR, ' ').trim(),
    sort: oneOf(SORTS, query.sort) ?? 'newest',
  };
}

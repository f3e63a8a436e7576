/** The filters of a queue, as the address and the API call them. All but the last three can have several values. */
export const FILTER_NAMES = [
  'holder',
  'due',
  'status',
  'ward',
  'category',
  'channel',
  'priority',
  'state',
  'from',
  'to',
  'q',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** The values of each filter; none: the filter is not set. */
export type Filters = Readonly<Record<FilterName, readonly string[]>>;

/** The filters of an address. */
export function filtersOf(query: URLSearchParams): Filters {
  const of = (name: FilterName) => query.getAll(name).filter((value) => value !== '');
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, of(name)])) as Record<FilterName, string[]>;
}

/** The filters that are set, as the API takes them. */
export function givenOf(filters: Filters): Partial<Record<FilterName, string[]>> {
  const given = FILTER_NAMES.filter((name) => filters[name].length > 0);
  return Object.fromEntries(given.map((name) => [name, [...filters[name]]]));
}

import { FEED_CATEGORIES } from '../../../../../kernel/categories';
import { useCity } from '../../city';
import { Choice, type Option } from '../../kit/forms/fields';
import { useMedia, WIDER_THAN_PHONE } from '../../kit/media-query';
import { useRead } from '../../kit/reads/hooks';
import { NotRead } from '../../kit/reads/loaded';
import { SearchForm } from '../../kit/forms/search-form';
import { cachedWards, readWards } from '../../shared-reads';
import { changeQuery } from '../../router';
import type { Filters } from './feed-store';
import { STATUS_NAMES, STATUSES } from './statuses';

const ANY_STATUS = [
  { value: '', label: 'All' },
  ...STATUS_NAMES.map((value) => ({ value, label: STATUSES[value].label })),
];

const ANY_CATEGORY = [
  { value: '', label: 'All' },
  ...FEED_CATEGORIES.map((value) => ({ value, label: value })),
];

const ANY_STATE = [
  { value: '', label: 'All' },
  { value: 'disputed', label: 'Asked to reopen' },
];

const ANY_DUE = [
  { value: '', label: 'All' },
  { value: 'late', label: 'Late' },
];

/** The filters of an address. An unknown status or category is ignored. */
export function filtersOf(query: URLSearchParams): Filters {
  const of = (name: keyof Filters) => query.get(name) ?? '';
  const oneOf = (name: keyof Filters, known: readonly Option[]) =>
    known.some(({ value }) => value === of(name)) ? of(name) : '';
  return {
    status: oneOf('status', ANY_STATUS),
    ward: of('ward'),
    category: oneOf('category', ANY_CATEGORY),
    state: oneOf('state', ANY_STATE),
    due: oneOf('due', ANY_DUE),
    q: of('q'),
  };
}

/** The filters of the feed. They are in the address, so a bookmark is a saved search. */
export function FeedFilters({ of: { status, ward, category, state, due, q } }: { of: Filters }) {
  const choose = (name: keyof Filters) => (value: string) =>
    changeQuery({ [name]: value, page: '' }, { replace: false });
  // On a phone they would push the first issue out of sight.
  const isWide = useMedia(WIDER_THAN_PHONE);
  const isNarrowed = [status, ward, category, state].some((wanted) => wanted !== '');
  return (
    <SearchForm q={q} action="Search" placeholder="Title, number, address">
      <details class="filters" open={isWide || isNarrowed}>
        <summary class="button">Filters</summary>
        <Choice label="Status" value={status} options={ANY_STATUS} onChange={choose('status')} />
        <WardChoice value={ward} onChange={choose('ward')} />
        <Choice label="Category" value={category} options={ANY_CATEGORY} onChange={choose('category')} />
        <Choice label="Due date" value={due} options={ANY_DUE} onChange={choose('due')} />
        <Choice label="State" value={state} options={ANY_STATE} onChange={choose('state')} />
      </details>
    </SearchForm>
  );
}

/** The wards of the city. */
function WardChoice({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const cityId = useCity();
  const wards = useRead(cityId, () => readWards(cityId), cachedWards(cityId));
  const known = (wards.data ?? []).map(({ code, name }) => ({ value: code, label: `${code}, ${name}` }));
  // The ward of the address is shown before the wards are loaded, and if no ward has that code.
  const isListed = value === '' || known.some((each) => each.value === value);
  const options = isListed ? known : [...known, { value, label: wards.data ? `${value} (no ward)` : value }];
  return (
    <>
      <Choice
        label="Ward"
        value={value}
        options={[{ value: '', label: 'All' }, ...options]}
        onChange={onChange}
      />
      <NotRead of={wards} />
    </>
  );
}

import { FEED_CATEGORIES } from '../../../../kernel/categories';
import { answerOf, api } from '../../api';
import { useCity } from '../../city';
import { useKeysSetting } from '../../keys';
import { Choice, Tick } from '../../kit/fields';
import { useLoad } from '../../kit/load';
import { SearchForm } from '../../kit/search-form';
import { changeQuery } from '../../router';
import { STATUS_NAMES, STATUSES } from './statuses';

const ANY_STATUS = [
  { value: '', label: 'All' },
  ...STATUS_NAMES.map((value) => ({ value, label: STATUSES[value].label })),
];

const ANY_CATEGORY = [
  { value: '', label: 'All' },
  ...FEED_CATEGORIES.map((value) => ({ value, label: value })),
];

/** What is looked for; an empty text for anything. */
export type Filters = Record<'status' | 'ward' | 'category' | 'q', string>;

/** The filters of an address. */
export function filtersOf(query: URLSearchParams): Filters {
  const of = (name: keyof Filters) => query.get(name) ?? '';
  return { status: of('status'), ward: of('ward'), category: of('category'), q: of('q') };
}

/** The filters of the feed. They stand in the address: a bookmark of the page is a saved search. */
export function FeedFilters({ of: { status, ward, category, q } }: { of: Filters }) {
  const choose = (name: keyof Filters) => (value: string) =>
    changeQuery({ [name]: value }, { replace: false });
  return (
    <SearchForm q={q} action="Search titles">
      <Choice label="Status" value={status} options={ANY_STATUS} onChange={choose('status')} />
      <WardChoice value={ward} onChange={choose('ward')} />
      <Choice label="Category" value={category} options={ANY_CATEGORY} onChange={choose('category')} />
      <p class="hint">The address of this page keeps the filters: bookmark it to save the search.</p>
    </SearchForm>
  );
}

/** The wards of the city. */
function WardChoice({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const cityId = useCity();
  const wards = useLoad(cityId, () =>
    answerOf(api.GET('/api/admin/geo/wards', { params: { query: { cityId } } })),
  );
  const known = (wards.data ?? []).map(({ code, name }) => ({ value: code, label: `${code}, ${name}` }));
  // The ward of the address is shown before the wards are known.
  const options = value === '' || known.length > 0 ? known : [{ value, label: value }];
  return (
    <Choice
      label="Ward"
      value={value}
      options={[{ value: '', label: 'All' }, ...options]}
      onChange={onChange}
    />
  );
}

/** What the keys of the queue do, and the switch that turns them off. */
export function KeysHelp() {
  const [on, setOn] = useKeysSetting();
  return (
    <section class="keys">
      <h2>Keys</h2>
      <Tick label="Act by single keys" checked={on} onChange={setOn} />
      <p>
        <kbd>j</kbd> next issue, <kbd>k</kbd> previous issue, <kbd>Enter</kbd> open it; <kbd>a</kbd>{' '}
        acknowledge, <kbd>p</kbd> start work, <kbd>r</kbd> resolve with a note, <kbd>o</kbd> mark overdue,{' '}
        <kbd>h</kbd> hide or restore, <kbd>i</kbd> pin or unpin, <kbd>x</kbd> choose for an act on several,{' '}
        <kbd>/</kbd> search.
      </p>
    </section>
  );
}

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
import { textOf } from '../../words';
import { feedCategoryName } from '../../names';

const ANY_STATUS = [
  { value: '', label: textOf('common.all') },
  ...STATUS_NAMES.map((value) => ({ value, label: STATUSES[value].label })),
];

const ANY_CATEGORY = [
  { value: '', label: textOf('common.all') },
  ...FEED_CATEGORIES.map((value) => ({ value, label: feedCategoryName(value) })),
];

const ANY_STATE = [
  { value: '', label: textOf('common.all') },
  { value: 'disputed', label: textOf('issue.askedToReopen') },
];

const ANY_DUE = [
  { value: '', label: textOf('common.all') },
  { value: 'late', label: textOf('view.late') },
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
    <SearchForm q={q} action={textOf('common.search2')} placeholder={textOf('issue.titleNumberAddress')}>
      <details class="filters" open={isWide || isNarrowed}>
        <summary class="button">{textOf('issue.filters')}</summary>
        <Choice
          label={textOf('common.status')}
          value={status}
          options={ANY_STATUS}
          onChange={choose('status')}
        />
        <WardChoice value={ward} onChange={choose('ward')} />
        <Choice
          label={textOf('common.category')}
          value={category}
          options={ANY_CATEGORY}
          onChange={choose('category')}
        />
        <Choice label={textOf('common.dueDate')} value={due} options={ANY_DUE} onChange={choose('due')} />
        <Choice label={textOf('common.state')} value={state} options={ANY_STATE} onChange={choose('state')} />
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
  const options = isListed
    ? known
    : [...known, { value, label: wards.data ? textOf('issue.noWard', { value }) : value }];
  return (
    <>
      <Choice
        label={textOf('common.ward')}
        value={value}
        options={[{ value: '', label: textOf('common.all') }, ...options]}
        onChange={onChange}
      />
      <NotRead of={wards} />
    </>
  );
}

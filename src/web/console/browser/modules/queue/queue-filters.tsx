import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useCity } from '../../city';
import { icon } from '../../kit/icon';
import { Choice, type Option } from '../../kit/forms/fields';
import { SearchForm } from '../../kit/forms/search-form';
import { useRead } from '../../kit/reads/hooks';
import { NotRead } from '../../kit/reads/loaded';
import { type FilterName, type Filters, FILTER_NAMES } from '../../queue-query';
import { changeQuery } from '../../router';
import { cachedWards, readWards } from '../../shared-reads';
import { unitOptions } from '../../units';
import { useUnits } from '../../use-units';
import { COMMON_HOLDERS, FILTER_LABELS, FIXED_OPTIONS, SORTS } from './filter-words';
import { textOf } from '../../words';

/** The filters that are chosen from a list, in the order of the page. */
const CHOSEN = ['holder', 'due', 'status', 'ward', 'category', 'priority', 'channel', 'state'] as const;
const DAYS = ['from', 'to'] as const;

/** The options of the filters that are chosen from a list. */
export type FilterOptions = Record<(typeof CHOSEN)[number], readonly Option[]>;

/** What changes of the filters and the order. */
export type FilterChanges = Partial<Record<FilterName | 'sort', string | readonly string[]>>;

/** Changes filters in the address, and begins with the first page. */
function change(changes: FilterChanges): void {
  changeQuery({ ...changes, after: '' }, { replace: false });
}

/** The options of a city, and the reads of those that it has of its own. */
export function useFilterOptions() {
  const city = useCity();
  const wards = useRead(city, () => readWards(city), cachedWards(city));
  const units = useUnits(city);
  const ward = (wards.data ?? []).map(({ code, name }) => ({ value: code, label: `${code}, ${name}` }));
  const holder = [...COMMON_HOLDERS, ...unitOptions(units.data)];
  const options: FilterOptions = { ...FIXED_OPTIONS, ward, holder };
  return { options, wards, units };
}

interface FiltersProps {
  of: Filters;
  sort: string;
  options: FilterOptions;
  onChange: (changes: FilterChanges) => void;
}

/**
 * The search, the filters and the order of a queue, with more buttons beside them. They are in the address, so a
 * bookmark is a saved queue.
 */
export function QueueFilters({
  of,
  sort,
  children,
}: {
  of: Filters;
  sort: string;
  children: ComponentChildren;
}) {
  const { options, wards, units } = useFilterOptions();
  const count = FILTER_NAMES.flatMap((name) => of[name]).length;
  return (
    <>
      <SearchForm
        q={of.q[0] ?? ''}
        action={textOf('common.search2')}
        placeholder={textOf('queue.wordsNumberPincode')}
      >
        <details class="narrow">
          <summary class="button">
            {icon('sliders-horizontal')}
            {textOf('queue.filters', { count: count > 0 ? ` (${count})` : '' })}
          </summary>
          <FilterFields of={of} sort={sort} options={options} onChange={change} />
        </details>
        {children}
      </SearchForm>
      <FilterChips of={of} options={options} onChange={change} />
      <NotRead of={wards} />
      <NotRead of={units} />
    </>
  );
}

/** Fields that add values of filters, and the order. */
export function FilterFields({ of, sort, options, onChange }: FiltersProps) {
  return (
    <div class="fields">
      {CHOSEN.map((name) => (
        <Chooser key={name} name={name} chosen={of[name]} options={options[name]} onChange={onChange} />
      ))}
      {DAYS.map((name) => (
        <Day key={name} name={name} value={of[name][0] ?? ''} onChange={onChange} />
      ))}
      <Choice
        label={textOf('queue.order')}
        value={sort}
        options={SORTS}
        onChange={(value) => onChange({ sort: value })}
      />
    </div>
  );
}

type ChangeProps = Pick<FiltersProps, 'onChange'>;

/** Adds a value to a filter: of several values, one is enough. */
function Chooser({
  name,
  chosen,
  options,
  onChange,
}: ChangeProps & {
  name: FilterName;
  chosen: readonly string[];
  options: readonly Option[];
}) {
  const first = {
    value: '',
    label: chosen.length === 0 ? textOf('common.any') : textOf('queue.addAnother'),
  };
  return (
    <Choice
      label={FILTER_LABELS[name]}
      value=""
      options={[first, ...options.filter(({ value }) => !chosen.includes(value))]}
      onChange={(value) => {
        if (value) onChange({ [name]: [...chosen, value] });
      }}
    />
  );
}

function Day({ name, value, onChange }: ChangeProps & { name: 'from' | 'to'; value: string }) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{FILTER_LABELS[name]}</label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      />
    </div>
  );
}

/** The values that are filtered by, each with a button that removes it. */
export function FilterChips({ of, options, onChange }: Omit<FiltersProps, 'sort'>) {
  const values = FILTER_NAMES.flatMap((name) => of[name].map((value) => ({ name, value })));
  if (values.length === 0) return null;
  const wordsOf = (name: FilterName, value: string) => {
    const known: readonly Option[] = name in options ? options[name as keyof FilterOptions] : [];
    return known.find((each) => each.value === value)?.label ?? value;
  };
  return (
    <div class="chips" role="group" aria-label={textOf('queue.filtersInUse')}>
      {values.map(({ name, value }) => (
        <button
          key={`${name} ${value}`}
          type="button"
          class="chip"
          onClick={() => onChange({ [name]: of[name].filter((each) => each !== value) })}
        >
          <span class="unseen">{textOf('queue.removeTheFilter')} </span>
          {FILTER_LABELS[name]}: {wordsOf(name, value)}
          {icon('x')}
        </button>
      ))}
      {values.length > 1 && (
        <button
          type="button"
          class="quiet"
          onClick={() => onChange(Object.fromEntries(FILTER_NAMES.map((name) => [name, ''])))}
        >
          {textOf('queue.removeAll')}
        </button>
      )}
    </div>
  );
}

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
import { ViewActs } from './view-acts';

/** The filters that are chosen from a list, in the order of the page. */
const CHOSEN = ['holder', 'due', 'status', 'ward', 'category', 'priority', 'channel', 'state'] as const;
const DAYS = ['from', 'to'] as const;

type Options = Record<(typeof CHOSEN)[number], readonly Option[]>;

/** Changes filters in the address, and begins with the first page. */
function change(changes: Partial<Record<FilterName | 'sort', string | readonly string[]>>): void {
  changeQuery({ ...changes, after: '' }, { replace: false });
}

/** The search, the filters and the order of a queue. They are in the address, so a bookmark is a saved queue. */
export function QueueFilters({ of, sort }: { of: Filters; sort: string }) {
  const city = useCity();
  const wards = useRead(city, () => readWards(city), cachedWards(city));
  const units = useUnits(city);
  const count = FILTER_NAMES.flatMap((name) => of[name]).length;
  const ward = (wards.data ?? []).map(({ code, name }) => ({ value: code, label: `${code}, ${name}` }));
  const holder = [...COMMON_HOLDERS, ...unitOptions(units.data)];
  const options: Options = { ...FIXED_OPTIONS, ward, holder };
  return (
    <>
      <SearchForm q={of.q[0] ?? ''} action="Search" placeholder="Words, number, pincode">
        <details class="narrow">
          <summary class="button">
            {icon('sliders-horizontal')}
            Filters{count > 0 && ` (${count})`}
          </summary>
          <div class="fields">
            {CHOSEN.map((name) => (
              <Chooser key={name} name={name} chosen={of[name]} options={options[name]} />
            ))}
            {DAYS.map((name) => (
              <Day key={name} name={name} value={of[name][0] ?? ''} />
            ))}
            <Choice
              label="Order"
              value={sort}
              options={SORTS}
              onChange={(value) => change({ sort: value })}
            />
          </div>
        </details>
      </SearchForm>
      <Chosen of={of} sort={sort} options={options} />
      <NotRead of={wards} />
      <NotRead of={units} />
    </>
  );
}

/** Adds a value to a filter: of several values, one is enough. */
function Chooser({
  name,
  chosen,
  options,
}: {
  name: FilterName;
  chosen: readonly string[];
  options: readonly Option[];
}) {
  const first = { value: '', label: chosen.length === 0 ? 'Any' : 'Add another …' };
  return (
    <Choice
      label={FILTER_LABELS[name]}
      value=""
      options={[first, ...options.filter(({ value }) => !chosen.includes(value))]}
      onChange={(value) => {
        if (value) change({ [name]: [...chosen, value] });
      }}
    />
  );
}

function Day({ name, value }: { name: 'from' | 'to'; value: string }) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{FILTER_LABELS[name]}</label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={(event) => change({ [name]: event.currentTarget.value })}
      />
    </div>
  );
}

/** The values that are filtered by, each with a button that removes it. */
function Chosen({ of, sort, options }: { of: Filters; sort: string; options: Options }) {
  const values = FILTER_NAMES.flatMap((name) => of[name].map((value) => ({ name, value })));
  if (values.length === 0) return null;
  const wordsOf = (name: FilterName, value: string) => {
    const known: readonly Option[] = name in options ? options[name as keyof Options] : [];
    return known.find((each) => each.value === value)?.label ?? value;
  };
  return (
    <div class="chips" role="group" aria-label="Filters in use">
      {values.map(({ name, value }) => (
        <button
          key={`${name} ${value}`}
          type="button"
          class="chip"
          onClick={() => change({ [name]: of[name].filter((each) => each !== value) })}
        >
          <span class="unseen">Remove the filter </span>
          {FILTER_LABELS[name]}: {wordsOf(name, value)}
          {icon('x')}
        </button>
      ))}
      {values.length > 1 && (
        <button
          type="button"
          class="quiet"
          onClick={() => change(Object.fromEntries(FILTER_NAMES.map((name) => [name, ''])))}
        >
          Remove all
        </button>
      )}
      <ViewActs of={of} sort={sort} />
    </div>
  );
}

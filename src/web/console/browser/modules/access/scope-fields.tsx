import { useState } from 'preact/hooks';
import { CATEGORY_SLUGS, type CategorySlug } from '../../../../../kernel/categories';
import { CITY_SLUGS, type CitySlug } from '../../../../../kernel/cities';
import { problemOf, Tick, Ticks } from '../../kit/forms/fields';
import type { Form } from '../../kit/forms/form';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { cityName } from '../../city-name';
import { categoryName } from '../../names';
import { readWards } from '../../shared-reads';
import { CitiesChoice, cityScopeOf } from './cities-choice';
import { partsOf, textOf } from '../../words';

/** What an account works for, as the boxes of a form; none ticked means all. */
export interface ScopeChoice {
  cities: readonly CitySlug[];
  /** Codes. */
  wards: readonly string[];
  categories: readonly CategorySlug[];
}

export const WHOLE_SCOPE: ScopeChoice = { cities: [], wards: [], categories: [] };
/** The members of the body that are not texts of the form: refusals are shown beside their boxes. */
export const SCOPE_MEMBERS = ['cityScope', 'wards', 'categories'] as const;

/** The members of the body. */
export function scopeBody({ cities, wards, categories }: ScopeChoice) {
  return { cityScope: cityScopeOf(cities), wards: [...wards], categories: [...categories] };
}

/** The boxes of the members of a body. */
export function scopeChoiceOf(scope: {
  cityScope: readonly CitySlug[] | null;
  wards: readonly string[];
  categories: readonly CategorySlug[];
}): ScopeChoice {
  return { cities: scope.cityScope ?? [], wards: scope.wards, categories: scope.categories };
}

/** Whether no box is ticked. */
export const isWhole = ({ cities, wards, categories }: ScopeChoice) =>
  cities.length + wards.length + categories.length === 0;

const withTick = <Value extends string>(ticked: readonly Value[], value: Value, on: boolean) =>
  on ? [...ticked, value] : ticked.filter((each) => each !== value);

/** The cities, wards and categories that an account works for. */
export function ScopeFields<Values extends Record<string, string>>({
  form,
  choice,
  onChange,
}: {
  form: Form<Values>;
  choice: ScopeChoice;
  onChange: (choice: ScopeChoice) => void;
}) {
  const { cities, wards, categories } = choice;
  return (
    <>
      <CitiesChoice
        cities={cities}
        onChange={(next) => onChange({ ...choice, cities: next })}
        problem={problemOf(form, 'cityScope', textOf('common.cities'))}
      />
      <WardsChoice
        cities={cities.length === 0 ? CITY_SLUGS : cities}
        wards={wards}
        problem={problemOf(form, 'wards', textOf('common.wards'))}
        onTick={(code, on) => onChange({ ...choice, wards: withTick(wards, code, on) })}
      />
      <Ticks
        legend={textOf('people.categoriesNoneTickedAll')}
        problem={problemOf(form, 'categories', textOf('common.categories'))}
      >
        {CATEGORY_SLUGS.map((slug) => (
          <Tick
            key={slug}
            label={categoryName(slug)}
            checked={categories.includes(slug)}
            onChange={(on) => onChange({ ...choice, categories: withTick(categories, slug, on) })}
          />
        ))}
      </Ticks>
    </>
  );
}

interface WardsProps {
  wards: readonly string[];
  onTick: (code: string, on: boolean) => void;
}

/** The ticked wards, then those of each city, which are read once they are unfolded. */
function WardsChoice({
  cities,
  problem,
  ...ticks
}: WardsProps & { cities: readonly CitySlug[]; problem: string | undefined }) {
  return (
    <Ticks legend={textOf('people.wardsNoneTickedAll')} problem={problem}>
      {ticks.wards.map((code) => (
        <Tick key={code} label={code} checked onChange={(on) => ticks.onTick(code, on)} />
      ))}
      {cities.map((city) => (
        <WardsOfCity key={city} city={city} {...ticks} />
      ))}
    </Ticks>
  );
}

function WardsOfCity({ city, ...ticks }: WardsProps & { city: CitySlug }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{partsOf('people.wardsOf', { city: cityName(city) })}</summary>
      {isOpen && <WardTicks city={city} {...ticks} />}
    </details>
  );
}

function WardTicks({ city, wards, onTick }: WardsProps & { city: CitySlug }) {
  const known = useRead(city, () => readWards(city));
  return (
    <Loaded of={known} empty={textOf('people.theCityHasNo')}>
      {(rows) =>
        rows.map(({ code, name }) => (
          <Tick
            key={code}
            label={`${code}, ${name}`}
            checked={wards.includes(code)}
            onChange={(on) => onTick(code, on)}
          />
        ))
      }
    </Loaded>
  );
}

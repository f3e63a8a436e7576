import { CITY_SLUGS, type CitySlug } from '../../../../../kernel/cities';
import { Tick, Ticks } from '../../kit/forms/fields';
import { cityName } from '../../city-name';
import { textOf } from '../../words';

/** Cities as the API takes them: null means all cities; in the form, no box is ticked then. */
export function cityScopeOf(cities: readonly CitySlug[]): CitySlug[] | null {
  return cities.length === 0 ? null : [...cities];
}

/** The cities of a scope in words. @param cityScope null: all cities */
export function citiesOf(cityScope: readonly CitySlug[] | null): string {
  return cityScope?.map(cityName).join(', ') ?? textOf('people.allLower');
}

/** A box for each city. */
export function CitiesChoice({
  cities,
  onChange,
  problem,
}: {
  cities: readonly CitySlug[];
  onChange: (cities: readonly CitySlug[]) => void;
  /** The reason of the refusal. */
  problem?: string | undefined;
}) {
  return (
    <Ticks legend={textOf('shell.citiesNoneTickedAll')} problem={problem}>
      {CITY_SLUGS.map((city) => (
        <Tick
          key={city}
          label={cityName(city)}
          checked={cities.includes(city)}
          onChange={(on) => onChange(on ? [...cities, city] : cities.filter((each) => each !== city))}
        />
      ))}
    </Ticks>
  );
}

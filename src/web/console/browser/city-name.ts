import { CITY_SLUGS } from '../../../kernel/cities';
import { textOf } from './words';

/** The name of a city. */
export function cityName(city: string): string {
  const known = CITY_SLUGS.find((slug) => slug === city);
  return known ? textOf(`city.${known}`) : city;
}

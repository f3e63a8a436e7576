import type { CitySlug } from '../../../kernel/cities';

/** The parts that each city has, and that ask for the city where none is known. */
export type SitePart = '' | '/map' | '/report' | '/wards';

/** The path of a part of a city; without a city, of the page that asks for it. */
export function partPath(part: SitePart, city: CitySlug | undefined): string {
  return (city === undefined ? part : `/${city}${part}`) || '/';
}

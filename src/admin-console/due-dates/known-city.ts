import { PlaceNotFound } from '../../accountability';
import { CITY_SLUGS, type CitySlug } from '../../kernel/cities';

/** The city with an id. @throws PlaceNotFound if there is none */
export function knownCity(id: string): CitySlug {
  const city = CITY_SLUGS.find((slug) => slug === id);
  if (!city) throw new PlaceNotFound('city');
  return city;
}

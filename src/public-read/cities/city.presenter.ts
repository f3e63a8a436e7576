import type { City } from '../../accountability';
import type { CityRowDto } from './city-row.dto';

/** A city row (docs/api/public-read.md#cities). */
export function presentCity(city: City): CityRowDto {
  return {
    id: city.slug,
    name: city.displayName,
    state: city.state,
    subdomain: city.subdomain,
    status: city.rolloutStatus,
    createdAt: city.createdAt.toISOString(),
  };
}

import type { PlaceFeatureCollectionDto } from '../dto/place-names.dto';
import type { NamedPlace } from './place-names.queries';

/** The places of a city as a GeoJSON FeatureCollection (docs/api/accountability.md#place-names). */
export function presentPlaceNames(places: readonly NamedPlace[]): PlaceFeatureCollectionDto {
  return {
    type: 'FeatureCollection',
    features: places.map(({ area, lat, lng }) => ({
      type: 'Feature',
      properties: { name: area },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  };
}

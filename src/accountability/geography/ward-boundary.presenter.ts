import type { WardFeatureCollectionDto } from '../dto/ward-boundaries.dto';
import type { BoundedWard } from './ward-boundary.queries';

/** The wards of a city as a GeoJSON FeatureCollection (docs/api/accountability.md#ward-boundaries). */
export function presentWardBoundaries(wards: readonly BoundedWard[]): WardFeatureCollectionDto {
  return {
    type: 'FeatureCollection',
    features: wards.map(({ id, boundary, code, name, zone, score, resPct, trend, boundarySource }) => ({
      type: 'Feature',
      id,
      properties: { code, name, zone, score, resPct, trend, source: boundarySource },
      geometry: boundary,
    })),
  };
}

import type { CitySlug } from '../../kernel/cities';
import type { GeocodedPoint } from '../entities/geocoded-point.entity';

/** A point on the map, in degrees (WGS 84). */
export interface Point {
  lat: number;
  lng: number;
}

/** How the place of a position was found. */
export type FoundBy = 'boundary' | 'pincode' | 'geocoder' | 'centroid';

/** The place of a position, as far as it is known. */
export interface FoundPlace {
  by: FoundBy;
  pincode: string | null;
  area: string;
  city: CitySlug | null;
  ward: string;
  jurisdictionId: string | null;
}

/** The geocoder's answer for a point. */
export type PointAnswer = Pick<GeocodedPoint, 'pincode' | 'area'>;

/**
 * A GeoJSON MultiPolygon (RFC 7946): polygons of rings of positions, longitude first; the first ring is the outer one.
 */
export interface MultiPolygon {
  type: 'MultiPolygon';
  coordinates: number[][][][];
}

import type { CitySlug } from '../kernel/cities';

/** A point on the map, in degrees (WGS 84). */
export interface Point {
  lat: number;
  lng: number;
}

/** How it was found out where something lies. */
export type FoundBy = 'boundary' | 'pincode' | 'geocoder' | 'centroid';

/** Where something lies, as far as is known. */
export interface FoundPlace {
  by: FoundBy;
  pincode: string | null;
  area: string;
  city: CitySlug | null;
  ward: string;
  jurisdictionId: string | null;
}

/** What a geocoder says of a point. */
export interface GeocodedPoint {
  pincode: string | null;
  area: string;
}

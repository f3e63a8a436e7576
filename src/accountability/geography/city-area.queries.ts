import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../kernel/cities';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { Point } from './place';

const KM_PER_DEGREE = 111.2;
/** For a city without boundaries: how far its area may reach from the middle of a pincode. */
const PINCODE_REACH_KM = 10;

/** In SQL: boundaries near a point, and whether the point is inside one, are found by bounding boxes. */
const around = statement(
  'places.rings-around',
  `select bool_or(r.ring @> point($3::float8, $2::float8)) as within,
          array_agg(r.ring::text) filter (where box(r.ring) && box(
            point($3::float8 - $5::float8, $2::float8 - $4::float8), point($3::float8 + $5::float8, $2::float8 + $4::float8))) as rings,
          count(*)::int as known
     from wards w join ward_rings r on r.ward_id = w.id and not r.is_hole where w.city = $1`,
);
const nearPlace = statement(
  'places.near-place',
  `select exists (
     select from places p
      where p.city = $1 and p.lat is not null
        and sqrt(power((p.lat - $2) * ${KM_PER_DEGREE}, 2)
               + power((p.lng - $3) * ${KM_PER_DEGREE} * cos(radians($2::float8)), 2)) <= $4::float8) as near`,
);

/**
 * The bounding box of the wards; if no boundary is stored, the middle four fifths of the pincodes, as some are far
 * outside.
 */
const extent = statement(
  'places.city-extent',
  `select coalesce(w.west, p.west) as west, coalesce(w.south, p.south) as south, coalesce(w.east, p.east) as east,
          coalesce(w.north, p.north) as north, w.west is not null as "isBounded"
     from (select min(((box(r.ring))[1])[0]) as west, min(((box(r.ring))[1])[1]) as south,
                  max(((box(r.ring))[0])[0]) as east, max(((box(r.ring))[0])[1]) as north
             from wards w join ward_rings r on r.ward_id = w.id where w.city = $1) w,
          (select percentile_cont(0.1) within group (order by lng) as west, percentile_cont(0.1) within group (order by lat) as south,
                  percentile_cont(0.9) within group (order by lng) as east, percentile_cont(0.9) within group (order by lat) as north
             from places where city = $1 and lat is not null) p`,
);

/** The bounding box of a city, in degrees; null if unknown. */
interface CityExtent {
  west: number | null;
  south: number | null;
  east: number | null;
  north: number | null;
  /** Whether it is computed from ward boundaries. */
  isBounded: boolean;
}

/** The boundaries of a city around a point. */
interface Around {
  /** Whether the point is inside a boundary; null if there are no boundaries. */
  within: boolean | null;
  rings: string[] | null;
  known: number;
}

/** The area of a city, and distances from it. */
@Injectable()
export class CityAreas {
  constructor(private readonly database: Database) {}

  /** The bounding box of a city: of its wards or, if no boundary is stored, of most of its pincodes. */
  async extentOf(city: CitySlug): Promise<CityExtent> {
    const found = await this.database.row<CityExtent>(extent, [city]);
    return found ?? { west: null, south: null, east: null, north: null, isBounded: false };
  }

  /**
   * Whether a point is inside a city, or within the given distance of its ward boundaries, or of its pincodes if no
   * boundary is stored.
   * @param km the maximum distance in kilometres
   */
  async isWithin(city: CitySlug, { lat, lng }: Point, km: number): Promise<boolean> {
    const [latSpan, lngSpan] = [km / KM_PER_DEGREE, km / (KM_PER_DEGREE * Math.cos(radians(lat)))];
    const found = await this.database.row<Around>(around, [city, lat, lng, latSpan, lngSpan]);
    if (found && found.known > 0)
      return (
        found.within === true || (found.rings ?? []).some((ring) => distanceKm(ring, { lat, lng }) <= km)
      );
    const place = await this.database.row<{ near: boolean }>(nearPlace, [
      city,
      lat,
      lng,
      PINCODE_REACH_KM + km,
    ]);
    return place?.near === true;
  }
}

/**
 * The distance from a point to a closed ring in kilometres, on a plane, which is exact enough within a city. @param
 * ring in PostgreSQL's notation
 */
export function distanceKm(ring: string, { lat, lng }: Point): number {
  const numbers = ring.match(/-?\d+(\.\d+)?(e[+-]?\d+)?/g)?.map(Number) ?? [];
  const scale = Math.cos(radians(lat));
  let nearest = Infinity;
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const next = at + 3 < numbers.length ? at + 2 : 0;
    const from = flat(numbers, at, { lat, lng }, scale);
    const to = flat(numbers, next, { lat, lng }, scale);
    nearest = Math.min(nearest, distanceToSegment(from, to));
  }
  return nearest;
}

/** A position in kilometres east and north of the point. */
function flat(numbers: readonly number[], at: number, { lat, lng }: Point, scale: number): [number, number] {
  const [x = 0, y = 0] = [numbers[at], numbers[at + 1]];
  return [(x - lng) * KM_PER_DEGREE * scale, (y - lat) * KM_PER_DEGREE];
}

/** The distance from the origin to a segment. */
function distanceToSegment([x, y]: [number, number], [toX, toY]: [number, number]): number {
  const [dx, dy] = [toX - x, toY - y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / length));
  return Math.hypot(x + along * dx, y + along * dy);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

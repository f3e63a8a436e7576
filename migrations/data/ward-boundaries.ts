import type { QueryRunner } from 'typeorm';
import { boundariesOf, type WardBoundaries, type WardBoundary } from './boundaries';
import { MUMBAI_BOUNDARIES } from './boundaries-mumbai';
import { PUNE_BOUNDARIES } from './boundaries-pune';

/** The source of these boundaries, shown on maps. */
const SOURCE = 'DataMeet, CC BY 4.0';

/** Stores the boundaries of the wards of two cities, with their rings as polygons. */
export async function storeBoundaries(runner: QueryRunner): Promise<void> {
  for (const each of [MUMBAI_BOUNDARIES, PUNE_BOUNDARIES])
    await runner.query(STORE, [each.city, rowsOf(each), SOURCE]);
}

const STORE = `
  with given as (select * from jsonb_to_recordset($2) as g (code text, boundary jsonb, rings jsonb)),
  stored as (
    update wards w set boundary = given.boundary, boundary_source = $3, updated_at = now() from given
     where w.city = $1 and w.code = given.code
    returning w.id, given.rings)
  insert into ward_rings (ward_id, ring, is_hole)
    select id, r.ring::polygon, r.is_hole from stored, jsonb_to_recordset(rings) as r (ring text, is_hole boolean)`;

function rowsOf(boundaries: WardBoundaries): string {
  return JSON.stringify(boundariesOf(boundaries).map(rowOf));
}

/** A boundary in the format of the table of wards, with its rings in the format of PostgreSQL polygons. */
function rowOf({ code, coordinates }: WardBoundary): object {
  const rings = coordinates.flatMap((polygon) =>
    polygon.map((ring, index) => {
      return { ring: `(${ring.map(([lng, lat]) => `(${lng},${lat})`).join(',')})`, is_hole: index > 0 };
    }),
  );
  return { code, boundary: { type: 'MultiPolygon', coordinates }, rings };
}

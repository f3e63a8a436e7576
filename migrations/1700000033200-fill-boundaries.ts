import type { MigrationInterface, QueryRunner } from 'typeorm';
import { boundariesOf, type WardBoundaries, type WardBoundary } from './data/boundaries';
import { MUMBAI_BOUNDARIES } from './data/boundaries-mumbai';
import { PUNE_BOUNDARIES } from './data/boundaries-pune';

const CITIES: readonly WardBoundaries[] = [MUMBAI_BOUNDARIES, PUNE_BOUNDARIES];

/** Stores the boundaries of the wards of two cities. A boundary that city staff have stored is kept. */
export class FillBoundaries1700000033200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const each of CITIES) await runner.query(FILL, [each.city, rowsOf(each)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const each of CITIES) await runner.query(CLEAR, [each.city, rowsOf(each)]);
  }
}

const FILL = `
  with given as (select * from jsonb_to_recordset($2) as g (code text, boundary jsonb, rings jsonb)),
  filled as (
    update wards w set boundary = given.boundary, updated_at = now() from given
     where w.city = $1 and w.code = given.code and w.boundary is null
    returning w.id, given.rings)
  insert into ward_rings (ward_id, ring, is_hole)
    select id, r.ring::polygon, r.is_hole from filled, jsonb_to_recordset(rings) as r (ring text, is_hole boolean)`;

/** Boundaries that were changed later are kept. */
const CLEAR = `
  with given as (select * from jsonb_to_recordset($2) as g (code text, boundary jsonb)),
  cleared as (
    update wards w set boundary = null, updated_at = now() from given
     where w.city = $1 and w.code = given.code and w.boundary = given.boundary
    returning w.id)
  delete from ward_rings where ward_id in (select id from cleared)`;

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

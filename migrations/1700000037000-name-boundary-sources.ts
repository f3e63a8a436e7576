import type { MigrationInterface, QueryRunner } from 'typeorm';
import { boundariesOf } from './data/boundaries';
import { MUMBAI_BOUNDARIES } from './data/boundaries-mumbai';
import { PUNE_BOUNDARIES } from './data/boundaries-pune';

/** Source of the boundaries that are part of the service. */
const SHIPPED = 'DataMeet, CC BY 4.0';

/** Adds the source of a boundary, shown on maps. It is empty for boundaries that city staff stored earlier. */
export class NameBoundarySources1700000037000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table wards add column boundary_source text not null default '';
      comment on column wards.boundary_source is 'whose the boundary is, as maps name it; empty where that is not known';
    `);
    for (const each of [MUMBAI_BOUNDARIES, PUNE_BOUNDARIES]) {
      const rows = boundariesOf(each).map(({ code, coordinates }) => {
        return { code, boundary: { type: 'MultiPolygon', coordinates } };
      });
      await runner.query(NAME, [each.city, JSON.stringify(rows), SHIPPED]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table wards drop column boundary_source`);
  }
}

const NAME = `
  with given as (select * from jsonb_to_recordset($2) as g (code text, boundary jsonb))
  update wards w set boundary_source = $3 from given
   where w.city = $1 and w.code = given.code and w.boundary = given.boundary`;

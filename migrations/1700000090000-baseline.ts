import type { MigrationInterface, QueryRunner } from 'typeorm';
import { typeid } from 'typeid-js';
import { ACCOUNTABILITY } from './baseline/accountability';
import { ADMIN_CONSOLE } from './baseline/admin-console';
import { ALERTS } from './baseline/alerts';
import { AUTH } from './baseline/auth';
import { CHANNELS } from './baseline/channels';
import { COMMUNITY } from './baseline/community';
import { DUE_DATES } from './baseline/due-dates';
import { FLAGS } from './baseline/flags';
import { ISSUES } from './baseline/issues';
import { MEDIA } from './baseline/media';
import { MESSAGES } from './baseline/messages';
import { OPEN311 } from './baseline/open311';
import { PLATFORM } from './baseline/platform';
import { RESOLUTION } from './baseline/resolution';
import { SCORES } from './baseline/scores';
import { APPEND_ONLY } from './baseline/triggers/append-only';
import { AUDIT_CHAIN } from './baseline/triggers/audit-chain';
import { CITY_COUNTS } from './baseline/triggers/city-counts';
import { ISSUE_CELLS } from './baseline/triggers/issue-cells';
import { ISSUE_ROLLUP } from './baseline/triggers/issue-rollup';
import { ISSUE_SEARCH } from './baseline/triggers/issue-search';
import { REPORTER_PROFILES } from './baseline/triggers/reporters';
import { SCORE_TRIGGERS } from './baseline/triggers/scores';
import { WEBHOOKS } from './baseline/webhooks';
import { insertRows } from './data/insert-rows';
import { seededKeywords } from './data/keywords';
import { insertPlaces } from './data/places';
import { REFERENCE_ROWS } from './data/reference';
import { storeBoundaries } from './data/ward-boundaries';

/** In an order in which each table is created after those it refers to. */
const TABLES = [
  PLATFORM,
  ACCOUNTABILITY,
  AUTH,
  ISSUES,
  DUE_DATES,
  MESSAGES,
  MEDIA,
  RESOLUTION,
  FLAGS,
  SCORES,
  CHANNELS,
  COMMUNITY,
  OPEN311,
  ALERTS,
  WEBHOOKS,
  ADMIN_CONSOLE,
];
const TRIGGERS = [
  APPEND_ONLY,
  AUDIT_CHAIN,
  ISSUE_ROLLUP,
  ISSUE_CELLS,
  ISSUE_SEARCH,
  CITY_COUNTS,
  SCORE_TRIGGERS,
  REPORTER_PROFILES,
];

/** The schema of version 1.0.0, and the records the service starts with. Later migrations are appended to it. */
export class Baseline1700000090000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query([...TABLES, ...TRIGGERS, REFERENCE_ROWS].join('\n'));
    await insertPlaces(runner);
    await storeBoundaries(runner);
    const keywords = seededKeywords().map((keyword) => ({ id: typeid('kwd').toString(), ...keyword }));
    await insertRows(runner, 'keywords', keywords);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      do $$
      declare object text;
      begin
        for object in select format('table %I', tablename) from pg_tables
                       where schemaname = 'public' and tablename <> 'migrations'
        loop execute 'drop ' || object || ' cascade'; end loop;
        for object in select p.oid::regprocedure::text from pg_proc p where pronamespace = 'public'::regnamespace
                         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        loop execute 'drop function ' || object || ' cascade'; end loop;
      end $$;
      drop extension pg_trgm;
    `);
  }
}

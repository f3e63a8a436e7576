import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the saved queues of accounts, units and cities. */
export class KeepViews1700000099300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table staff_views (
        id text collate "C" not null constraint staff_views_pk primary key,
        city text collate "C" not null constraint staff_views_city_fk references cities (slug),
        name text not null,
        scope text collate "C" not null constraint staff_views_scope_known check (scope in ('own', 'unit', 'city')),
        unit_id text collate "C" constraint staff_views_unit_fk references staff_units (id),
        account_id text collate "C" not null
          constraint staff_views_account_fk references console_accounts (id),
        filters jsonb not null,
        sort text collate "C",
        columns text[] not null,
        position int not null,
        created_at timestamptz(3) not null,
        constraint staff_views_unit_given check ((scope = 'unit') = (unit_id is not null))
      );
      comment on table staff_views is 'saved queues of an account, a unit or a city';
      comment on column staff_views.unit_id is 'null: of no unit';
      comment on column staff_views.account_id is 'account that made it; only that one sees a view of its own';
      comment on column staff_views.filters is 'values by the filters of a queue';
      comment on column staff_views.sort is 'null: by the filters';
      create index staff_views_city_idx on staff_views (city, scope, position, id);
      create index staff_views_account_idx on staff_views (account_id, city);
      create index staff_views_unit_idx on staff_views (unit_id) where unit_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table staff_views');
  }
}

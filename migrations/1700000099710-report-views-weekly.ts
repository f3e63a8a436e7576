import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds to whom a view is reported every week. */
export class ReportViewsWeekly1700000099710 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table staff_view_reports (
        view_id text collate "C" not null,
        city text collate "C" not null constraint staff_view_reports_city_fk references cities (slug),
        account_id text collate "C" not null
          constraint staff_view_reports_account_fk references console_accounts (id),
        written_until timestamptz(3) not null,
        constraint staff_view_reports_pk primary key (view_id, city, account_id)
      );
      comment on table staff_view_reports is 'accounts that get a weekly report of a view by mail';
      comment on column staff_view_reports.view_id is
        'saved view, or one of those that every city has; a report of a view that is gone is removed';
      comment on column staff_view_reports.city is 'city of the view';
      comment on column staff_view_reports.written_until is 'the Monday of the last report, or when it was asked for';
      create index staff_view_reports_due_idx on staff_view_reports (city, written_until);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table staff_view_reports');
  }
}

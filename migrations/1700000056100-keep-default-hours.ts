import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores each version of the default hours. A due date uses the version valid at the time of the report, like the
 * policy. Existing issues use the current one.
 */
export class KeepDefaultHours1700000056100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sla_default_hours (
        id bigint generated always as identity,
        hours jsonb not null,
        valid_from timestamptz(3) not null,
        constraint sla_default_hours_pk primary key (id)
      );
      comment on table sla_default_hours is
        'within how many hours issues that no policy is for are to be resolved, from a time on';
      comment on column sla_default_hours.hours is 'by the label of the category';
      comment on column sla_default_hours.valid_from is
        'what is reported from then on follows it, until another one is valid';
      insert into sla_default_hours (hours, valid_from)
        select value, '1970-01-01T00:00:00Z' from console_settings where name = 'slaHours';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table sla_default_hours`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Choices about how people are shown that are being applied to what they contributed before. */
export class ApplyChoicesToEarlierIssues1700000112100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table privacy_applications (
        user_id text collate "C" not null,
        shown_as text,
        place text,
        requested_at timestamptz(3) not null,
        last_issue text collate "C" not null,
        done integer not null,
        total integer not null,
        finished_at timestamptz(3),
        constraint privacy_applications_pk primary key (user_id),
        constraint privacy_applications_user_fk foreign key (user_id) references users (id) on delete cascade
      );
      create index privacy_applications_waiting_idx on privacy_applications (requested_at) where finished_at is null;
      comment on table privacy_applications is
        'how people want to be shown in all issues they contributed to before, and how far that is';
      comment on column privacy_applications.last_issue is 'the last issue that was done; empty: none';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table privacy_applications');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Personal data that was found in published texts, for city staff. */
export class RecordPersonalDataInTexts1700000101000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table personal_findings (
        id text collate "C" constraint personal_findings_pk primary key,
        target_kind text collate "C" not null
          constraint personal_findings_target_known check (target_kind in ('issue', 'message', 'resolution', 'reopen_request')),
        target_id text collate "C" not null,
        issue_id text collate "C" not null constraint personal_findings_issue_fk references issues,
        field text collate "C" not null,
        kind text collate "C" not null,
        start_at integer not null,
        end_at integer not null,
        found_at timestamptz(3) not null,
        dismissed_at timestamptz(3),
        dismissed_by text collate "C",
        constraint personal_findings_range check (start_at >= 0 and end_at > start_at)
      );
      comment on table personal_findings is
        'personal data in published texts that its author was not asked about, for city staff; the words are not stored';
      comment on column personal_findings.target_id is 'the issue, the message or the request; of a resolution its issue';
      comment on column personal_findings.start_at is 'in UTF-16 units of the text, as end_at';
      create index personal_findings_target_idx on personal_findings (target_kind, target_id);
      create index personal_findings_issue_idx on personal_findings (issue_id);
      create index personal_findings_open_idx on personal_findings (found_at, id) where dismissed_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table personal_findings`);
  }
}

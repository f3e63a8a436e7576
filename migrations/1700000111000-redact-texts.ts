import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What texts were before words were removed from them, as long as that can be undone. */
export class RedactTexts1700000111000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table redactions (
        id text collate "C" constraint redactions_pk primary key,
        target_kind text collate "C" not null
          constraint redactions_target_known check (target_kind in ('issue', 'message', 'resolution', 'reopen_request')),
        target_id text collate "C" not null,
        issue_id text collate "C" not null constraint redactions_issue_fk references issues,
        field text collate "C" not null,
        texts text not null constraint redactions_sealed check (starts_with(texts, 'enc:v1:')),
        redacted_at timestamptz(3) not null
      );
      comment on table redactions is
        'what texts were before words were removed from them, sealed, as long as that can be undone';
      comment on column redactions.target_id is 'the issue, the message or the request; of a resolution its issue';
      comment on column redactions.texts is 'the text before and after, sealed for the person who wrote it';
      create index redactions_target_idx on redactions (target_kind, target_id);
      create index redactions_issue_idx on redactions (issue_id);
      create index redactions_at_idx on redactions (redacted_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table redactions`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = [
  'flag',
  'delivery_failed',
  'channel_degraded',
  'webhook_disabled',
  'office_not_reached',
  'picture_not_stored',
  'mail_outage',
  'reopen_request',
  'resolution_rated_down',
  'issue_assigned',
  'issue_reopened',
  'issue_escalated',
];
const known = (kinds: readonly string[]) => `
  alter table notifications drop constraint notifications_kind_known;
  alter table notifications add constraint notifications_kind_known check (kind in ('${kinds.join("', '")}'));`;

/** Adds the notes of city staff about issues, the files of notes, and notifications to who is mentioned. */
export class WriteNotesAboutIssues1700000099200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table staff_notes (
        id text collate "C" not null constraint staff_notes_pk primary key,
        issue_id text collate "C" not null constraint staff_notes_issue_fk references issues,
        author_id text collate "C" not null,
        author_name text not null,
        text text not null,
        mentions text[] not null,
        at timestamptz(3) not null,
        corrects text collate "C" constraint staff_notes_corrected_fk references staff_notes
      );
      comment on table staff_notes is
        'append-only: notes of city staff about an issue, which citizens never see; a correction is a row of its own';
      comment on column staff_notes.author_id is 'account of the console';
      comment on column staff_notes.mentions is 'ids of accounts of the console, and of units';
      comment on column staff_notes.corrects is 'the note that the row is a correction of; null: a note';
      create index staff_notes_issue_idx on staff_notes (issue_id, at, id) where corrects is null;
      create index staff_notes_corrected_idx on staff_notes (corrects, at, id) where corrects is not null;
      create trigger staff_notes_append_only before update or delete or truncate on staff_notes
        for each statement
        execute function refuse_change();
      comment on trigger staff_notes_append_only on staff_notes is 'refuses to change or delete a note of city staff';

      create table staff_files (
        id text collate "C" not null constraint staff_files_pk primary key,
        issue_id text collate "C" not null constraint staff_files_issue_fk references issues,
        note_id text collate "C" constraint staff_files_note_fk references staff_notes,
        type text collate "C" not null,
        size_bytes integer not null,
        added_by text collate "C" not null,
        added_at timestamptz(3) not null
      );
      comment on table staff_files is 'photos and PDFs of notes of city staff; never served to citizens';
      comment on column staff_files.note_id is 'null: sent, and not yet part of a note';
      comment on column staff_files.added_by is 'account of the console';
      create index staff_files_note_idx on staff_files (note_id) where note_id is not null;
      create index staff_files_issue_idx on staff_files (issue_id);
      create index staff_files_unused_idx on staff_files (added_by, added_at) where note_id is null;
      ${known([...KINDS, 'issue_mentioned'])}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where kind = 'issue_mentioned';
      ${known(KINDS)}
      drop table staff_files;
      drop table staff_notes;
    `);
  }
}

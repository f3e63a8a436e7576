import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks messages that are answers of city staff, and keeps who wrote each answer and whether the reporter replied. */
export class MarkAnswersOfStaff1700000099220 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table messages add column answer boolean not null default false;
      comment on column messages.answer is 'whether city staff wrote it as an answer, in the name of a unit';

      create table issue_answers (
        message_id text collate "C" not null constraint issue_answers_pk primary key
          constraint issue_answers_message_fk references messages,
        issue_id text collate "C" not null constraint issue_answers_issue_fk references issues,
        account_id text collate "C" not null,
        account_name text not null,
        unit_id text collate "C" constraint issue_answers_unit_fk references staff_units,
        template_id text collate "C",
        language text collate "C",
        pause_id text collate "C" constraint issue_answers_pause_fk references sla_pauses,
        at timestamptz(3) not null,
        replied_at timestamptz(3),
        superseded_at timestamptz(3)
      );
      comment on table issue_answers is 'answers of city staff in threads: who wrote each, and whether the reporter replied';
      comment on column issue_answers.account_id is 'account of the console';
      comment on column issue_answers.unit_id is 'null: answered as the city desk';
      comment on column issue_answers.template_id is 'the template it was written with, which may be removed by now';
      comment on column issue_answers.pause_id is 'the pause of the due date while it waits for the reporter; null: no question';
      comment on column issue_answers.replied_at is 'when the reporter first wrote after it; null: not yet';
      comment on column issue_answers.superseded_at is 'when the next answer was written; null: the newest of its issue';
      create unique index issue_answers_newest_unique on issue_answers (issue_id) where superseded_at is null;
      create index issue_answers_issue_idx on issue_answers (issue_id, at);
      create index issue_answers_replied_idx on issue_answers (replied_at, issue_id)
       where replied_at is not null and superseded_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table issue_answers;
      alter table messages drop column answer;
    `);
  }
}

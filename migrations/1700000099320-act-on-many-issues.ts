import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds acts of city staff on many issues at once, with a result for each issue. */
export class ActOnManyIssues1700000099320 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table bulk_acts (
        id text collate "C" not null constraint bulk_acts_pk primary key,
        account_id text collate "C" not null
          constraint bulk_acts_account_fk references console_accounts (id),
        act text collate "C" not null,
        value jsonb not null,
        state text collate "C" not null
          constraint bulk_acts_state_known check (state in ('running', 'done', 'stopped', 'undoing', 'undone')),
        created_at timestamptz(3) not null,
        ended_at timestamptz(3)
      );
      comment on table bulk_acts is 'acts of city staff on many issues at once';
      comment on column bulk_acts.account_id is 'account that began it; only that one sees it';
      comment on column bulk_acts.value is 'what the act sets, by the names of the single act';
      comment on column bulk_acts.ended_at is 'null: it goes on';
      create index bulk_acts_running_idx on bulk_acts (created_at, id) where ended_at is null;

      create table bulk_act_issues (
        act_id text collate "C" not null
          constraint bulk_act_issues_act_fk references bulk_acts (id),
        position int not null,
        issue_id text collate "C" not null,
        state text collate "C" not null
          constraint bulk_act_issues_state_known check (state in ('waiting', 'done', 'failed')),
        reason text,
        was jsonb,
        became jsonb,
        undo text collate "C" constraint bulk_act_issues_undo_known check (undo in ('waiting', 'done', 'failed')),
        constraint bulk_act_issues_pk primary key (act_id, position)
      );
      comment on table bulk_act_issues is 'the issues of acts on many issues, each with its result';
      comment on column bulk_act_issues.issue_id is 'as it was given, which may be that of no issue';
      comment on column bulk_act_issues.reason is 'why it failed, or why it was not undone';
      comment on column bulk_act_issues.was is 'what the act changed, as it was before';
      comment on column bulk_act_issues.became is 'what the act changed, as it was after';
      comment on column bulk_act_issues.undo is 'null: nobody asked to undo it';
      create index bulk_act_issues_waiting_idx on bulk_act_issues (act_id, position) where state = 'waiting';
      create index bulk_act_issues_undo_idx on bulk_act_issues (act_id, position) where undo = 'waiting';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table bulk_act_issues; drop table bulk_acts');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the table for the progress of letters that follow a change of address: an office can have many, which follow
 * in batches. Drops the index over times, which the planner would use to find the newest letters of an official.
 */
export class MoveLettersInPages1700000089000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table letter_moves (
        official_id text collate "C" not null,
        at timestamptz(3) not null,
        issue_id text collate "C" not null,
        level smallint not null,
        constraint letter_moves_pk primary key (official_id)
      );
      comment on table letter_moves is 'officials whose letters still have to follow a change of address or office, each with the position of the last letter that did';
      comment on column letter_moves.at is 'time of the escalation of that letter';
      comment on column letter_moves.issue_id is 'issue of that letter; empty if there is none yet';
      comment on column letter_moves.level is 'level of that letter';
      drop index unsent_letters_official_idx;
      drop index unsent_letters_at_idx;
      create index unsent_letters_official_idx on unsent_letters (official_id, at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index unsent_letters_official_idx;
      create index unsent_letters_official_idx on unsent_letters (official_id);
      create index unsent_letters_at_idx on unsent_letters (at);
      drop table letter_moves;
    `);
  }
}

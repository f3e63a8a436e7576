import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the table for letters to offices that are still to be written, so that queries do not search all sent letters
 * for them.
 */
export class KeepUnsentLetters1700000066000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table unsent_letters (
        issue_id text collate "C" not null,
        level smallint not null,
        official_id text collate "C" not null,
        recipient text not null,
        at timestamptz(3) not null,
        constraint unsent_letters_pk primary key (issue_id, level),
        constraint unsent_letters_escalation_fk foreign key (issue_id, level)
          references issue_escalations (issue_id, level)
      );
      create index unsent_letters_official_idx on unsent_letters (official_id);
      create index unsent_letters_at_idx on unsent_letters (at);
      comment on table unsent_letters is
        'letters to offices that are still to be written, for they had no address or were given up; kept for 30 days';
      comment on column unsent_letters.recipient is 'the address that was not reached; empty: there was none';
      comment on column unsent_letters.at is 'when the issue was escalated';
      insert into unsent_letters
      select x.issue_id, x.level, x.official_id, m.recipient, x.at
        from mails m join issue_escalations x on m.key = 'escalation:' || x.issue_id || ':' || x.level
       where m.status = 'failed' and m.key like 'escalation:%';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table unsent_letters`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rewords comments: a letter goes to the current holder of the office, who also replies. The holder can be another
 * official than that of the escalation.
 */
export class DescribeHoldersOfOffices1700000076000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      comment on table unsent_letters is
        'letters to offices that are still to be written, for they had no address or were given up, and those that went to another official than that of their step; kept for 30 days';
      comment on column unsent_letters.official_id is 'who held the office when it was last to be written';
      comment on column unsent_letters.recipient is
        'the address that was not reached, that the office has no more, or that another official has; empty: there was none, or it was not tried';
      comment on column office_replies.official_id is 'who held the office then; shown nowhere';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      comment on table unsent_letters is
        'letters to offices that are still to be written, for they had no address or were given up; kept for 30 days';
      comment on column unsent_letters.official_id is null;
      comment on column unsent_letters.recipient is
        'the address that was not reached, or that the office has no more; empty: there was none, or it was not tried';
      comment on column office_replies.official_id is
        'who held the office when the issue was escalated; shown nowhere';
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rewords a comment: a digest that could not be written waits behind digests not tried yet. */
export class PutFailingDigestsOff1700000059000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      comment on column alert_subscriptions.next_mail_at is
        'before which nothing is written to it: for there was a mail about its issue that day, or its digest could not be written; null: nothing waits';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      comment on column alert_subscriptions.next_mail_at is
        'before which nothing is written about its issue, for there was a mail that day; null: there was none';
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rewords a comment: a digest also waits if a digest of another morning was not sent. */
export class NameWaitingDigests1700000063100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      comment on column alert_subscriptions.next_mail_at is
        'before which nothing is written to it: for there was a mail about its issue that day, its digest could not be written, or that of another morning was not sent before the day; null: nothing waits';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      comment on column alert_subscriptions.next_mail_at is
        'before which nothing is written to it: for there was a mail about its issue that day, or its digest could not be written; null: nothing waits';
    `);
  }
}

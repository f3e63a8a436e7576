import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Limits mails about a followed issue to one per day. Later events wait for the next mail. */
export class TellOnceADay1700000055000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table alert_subscriptions add column next_mail_at timestamptz(3);
      alter table alerts_sent add column due_at timestamptz(3);
      create index alerts_sent_due_idx on alerts_sent (due_at) where due_at is not null;
      comment on table alerts_sent is
        'which subscription is written to about which event of its issue: once; what waits has a time at which it is due';
      comment on column alert_subscriptions.next_mail_at is
        'before which nothing is written about its issue, for there was a mail that day; null: there was none';
      comment on column alerts_sent.due_at is 'when the mail is written that names it; null: it was written';
    `);
  }

  /** Events that are waiting at that time are in no mail. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      comment on table alerts_sent is 'which subscription has been written to at once about which event: once';
      drop index alerts_sent_due_idx;
      alter table alerts_sent drop column due_at;
      alter table alert_subscriptions drop column next_mail_at;
    `);
  }
}

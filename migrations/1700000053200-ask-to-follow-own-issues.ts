import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the time of a request to follow an own issue like any other. Confirming it makes the subscription independent of
 * who the reporter is.
 */
export class AskToFollowOwnIssues1700000053200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table alert_subscriptions add column asked_at timestamptz(3);
      create index alert_subscriptions_asked_idx on alert_subscriptions (asked_at) where asked_at is not null;
      comment on column alert_subscriptions.asked_at is
        'when somebody asked to follow an own issue as any other; confirming ends "own"; null: nobody did';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index alert_subscriptions_asked_idx;
      alter table alert_subscriptions drop column asked_at;
    `);
  }
}

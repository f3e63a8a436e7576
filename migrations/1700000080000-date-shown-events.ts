import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the times at which the issue of an event was hidden and shown again. The next digest contains the event for
 * subscribers who did not get it in an earlier one. The time of the event stays the same.
 */
export class DateShownEvents1700000080000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table alert_events
        add column hidden_at timestamptz(3),
        add column shown_at timestamptz(3);
      comment on column alert_events.at is 'when it happened';
      comment on column alert_events.held is
        'whether its issue was hidden afterwards, or before, and was not shown again';
      comment on column alert_events.hidden_at is
        'when its issue was hidden first since it happened: digests of before may have told of it; null: it was not, or by the release before';
      comment on column alert_events.shown_at is
        'when its issue was shown again: whom no digest told of it is told by the next one; null: it was not';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table alert_events drop column hidden_at, drop column shown_at;
      comment on column alert_events.at is
        'when it happened; or, where digests were written while it was held, when its issue was shown again';
      comment on column alert_events.held is
        'whether its issue is hidden, and was before a digest had it';
    `);
  }
}

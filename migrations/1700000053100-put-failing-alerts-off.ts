import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the time of the next try. An event whose mails to followers failed waits behind events not tried yet. */
export class PutFailingAlertsOff1700000053100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table alert_events add column due_at timestamptz(3);
      comment on column alert_events.due_at is
        'when it is tried again, after followers could not be written to; null: it was not tried yet';
      drop index alert_events_pending_idx;
      create index alert_events_pending_idx on alert_events (due_at nulls first, id) where pending;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index alert_events_pending_idx;
      create index alert_events_pending_idx on alert_events (id) where pending;
      alter table alert_events drop column due_at;
    `);
  }
}

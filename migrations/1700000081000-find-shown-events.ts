import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index to find events of issues that were shown again, regardless of the number of other events. */
export class FindShownEvents1700000081000 implements MigrationInterface {
  /** Concurrent index builds do not block writers, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index.
    await runner.query(`drop index concurrently if exists alert_events_shown_idx`);
    await runner.query(`
      create index concurrently alert_events_shown_idx on alert_events (city, shown_at)
       where shown_at is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index alert_events_shown_idx`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Digests find what happened to issues that were shown again, however much happened to others meanwhile. */
export class FindShownEvents1700000081000 implements MigrationInterface {
  /** So that nobody waits while it is built. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was broken off leaves an index that is not valid.
    await runner.query(`drop index concurrently if exists alert_events_shown_idx`);
    await runner.query(`
      create index concurrently alert_events_shown_idx on alert_events (city, shown_at)
       where shown_at is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index alert_events_shown_idx`);
  }
}

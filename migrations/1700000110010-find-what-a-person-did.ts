import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The indexes by name, by which an erasure finds what a person did; those of exports serve it, too. */
const INDEXES = {
  alert_events_actor_idx: 'alert_events (actor_id) where actor_id is not null',
};

/** Finds alerts by the person who caused them. */
export class FindWhatAPersonDid1700000110010 implements MigrationInterface {
  /** Concurrent index builds do not block writers, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) {
      // An interrupted build leaves an invalid index.
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on ${definition}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`drop index ${name}`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index to find letters to be written to an official, regardless of the number of escalations to others. */
export class FindStepsOfOfficials1700000065000 implements MigrationInterface {
  /** Concurrent index builds do not block writers, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index.
    await runner.query(`drop index concurrently if exists issue_escalations_official_idx`);
    await runner.query(`
      create index concurrently issue_escalations_official_idx on issue_escalations (official_id, at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index issue_escalations_official_idx`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters that are to be written to an official are found, however many issues were escalated to others. */
export class FindStepsOfOfficials1700000065000 implements MigrationInterface {
  /** So that nobody waits while it is built. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was broken off leaves an index that is not valid.
    await runner.query(`drop index concurrently if exists issue_escalations_official_idx`);
    await runner.query(`
      create index concurrently issue_escalations_official_idx on issue_escalations (official_id, at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index issue_escalations_official_idx`);
  }
}

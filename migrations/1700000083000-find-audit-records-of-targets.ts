import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was done to one thing is listed the newest first, however long the audit log is. */
export class FindAuditRecordsOfTargets1700000083000 implements MigrationInterface {
  /** So that nobody waits while it is built. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was broken off leaves an index that is not valid.
    await runner.query(`drop index concurrently if exists audit_records_target_position_idx`);
    await runner.query(`
      create index concurrently audit_records_target_position_idx on audit_records (target_id, position)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index audit_records_target_position_idx`);
  }
}

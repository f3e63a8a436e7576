import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index to list the audit records of a target, newest first, regardless of the length of the audit log. */
export class FindAuditRecordsOfTargets1700000083000 implements MigrationInterface {
  /** Concurrent index builds do not block writers, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index.
    await runner.query(`drop index concurrently if exists audit_records_target_position_idx`);
    await runner.query(`
      create index concurrently audit_records_target_position_idx on audit_records (target_id, position)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index audit_records_target_position_idx`);
  }
}

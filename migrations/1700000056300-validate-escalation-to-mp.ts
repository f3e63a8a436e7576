import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the limits of the previous migration in a transaction of its own, because that reads all issues. */
export class ValidateEscalationToMp1700000056300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table issues validate constraint issues_escalation_level_range;
      alter table issue_escalations validate constraint issue_escalations_level_range;
    `);
  }

  /** There is nothing to revert. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A job that fails again and again must be noticed: when it last did not. */
export class DateJobSuccesses1700000018000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table jobs add column succeeded_at timestamptz(3);
      update jobs set succeeded_at = finished_at where failure is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table jobs drop column succeeded_at`);
  }
}

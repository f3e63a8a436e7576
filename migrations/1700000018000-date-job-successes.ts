import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the time of the last success of a job, so that repeated failures are noticed. */
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

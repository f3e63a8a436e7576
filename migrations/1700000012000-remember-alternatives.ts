import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the kind of success of the first request. A repeated request is answered with the same status, also if that was
 * the alternative success status of the route.
 */
export class RememberAlternatives1700000012000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table idempotency_keys add column alternative boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table idempotency_keys drop column alternative`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A repeated request is answered with the status of the first, also where that was the other success of its route. */
export class RememberAlternatives1700000012000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table idempotency_keys add column alternative boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table idempotency_keys drop column alternative`);
  }
}

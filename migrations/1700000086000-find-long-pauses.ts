import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index to find and shorten pauses stored before the limit, regardless of the number of other pauses. */
export class FindLongPauses1700000086000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index sla_pauses_long_idx on sla_pauses (until_at)
       where ended_at is null and until_at - from_at > interval '366 days'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index sla_pauses_long_idx`);
  }
}

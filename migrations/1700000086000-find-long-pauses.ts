import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pauses that were stored before they had a bound are found, and cut, however many others there are. */
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

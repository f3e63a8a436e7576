import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the reported reason of an unsent letter, so that city staff are notified once for each reason. */
export class TellOnceOfUnsentLetters1700000085000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table unsent_letters add column told text;
      comment on column unsent_letters.told is
        'why its office was not reached when city staff were last told of it: no-address, vacant or failed; null: they were not';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table unsent_letters drop column told`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language of the mails about an erasure. */
export class ErasuresInALanguage1700000110500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table erasures add column language text not null default 'en';
      comment on column erasures.language is 'of the mails about it';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table erasures drop column language');
  }
}

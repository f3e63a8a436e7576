import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks posts that city staff took off the public walls. */
export class TakePostsOffWalls1700000095000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mentions add column hidden boolean not null default false;
      comment on column mentions.hidden is 'taken off the public walls by city staff';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table mentions drop column hidden`);
  }
}

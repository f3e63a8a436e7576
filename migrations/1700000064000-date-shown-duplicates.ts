import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rewords a comment: for harvesters, a duplicate changes when the issue it is merged into is hidden or shown. */
export class DateShownDuplicates1700000064000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      comment on column issues.pictures_changed_at is
        'when something attached to it last came, went, or was taken from sight, or the issue it is a duplicate of was hidden or shown; null: never';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      comment on column issues.pictures_changed_at is
        'when something attached to it last came, went, or was taken from sight; null: never';
    `);
  }
}

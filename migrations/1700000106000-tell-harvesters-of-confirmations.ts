import type { MigrationInterface, QueryRunner } from 'typeorm';

const MEDIA = 'when its media last changed (added, removed, redacted), ';
const ORIGINAL = 'or the issue it duplicates was hidden or shown; null: never';

/** The decision whether an issue was repaired is a change for those who read changed requests. */
export class TellHarvestersOfConfirmations1700000106000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const decided = 'it was decided whether it was repaired, ';
    await runner.query(`comment on column issues.pictures_changed_at is '${MEDIA}${decided}${ORIGINAL}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`comment on column issues.pictures_changed_at is '${MEDIA}${ORIGINAL}'`);
  }
}

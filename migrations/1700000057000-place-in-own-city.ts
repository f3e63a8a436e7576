import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Removes the ward of issues that were placed in a ward of another city. Its code can also be that of a ward of their
 * own city.
 */
export class PlaceInOwnCity1700000057000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update issues i set ward = '', jurisdiction_id = null, responsible = null, placed_at = now()
        from jurisdictions j
       where j.id = i.jurisdiction_id and j.city <> i.city
    `);
  }

  /** Nothing is restored, because the former values were wrong. */
  async down(): Promise<void> {
    await Promise.resolve();
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Issues that were placed in a ward of another city have none: its code may be that of a ward of their own city. */
export class PlaceInOwnCity1700000057000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update issues i set ward = '', jurisdiction_id = null, responsible = null, placed_at = now()
        from jurisdictions j
       where j.id = i.jurisdiction_id and j.city <> i.city
    `);
  }

  /** Nothing is undone: what the issues had was wrong. */
  async down(): Promise<void> {
    await Promise.resolve();
  }
}

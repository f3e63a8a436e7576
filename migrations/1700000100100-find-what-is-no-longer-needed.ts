import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The indexes by name, by which the rules of retention find what is old. */
const INDEXES = {
  refresh_families_expires_idx: 'refresh_families (expires_at)',
  refresh_families_revoked_idx: 'refresh_families (revoked_at) where revoked_at is not null',
  geocoded_points_found_idx: 'geocoded_points (found_at)',
  flag_reports_notes_idx: 'flag_reports (flag_id) where note is not null',
  outbound_messages_recipients_idx: `outbound_messages (created_at) where recipient <> ''`,
};

/** Finds sessions, points, notes of flags and recipients of messages by age. */
export class FindWhatIsNoLongerNeeded1700000100100 implements MigrationInterface {
  /** Concurrent index builds do not block writers, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) {
      // An interrupted build leaves an invalid index.
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on ${definition}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`drop index ${name}`);
  }
}

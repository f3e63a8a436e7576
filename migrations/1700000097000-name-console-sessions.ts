import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the id of a console session, by which its account can end it, and when it was last used. The previous release
 * stores neither: its sessions get the defaults.
 */
export class NameConsoleSessions1700000097000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table console_sessions
        add column id text collate "C" not null default ('ses_' || gen_random_uuid()),
        add column last_seen_at timestamptz(3) not null default now(),
        add constraint console_sessions_id_unique unique (id);
      update console_sessions set last_seen_at = created_at;
      comment on column console_sessions.last_seen_at is 'to the minute: when a request last used the session';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table console_sessions drop column id, drop column last_seen_at`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds columns to serve devices in turn, and to delete those whose push service has not answered for a long time. */
export class ServeDevicesInTurn1700000053000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table alert_devices
        add column silences integer not null default 0,
        add column served_at timestamptz(3);
      comment on column alert_devices.silences is
        'how often in a row its push service was silent, or asked to be tried again';
      comment on column alert_devices.served_at is
        'when it was last sent something: who was longest ago is first; null: never';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table alert_devices drop column silences, drop column served_at`);
  }
}

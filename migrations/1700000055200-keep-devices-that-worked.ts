import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the time of the last delivery. A device that has shown an alert before is not deleted after a few refusals. */
export class KeepDevicesThatWorked1700000055200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table alert_devices add column delivered_at timestamptz(3);
      comment on column alert_devices.delivered_at is
        'when its push service last took something; null: never, and then it is given up after few refusals';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table alert_devices drop column delivered_at`);
  }
}

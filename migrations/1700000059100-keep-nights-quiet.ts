import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the time zone of a mail, so that later tries are also outside quiet hours. Existing mails are sent at any hour.
 */
export class KeepNightsQuiet1700000059100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mails add column time_zone text;
      comment on column mails.time_zone is
        'where it is not sent from 22:00 to 08:00; null: it is sent at any hour';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mails drop column time_zone');
  }
}

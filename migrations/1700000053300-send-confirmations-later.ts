import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds a priority for confirmations, which anyone can request for any address. They are sent after letters to offices
 * and alerts.
 */
export class SendConfirmationsLater1700000053300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mails drop constraint mails_priority_known;
      alter table mails add constraint mails_priority_known check (priority between 0 and 3);
      update mails set priority = 3 where priority = 2;
      update mails set priority = 2 where key like 'alert-confirm:%';
      comment on column mails.priority is
        'which are sent first: 0 what somebody waits for, 1 alerts, 2 confirmations, 3 digests';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update mails set priority = 0 where key like 'alert-confirm:%';
      update mails set priority = 2 where priority = 3;
      alter table mails drop constraint mails_priority_known;
      alter table mails add constraint mails_priority_known check (priority between 0 and 2);
      comment on column mails.priority is 'which are sent first: 0 what somebody waits for, 1 alerts, 2 digests';
    `);
  }
}

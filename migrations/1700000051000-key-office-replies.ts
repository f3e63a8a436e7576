import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds a unique key, so that a form that an office sends twice is stored as one reply. */
export class KeyOfficeReplies1700000051000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table office_replies add column key text collate "C",
        add constraint office_replies_key_unique unique (issue_id, level, key);
      comment on column office_replies.key is
        'digest of the form that was sent, with its hidden key: sent again it is the same reply; null: it had none';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table office_replies drop column key`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The message to the author of a post whose issue was joined with another. */
export class TellOnChannelsOfMerges1700000106010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into outbound_templates (key, name, body, active)
        values ('issue_joined', 'Report joined with another', '', false)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from outbound_messages where template_key = 'issue_joined';
      delete from outbound_templates where key = 'issue_joined';
    `);
  }
}

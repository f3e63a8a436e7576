import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The question on the chat platform whether an issue was repaired, and the message that acknowledges an answer. */
export class AskOnChatWhetherItWasRepaired1700000099816 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into outbound_templates (key, name, body, active)
        values ('confirm_repair', 'Was it repaired?', '', false), ('answer_received', 'Answer received', '', false)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from outbound_messages where template_key in ('confirm_repair', 'answer_received');
      delete from outbound_templates where key in ('confirm_repair', 'answer_received');
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A message of somebody on the chat platform is acknowledged at most once, however often it is delivered. */
export class AcknowledgeAMessageOnce1700000099813 implements MigrationInterface {
  /** Concurrent index builds do not block writers, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index.
    await runner.query(`drop index concurrently if exists outbound_messages_acknowledged_idx`);
    await runner.query(`
      create unique index concurrently outbound_messages_acknowledged_idx on outbound_messages (in_reply_to)
       where template_key in ('messages_stopped', 'answer_received')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index outbound_messages_acknowledged_idx`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Orders the messages that are due by channel: the next one of a channel was found behind all those of other channels
 * that were due before it.
 */
export class FindDueMessagesOfAChannel1700000099500 implements MigrationInterface {
  /** Concurrent index builds do not block writers, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index.
    await runner.query(`drop index concurrently if exists outbound_messages_channel_due_idx`);
    await runner.query(`
      create index concurrently outbound_messages_channel_due_idx on outbound_messages (channel, due_at, id)
       where status = 'retrying'`);
    await runner.query(`drop index concurrently if exists outbound_messages_due_idx`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index outbound_messages_due_idx on outbound_messages (due_at) where status = 'retrying'`,
    );
    await runner.query(`drop index outbound_messages_channel_due_idx`);
  }
}

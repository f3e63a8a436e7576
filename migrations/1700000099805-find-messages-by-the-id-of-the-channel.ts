import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds messages by the id that the channel gave them, by which it reports their status. */
export class FindMessagesByTheIdOfTheChannel1700000099805 implements MigrationInterface {
  /** Concurrent index builds do not block writers, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index.
    await runner.query(`drop index concurrently if exists outbound_messages_external_idx`);
    await runner.query(`
      create index concurrently outbound_messages_external_idx on outbound_messages (channel, external_id)
       where external_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index outbound_messages_external_idx`);
  }
}

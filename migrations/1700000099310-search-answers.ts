import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the index by which queues find words in answers of city staff. */
export class SearchAnswers1700000099310 implements MigrationInterface {
  /** Concurrent index builds do not block writers, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index.
    await runner.query('drop index concurrently if exists messages_answer_words_idx');
    await runner.query(`
      create index concurrently messages_answer_words_idx on messages
        using gin (search_key(searchable(content)) gin_trgm_ops) where answer and deleted_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists messages_answer_words_idx');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inBatches } from './in-batches';

/** The indexes over email addresses: the table, and the rest of the statement that creates each. */
const INDEXES = [
  ['unique index', 'users_email_unique', 'users', ''],
  ['unique index', 'console_accounts_email_unique', 'console_accounts', ''],
  ['index', 'officials_email_idx', 'officials', `where email <> ''`],
] as const;

/**
 * Compares email addresses with lower case for A to Z only, and takes addresses beyond ASCII from accounts. By the
 * rules of Unicode, the Kelvin sign became a k, and an account with it had the rights of another address. Identity
 * providers can no longer verify such an address. The previous release finds accounts without an index, more slowly.
 */
export class CompareEmailsByAscii1700000094000 implements MigrationInterface {
  /** Concurrent index builds do not block people who sign in, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await inBatches(
      runner,
      'users',
      ['id'],
      `update users set email = null where id in (select id from batch) and email ~ '[^\\x01-\\x7f]'`,
    );
    for (const [kind, index, table, rest] of INDEXES) {
      // An interrupted build, or one that found an address twice, leaves an invalid index.
      await runner.query(`drop index concurrently if exists ${index}_new`);
      await runner.query(
        `create ${kind} concurrently ${index}_new on ${table} (lower(email collate "C")) ${rest}`,
      );
      // In one transaction, so that addresses are unique at any time.
      await runner.query(`drop index if exists ${index}; alter index ${index}_new rename to ${index}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [kind, index, table, rest] of INDEXES) {
      await runner.query(`drop index ${index}`);
      await runner.query(`create ${kind} ${index} on ${table} (lower(email)) ${rest}`);
    }
  }
}

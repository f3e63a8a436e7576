import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The indexes over email addresses, by the table; the rest of the statement that creates each. */
const INDEXES = [
  ['unique index users_email_unique', 'users', ''],
  ['unique index console_accounts_email_unique', 'console_accounts', ''],
  ['index officials_email_idx', 'officials', `where email <> ''`],
] as const;

/**
 * Compares email addresses with lower case for A to Z only, and takes addresses beyond ASCII from accounts. By the
 * rules of Unicode, the Kelvin sign became a k, and an account with it had the rights of another address. Identity
 * providers can no longer verify such an address. The previous release finds accounts without an index, more slowly.
 */
export class CompareEmailsByAscii1700000094000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update users set email = null where email ~ '[^\\x01-\\x7f]'`);
    await this.index(runner, 'lower(email collate "C")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.index(runner, 'lower(email)');
  }

  private async index(runner: QueryRunner, key: string): Promise<void> {
    for (const [index, table, rest] of INDEXES) {
      await runner.query(`drop index ${index.replace(/.*index /, '')}`);
      await runner.query(`create ${index} on ${table} (${key}) ${rest}`);
    }
  }
}

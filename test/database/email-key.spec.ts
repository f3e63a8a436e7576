import { emailKey, emailKeySql } from '../../src/kernel/text/email-address';
import { createTestDatabase, type TestDatabase } from '../support/service/database';

describe('the key of an email address', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('is the same in SQL as in JavaScript for every character, and changes A to Z only', async () => {
    const codes = Array.from({ length: 0x1_ffff }, (_, code) => code + 1);
    const letters = codes
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code));
    const text = letters.join('');
    const [row] = await database.sql<{ key: string }>(`select ${emailKeySql('$1::text')} as key`, [text]);
    expect(row?.key === emailKey(text)).toBe(true);
    const changed = letters.filter((letter) => emailKey(letter) !== letter);
    expect(changed.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  });

  it('is what the indexes over addresses have', async () => {
    const found = await database.sql<{ name: string }>(
      `select indexname as name from pg_indexes where indexdef like '%lower((email COLLATE "C"))%' order by 1`,
    );
    expect(found.map(({ name }) => name)).toEqual([
      'console_accounts_email_unique',
      'issue_contacts_email_idx',
      'officials_email_idx',
      'users_email_unique',
    ]);
  });
});

import { generateKeyPairSync } from 'node:crypto';
import {
  doubtfulContacts,
  InvalidSettings,
  isChatWallOpen,
  placeholderContacts,
  readSettings,
} from './config';
import { type SettingName, type Settings, SETTINGS } from './settings';

const PRODUCTION = { NODE_ENV: 'production', ALLOW_EMBEDDED: 'true' };
const RSA_KEY = String(
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
);

const refusal = (act: () => Settings): unknown => {
  try {
    return act();
  } catch (error) {
    return error instanceof InvalidSettings ? error.message : error;
  }
};

describe('the contradictions of settings', () => {
  it('are none in a valid production configuration', () => {
    const signed = { DKIM_DOMAIN: 'city.gov', DKIM_PRIVATE_KEY: RSA_KEY, MAIL_FROM: 'a@issues.city.gov' };
    const push = {
      VAPID_PUBLIC_KEY: 'a',
      VAPID_PRIVATE_KEY: 'b',
      PUBLIC_BASE_URL: 'https://issues.city.gov',
    };
    const read = () => readSettings({ ...PRODUCTION, ...signed, ...push });
    expect(read).not.toThrow();
  });

  it('are warnings outside of production', () => {
    const settings = readSettings({ DKIM_DOMAIN: 'mailer.net', DKIM_PRIVATE_KEY: RSA_KEY });
    expect(placeholderContacts(settings)).toEqual([expect.stringMatching(/^DKIM_DOMAIN: /)]);
  });

  it('are warnings in production, too, if only a list of public suffixes could decide', () => {
    const signed = {
      DKIM_DOMAIN: 'mail.city.gov',
      DKIM_PRIVATE_KEY: RSA_KEY,
      MAIL_FROM: 'a@issues.city.gov',
    };
    const settings = readSettings({ ...PRODUCTION, ...signed, PUBLIC_BASE_URL: 'https://issues.city.gov' });
    expect([placeholderContacts(settings), doubtfulContacts(settings)]).toEqual([
      [],
      [expect.stringMatching(/^DKIM_DOMAIN: /)],
    ]);
  });

  it('are warnings in a trial of production, whose embedded database has generated push keys', () => {
    const settings = readSettings(PRODUCTION);
    expect(doubtfulContacts(settings)).toEqual([expect.stringMatching(/^VAPID_SUBJECT: /)]);
    expect(doubtfulContacts(readSettings({}))).toEqual([]);
    const wellKnown = readSettings({ ...PRODUCTION, PUBLIC_BASE_URL: 'https://issues.city.gov' });
    expect(doubtfulContacts(wellKnown)).toEqual([]);
  });

  it('are a warning in production where everyone sees the numbers of chats', () => {
    const isOpen = (changes: Partial<Record<SettingName, string>>) =>
      isChatWallOpen(readSettings({ ...PRODUCTION, CHAT_TOKEN: 'x'.repeat(32), ...changes }));
    expect(isOpen({})).toBe(true);
    expect(isOpen({ CHAT_WALL: 'masked' })).toBe(false);
    expect(isOpen({ CHAT_TOKEN: undefined })).toBe(false);
    expect(isChatWallOpen(readSettings({ CHAT_TOKEN: 'x'.repeat(32) }))).toBe(false);
  });

  it('do not include push services if push is off', () => {
    const settings = readSettings({ DATABASE_URL: 'postgres://db/x', VAPID_SUBJECT: 'mailto:a@example.org' });
    expect(placeholderContacts(settings)).toEqual([]);
  });

  it.each<[Record<string, string>, SettingName, string]>([
    [
      { STORAGE_DRIVER: 's3', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
      'S3_BUCKET',
      'is required with STORAGE_DRIVER=s3',
    ],
    [
      { STORAGE_DRIVER: 's3', S3_BUCKET: 'abc', S3_SECRET_ACCESS_KEY: 'b' },
      'S3_ACCESS_KEY_ID',
      'is required with STORAGE_DRIVER=s3',
    ],
    [
      { STORAGE_DRIVER: 's3', S3_BUCKET: 'abc', S3_ACCESS_KEY_ID: 'a' },
      'S3_SECRET_ACCESS_KEY',
      'is required with STORAGE_DRIVER=s3',
    ],
    [{ CONSOLE_ADMIN_EMAIL: 'a@b.example' }, 'CONSOLE_ADMIN_PASSWORD', 'is required beside the other'],
    [{ CONSOLE_ADMIN_PASSWORD: 'x'.repeat(12) }, 'CONSOLE_ADMIN_EMAIL', 'is required beside the other'],
    [{ DKIM_DOMAIN: 'city.example' }, 'DKIM_PRIVATE_KEY', 'is required beside DKIM_DOMAIN'],
    [
      { ...PRODUCTION, MAIL_FROM: 'City <a@city.gov>', DKIM_DOMAIN: 'mailer.net', DKIM_PRIVATE_KEY: RSA_KEY },
      'DKIM_DOMAIN',
      'mails from city.gov are not taken for signed',
    ],
    [
      { ...PRODUCTION, VAPID_SUBJECT: 'mailto:operator@example.org' },
      'VAPID_SUBJECT',
      'push services reach nobody there',
    ],
    [
      { ...PRODUCTION, VAPID_PUBLIC_KEY: 'a', VAPID_PRIVATE_KEY: 'b' },
      'VAPID_SUBJECT',
      'push services reach nobody there',
    ],
    [{ VAPID_PUBLIC_KEY: 'a' }, 'VAPID_PRIVATE_KEY', 'is required beside the other'],
    [{ VAPID_PRIVATE_KEY: 'a' }, 'VAPID_PUBLIC_KEY', 'is required beside the other'],
    [{ CHAT_TOKEN_PREVIOUS: 'old' }, 'CHAT_TOKEN', 'is required beside CHAT_TOKEN_PREVIOUS'],
    [{ DATABASE_READ_URLS: 'postgres://a' }, 'DATABASE_URL', 'is required beside DATABASE_READ_URLS'],
    [
      {
        NODE_ENV: 'production',
        DATABASE_URL: 'postgres://db/x',
        PERSONAL_DATA_KEY_FILE: 'personal-data.key',
        OIDC_AUDIENCE: 'id',
        PUBLIC_BASE_URL: 'https://issues.example.org',
      },
      'JWT_SECRET',
      'is required in production',
    ],
    [
      { NODE_ENV: 'production', ALLOW_EMBEDDED: 'true', LOCAL_IDENTITY: 'true' },
      'LOCAL_IDENTITY',
      'anyone could sign in as anyone',
    ],
  ])('are found in %j: %s %s', (environment, name, problem) => {
    expect(refusal(() => readSettings(environment))).toBe(
      `The service cannot start:\n  - ${name}: ${problem}. ${SETTINGS[name].fix}`,
    );
  });
});

import { InvalidSettings, readSettings } from './config';
import { type SettingName, type Settings, SETTINGS } from './settings';

const refusal = (act: () => Settings): unknown => {
  try {
    return act();
  } catch (error) {
    return error instanceof InvalidSettings ? error.message : error;
  }
};

describe('settings beside one another', () => {
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
    [{ VAPID_PUBLIC_KEY: 'a' }, 'VAPID_PRIVATE_KEY', 'is required beside the other'],
    [{ VAPID_PRIVATE_KEY: 'a' }, 'VAPID_PUBLIC_KEY', 'is required beside the other'],
    [{ CHAT_TOKEN_PREVIOUS: 'old' }, 'CHAT_TOKEN', 'is required beside CHAT_TOKEN_PREVIOUS'],
    [{ DATABASE_READ_URLS: 'postgres://a' }, 'DATABASE_URL', 'is required beside DATABASE_READ_URLS'],
    [
      {
        NODE_ENV: 'production',
        DATABASE_URL: 'postgres://db/x',
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
  ])('%j contradict each other: %s %s', (environment, name, problem) => {
    expect(refusal(() => readSettings(environment))).toBe(
      `The service cannot start:\n  - ${name}: ${problem}. ${SETTINGS[name].fix}`,
    );
  });
});

import { InvalidSettings, readSettings } from './config';
import type { Settings } from './settings';

const refusal = (act: () => Settings): unknown => {
  try {
    return act();
  } catch (error) {
    return error instanceof InvalidSettings ? error.message : error;
  }
};

describe('the settings', () => {
  it('have their documented defaults, and no others', () => {
    expect(readSettings({})).toEqual({
      NODE_ENV: 'development',
      PORT: 3000,
      ALLOW_EMBEDDED: false,
      DATABASE_POOL_SIZE: 10,
      DATABASE_TIMEOUT_MS: 1500,
      DATABASE_READ_URLS: [],
      DATABASE_READ_MAX_LAG_MS: 3000,
      DATA_DIR: '.data',
      STORAGE_DRIVER: 'disk',
      CONSOLE_ACCESS: 'session',
      CONSOLE_TOTP: 'optional',
      CONSOLE_OIDC_GROUPS: [],
      CONSOLE_PASSWORD_SIGN_IN: true,
      S3_REGION: 'us-east-1',
      S3_FORCE_PATH_STYLE: false,
      OIDC_ISSUER: 'https://accounts.google.com',
      OIDC_AUTHORIZATION_URL: 'https://accounts.google.com/o/oauth2/v2/auth',
      OIDC_TOKEN_URL: 'https://oauth2.googleapis.com/token',
      OIDC_JWKS_URI: 'https://www.googleapis.com/oauth2/v3/certs',
      SUPERADMIN_EMAILS: [],
      DEFAULT_CITY: 'mumbai',
      DEFAULT_API_SURFACE: 'token',
      PUBLIC_API_HOSTS: [],
      CORS_ORIGINS: [],
      TRUST_PROXY: 0,
      RATE_LIMIT_GENERAL: 100,
      RATE_LIMIT_AUTH: 20,
      RATE_LIMIT_PUBLIC: 600,
      RATE_LIMIT_FEEDS: 600,
      RATE_LIMIT_SITE: 6000,
      RATE_LIMIT_SITE_SESSION: 600,
      RATE_LIMIT_FOLLOW: 10,
      RATE_LIMIT_REALTIME: 300,
      CONNECTIONS_PER_ADDRESS: 2000,
      RATE_LIMIT_WINDOW_S: 900,
      EXACT_PLACE_MONTHS: 12,
      CHANNEL_POST_DAYS: 30,
      READ_LOG_DAYS: 365,
      PRIVACY_ANSWER_DAYS: 30,
      ERASURE_COOLING_OFF_DAYS: 14,
      AUTO_CLOSE_AFTER_DAYS: 7,
      AUTO_CLOSE_PENDING_DAYS: 7,
      AUTO_CLOSE_CRON: '*/15 * * * *',
      ESCALATION_STEP_HOURS: 72,
      CHAT_VERIFY_TOKEN: 'civic-development-verify-token',
      CHAT_PHONE_NUMBER_ID: 'demo_phone',
      CHAT_TEMPLATES: {},
      CHAT_WALL: 'full',
      PHOTO_HANDLE: 'civic_issues',
      MICRO_HANDLE: 'civic_issues',
      MAIL_FROM: 'Civic Issue Service <noreply@localhost>',
      DKIM_SELECTOR: 'civic',
      PUSH_ORIGINS: [],
      WEBHOOK_ORIGINS: [],
      LOG_LEVEL: 'info',
      LOG_ADDRESSES: 'full',
    });
  });

  it('ignore other environment variables', () => {
    const environment = { PATH: '/usr/bin', port: '1', constructor: 'x', toString: 'x' };
    expect(Object.keys(readSettings(environment)).filter((name) => name in environment)).toEqual([]);
  });

  it('are refused all at once, in their documented order', () => {
    const environment = { SEED_DEMO: 'x', MICRO_USER_ID: '/', JWT_SECRET: 'x', LOG_LEVEL: 'x', PORT: 'x' };
    const names = [...String(refusal(() => readSettings(environment))).matchAll(/^ {2}- (\w+):/gm)];
    expect(names.map(([, name]) => name).join()).toBe('PORT,JWT_SECRET,MICRO_USER_ID,LOG_LEVEL,SEED_DEMO');
  });
});

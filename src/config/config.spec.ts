import { completeConfig, InvalidSettings, readSettings } from './config';

const provided = { databaseUrl: 'postgres://localhost/x', jwtSecret: 'x'.repeat(32) };
const complete = (environment: Record<string, string>) => completeConfig(readSettings(environment), provided);
const refusal = (environment: Record<string, string>) => {
  try {
    readSettings(environment);
    return 'accepted';
  } catch (error) {
    return error instanceof InvalidSettings ? error.message : String(error);
  }
};

describe('settings', () => {
  it('are complete without any variable', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: '.data',
      DEFAULT_CITY: 'mumbai',
      DEFAULT_API_SURFACE: 'token',
      TRUST_PROXY: 0,
      RATE_LIMIT_GENERAL: 100,
      RATE_LIMIT_AUTH: 20,
      RATE_LIMIT_PUBLIC: 600,
      RATE_LIMIT_WINDOW_S: 900,
      OIDC_ISSUER: 'https://accounts.google.com',
    });
  });

  it('treat an empty variable as unset', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
  });

  it('turn on local identity and the demonstration with the embedded database only', () => {
    expect(complete({})).toMatchObject({ localIdentity: true, seedDemo: true, host: '127.0.0.1' });
    expect(complete({ DATABASE_URL: 'postgres://db/x' })).toMatchObject({
      localIdentity: false,
      seedDemo: false,
      host: '0.0.0.0',
    });
    expect(complete({ NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) })).toMatchObject({
      localIdentity: false,
    });
  });

  it('derive the public base URL from the port', () => {
    expect(complete({ PORT: '8080' }).publicBaseUrl).toBe('http://localhost:8080');
    expect(complete({ PUBLIC_BASE_URL: 'https://issues.example.org/' }).publicBaseUrl).toBe(
      'https://issues.example.org',
    );
  });

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '0x10' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS'],
    [{ CORS_ORIGINS: 'https://a.example, javascript:alert(1)' }, 'CORS_ORIGINS'],
    [{ DEFAULT_CITY: 'london' }, 'DEFAULT_CITY'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ RATE_LIMIT_GENERAL: '-1' }, 'RATE_LIMIT_GENERAL'],
    [{ RATE_LIMIT_GENERAL: '0' }, 'RATE_LIMIT_GENERAL'],
    [{ NODE_ENV: 'production' }, 'JWT_SECRET'],
    [{ NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), LOCAL_IDENTITY: 'true' }, 'LOCAL_IDENTITY'],
    [{ CHAT_TOKEN_PREVIOUS: 'old' }, 'CHAT_TOKEN'],
    [{ SEED_DEMO: 'yes' }, 'SEED_DEMO'],
  ])('refuse %j, naming the setting and a fix', (environment, name) => {
    expect(refusal(environment)).toMatch(new RegExp(`- ${name}: .+\\. .*(Set|set|Unset)`));
  });

  it('name every wrong setting at once', () => {
    expect(refusal({ PORT: 'x', LOG_LEVEL: 'loud' })).toMatch(/PORT[^]*LOG_LEVEL/);
  });
});

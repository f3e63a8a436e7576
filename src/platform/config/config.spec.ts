import { networkInterfaces } from 'node:os';
import { completeConfig, InvalidSettings, readSettings, StartRefused } from './config';
import { SETTINGS } from './settings';

const provided = { databaseUrl: 'postgres://localhost/x', jwtSecret: 'x'.repeat(32) };
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/x',
  JWT_SECRET: '3f786850e387550fdab836ed7e6dc881',
  PERSONAL_DATA_KEY_FILE: '/etc/civic/personal-data.key',
  OIDC_AUDIENCE: 'client-id',
  PUBLIC_BASE_URL: 'https://issues.example.org',
};
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

  it('enable local identity and the demonstration with the embedded database only', () => {
    expect(complete({})).toMatchObject({ localIdentity: true, seedDemo: true, host: '127.0.0.1' });
    expect(complete({ DATABASE_URL: 'postgres://db/x' })).toMatchObject({
      localIdentity: false,
      seedDemo: false,
      host: '0.0.0.0',
    });
    expect(complete({ NODE_ENV: 'production', ALLOW_EMBEDDED: 'true' })).toMatchObject({
      localIdentity: false,
      seedDemo: false,
      host: '0.0.0.0',
    });
    const wanted = { NODE_ENV: 'production', ALLOW_EMBEDDED: 'true', SEED_DEMO: 'true' };
    expect(complete(wanted).seedDemo).toBe(true);
  });

  it('derive the public base URL from the port', () => {
    expect(complete({ PORT: '8080' }).publicBaseUrl).toBe('http://localhost:8080');
    expect(complete({ PUBLIC_BASE_URL: 'https://issues.example.org/' }).publicBaseUrl).toBe(
      'https://issues.example.org',
    );
  });

  it.each([
    [{ HOST: '192.0.2.7' }, 'http://192.0.2.7:3000'],
    [{ HOST: '2001:db8::7' }, 'http://[2001:db8::7]:3000'],
    [{ HOST: 'machine.local', PORT: '8080' }, 'http://machine.local:8080'],
    [{ HOST: '127.0.0.1' }, 'http://localhost:3000'],
    [{ HOST: '::1' }, 'http://localhost:3000'],
    [{ HOST: 'localhost' }, 'http://localhost:3000'],
    [{ HOST: '192.0.2.7', PUBLIC_BASE_URL: 'http://machine.local:3000' }, 'http://machine.local:3000'],
    [{ HOST: '192.0.2.7', LOCAL_IDENTITY: 'false' }, 'http://localhost:3000'],
    [{ HOST: '192.0.2.7', DATABASE_URL: 'postgres://db/x' }, 'http://localhost:3000'],
  ])('derive a public base URL that a phone reaches, with local identity: %j', (environment, expected) => {
    expect(complete(environment).publicBaseUrl).toBe(expected);
  });

  it('derive it from the first address of the machine if the server listens on all', () => {
    const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    const first = found.find(({ internal, family }) => !internal && family === 'IPv4');
    for (const HOST of ['0.0.0.0', '::'])
      expect(complete({ HOST }).publicBaseUrl).toBe(`http://${first?.address ?? 'localhost'}:3000`);
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
    [{ ...PRODUCTION, LOCAL_IDENTITY: 'true' }, 'LOCAL_IDENTITY'],
    [{ CHAT_TOKEN_PREVIOUS: 'old' }, 'CHAT_TOKEN'],
    [{ SEED_DEMO: 'yes' }, 'SEED_DEMO'],
  ])('refuse %j, naming the setting and a fix', (environment, name) => {
    expect(refusal(environment)).toMatch(new RegExp(`- ${name}: .+\\. .*(Set|set|Unset)`));
  });

  const namedIn = (text: string) =>
    [...text.matchAll(/- ([A-Z_]+): is required in production\. /g)].map(([, name]) => name);
  const needed = Object.keys(PRODUCTION).filter((name) => name !== 'NODE_ENV');

  it('name all settings that production lacks at once, beside the invalid ones', () => {
    expect(namedIn(refusal({ NODE_ENV: 'production' }))).toEqual(needed);
    const wrong = refusal({ NODE_ENV: 'production', PORT: 'x', OIDC_AUDIENCE: ',', JWT_SECRET: 'x' });
    expect(wrong).toMatch(/PORT: .*JWT_SECRET: must be/s);
    expect(namedIn(wrong)).toEqual([
      'DATABASE_URL',
      'PERSONAL_DATA_KEY_FILE',
      'OIDC_AUDIENCE',
      'PUBLIC_BASE_URL',
    ]);
    expect(refusal(PRODUCTION)).toBe('accepted');
  });

  it.each(needed)('name %s if production lacks only that, with or without an embedded database', (name) => {
    const lacking = { ...PRODUCTION, [name]: '' };
    expect(namedIn(refusal(lacking))).toEqual([name]);
    const mayBeEmbedded = refusal({ ...lacking, ALLOW_EMBEDDED: 'true' });
    expect(namedIn(mayBeEmbedded)).toEqual(name === 'DATABASE_URL' ? [] : [name]);
  });

  it('allow an embedded database in production if they say so', () => {
    expect(refusal({ NODE_ENV: 'production', ALLOW_EMBEDDED: 'true' })).toBe('accepted');
    expect(refusal({ NODE_ENV: 'production', ALLOW_EMBEDDED: 'true', LOCAL_IDENTITY: 'true' })).toMatch(
      /LOCAL_IDENTITY/,
    );
  });

  it('name every invalid setting at once', () => {
    expect(refusal({ PORT: 'x', LOG_LEVEL: 'loud' })).toMatch(/PORT[^]*LOG_LEVEL/);
  });
});

describe('a start that failed', () => {
  it.each([
    ['an error', new Error('listen EACCES'), 'listen EACCES'],
    [
      'the first of several',
      new AggregateError([new Error('ECONNREFUSED ::1'), new Error('x')]),
      'ECONNREFUSED ::1',
    ],
    ['what is no error', 'out of ports', 'out of ports'],
  ])('names the setting behind %s, and its fix', (_, cause, problem) => {
    const error = new StartRefused('PORT', cause);
    expect(error.message).toBe(`The service cannot start:\n  - PORT: ${problem}. ${SETTINGS.PORT.fix}`);
    expect(error.cause).toBe(cause);
  });
});

import { generateKeyPairSync } from 'node:crypto';
import { InvalidSettings, readSettings } from './config';
import { type SettingName, type Settings, SETTINGS } from './settings';

const PEM = { type: 'pkcs8', format: 'pem' } as const;
const RSA_KEY = String(generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export(PEM));
const ED25519_KEY = String(generateKeyPairSync('ed25519').privateKey.export(PEM));
/** Refused values of one setting, with the message of each. */
type Refused = readonly (readonly [problem: string, ...values: string[]])[];

/** The settings that others require. */
const BESIDE: Partial<Record<SettingName, Record<string, string>>> = {
  NODE_ENV: { ALLOW_EMBEDDED: 'true' },
  STORAGE_DRIVER: { S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' },
  DATABASE_READ_URLS: { DATABASE_URL: 'postgres://primary/civic' },
  CHAT_TOKEN_PREVIOUS: { CHAT_TOKEN: 'new' },
  DKIM_DOMAIN: { DKIM_PRIVATE_KEY: RSA_KEY },
  CONSOLE_ADMIN_EMAIL: { CONSOLE_ADMIN_PASSWORD: 'x'.repeat(12) },
  CONSOLE_ADMIN_PASSWORD: { CONSOLE_ADMIN_EMAIL: 'admin@city.example' },
  CONSOLE_OIDC_ISSUER: { CONSOLE_OIDC_CLIENT_ID: 'console' },
  CONSOLE_OIDC_CLIENT_ID: { CONSOLE_OIDC_ISSUER: 'https://identity.city.example' },
  MAP_TILE_URL: { MAP_TILE_ATTRIBUTION: '© Example' },
  MAP_TILE_ATTRIBUTION: { MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}' },
};
const given = (name: SettingName, value: string) => readSettings({ ...BESIDE[name], [name]: value });

const whole = (minimum: number, maximum: number): Refused => [
  [
    'must be a whole number',
    ...['x', ' ', ' 1', '1 ', '+1', '-1', '1.5', '1e3', '0x10', 'true', '1000000000', '१'],
  ],
  ...(minimum > 0 ? ([[`must be at least ${minimum}`, '0', String(minimum - 1)]] as const) : []),
  ...(maximum < 999_999_999
    ? ([[`must be at most ${maximum}`, String(maximum + 1), '999999999']] as const)
    : []),
];
const oneOf = (...options: string[]): Refused => {
  const [first = ''] = options;
  return [
    [`must be one of ${options.join(', ')}`, 'x', ' ', `${first} `, first.toUpperCase(), options.join()],
  ];
};
const flag: Refused = [['must be true or false', 'x', ' ', 'true ', 'TRUE', 'yes', '1', 'constructor']];
const length = (minimum: number, maximum: number): Refused => [
  [`must have at least ${minimum} characters`, 'x'.repeat(minimum - 1), '😀'.repeat(minimum - 1)],
  [`must have at most ${maximum} characters`, 'x'.repeat(maximum + 1)],
];
const NO_URLS = [
  ...['x', ' ', '/path', '//host', 'a.example'],
  ...['https://', 'https://a b.example', 'https://a.example:99999'],
];
const httpUrl: Refused = [
  [
    'must be a URL that starts with http:// or https://',
    ...[...NO_URLS, 'http:a.example', 'https:/a.example', 'ftp://a.example', 'javascript:alert(1)'],
  ],
];
const databaseUrl: Refused = [
  [
    'must be a URL that starts with postgres:// or postgresql://',
    ...[...NO_URLS, 'mysql://host/database', 'postgress://host/database'],
  ],
];
const identifier: Refused = [
  [
    'must consist of letters, digits, dots, hyphens and underscores',
    ...[' ', 'a b', 'a/b', '@handle', 'é', '12\n'],
  ],
];
const anyText: Refused = [];

const REFUSED: Record<SettingName, Refused> = {
  NODE_ENV: oneOf('development', 'test', 'production'),
  PORT: whole(0, 65535),
  METRICS_PORT: whole(0, 65535),
  HOST: anyText,
  PUBLIC_BASE_URL: httpUrl,
  DATABASE_URL: databaseUrl,
  ALLOW_EMBEDDED: flag,
  DATABASE_OWNER_URL: databaseUrl,
  DATABASE_POOL_SIZE: whole(2, 200),
  DATABASE_TIMEOUT_MS: whole(1500, 60_000),
  DATABASE_READ_URLS: [
    [
      'must be a list of URLs that start with postgres:// or postgresql://',
      'x',
      'postgres://a.example/civic, https://b.example',
      'postgres://a.example/civic postgres://b.example/civic',
    ],
    ['must not name a server twice', 'postgres://a.example/civic,postgres://a.example/civic'],
  ],
  DATABASE_READ_MAX_LAG_MS: whole(1500, 5000),
  REDIS_URL: [
    [
      'must be a URL that starts with redis:// or rediss://',
      ...NO_URLS,
      'https://host:6379',
      'redis+tls://host',
    ],
  ],
  DATA_DIR: anyText,
  STORAGE_DRIVER: oneOf('disk', 's3'),
  CONSOLE_ACCESS: oneOf('session', 'roles'),
  CONSOLE_TOTP: oneOf('optional', 'required'),
  CONSOLE_OIDC_ISSUER: httpUrl,
  CONSOLE_OIDC_CLIENT_ID: anyText,
  CONSOLE_OIDC_CLIENT_SECRET: anyText,
  CONSOLE_OIDC_GROUPS: [
    ['must be JSON', 'x', '['],
    ['must be a JSON list', '{}', '1'],
    ['the group 1 must be an object', '["it"]', '[null]'],
    ['the group 1 must have the name of a group', '[{}]', '[{"group":"","role":"agent"}]'],
    ['the group 1 has the unknown member "city"', '[{"group":"it","role":"agent","city":"pune"}]'],
    [
      'the group 1 has no cities; without the member it has all',
      '[{"group":"it","role":"agent","cities":[]}]',
    ],
    ['the group 1 must have a list of units', '[{"group":"it","role":"agent","units":"unt_1"}]'],
  ],
  CONSOLE_PASSWORD_SIGN_IN: flag,
  S3_ENDPOINT: httpUrl,
  S3_REGION: anyText,
  S3_BUCKET: length(3, 63),
  S3_ACCESS_KEY_ID: anyText,
  S3_SECRET_ACCESS_KEY: anyText,
  S3_FORCE_PATH_STYLE: flag,
  JWT_SECRET: [['must be at least 32 bytes', 'x', 'x'.repeat(31), '€'.repeat(10)]],
  PERSONAL_DATA_KEY_FILE: anyText,
  OIDC_ISSUER: [['must be a URL', ...NO_URLS]],
  OIDC_AUDIENCE: anyText,
  OIDC_JWKS_URI: httpUrl,
  OIDC_CLIENT_ID: anyText,
  OIDC_CLIENT_SECRET: anyText,
  OIDC_AUTHORIZATION_URL: httpUrl,
  OIDC_TOKEN_URL: httpUrl,
  LOCAL_IDENTITY: flag,
  SUPERADMIN_EMAILS: anyText,
  DEFAULT_CITY: oneOf('mumbai', 'bangalore', 'delhi', 'hyderabad', 'chennai', 'pune', 'kolkata', 'ahmedabad'),
  DEFAULT_API_SURFACE: oneOf('token', 'public'),
  PUBLIC_API_HOSTS: anyText,
  CORS_ORIGINS: [
    [
      'must be a list of URLs that start with http:// or https://',
      '*',
      'null',
      'a.example',
      'https:a.example',
      'wss://a.example',
      'https://a.example, javascript:alert(1)',
      'https://a.example https://b.example',
    ],
  ],
  TRUST_PROXY: whole(0, 10),
  CONSOLE_ADMIN_EMAIL: [
    [
      'must be an email address',
      'x',
      'a@b',
      'a@b.c',
      'a@b.example.',
      '.a@b.example',
      'a.@b.example',
      'a..b@b.example',
      "a'@b.example",
      'a b@c.example',
      '"a"@b.example',
      'a!@b.example',
      'ü@b.example',
      'a@-b.example',
      'a@b_c.example',
      'a@b..example',
      'a@[127.0.0.1]',
      ' a@b.example',
      'a@b.example\n',
      'Admin <a@b.example>',
    ],
    ['must have at most 254 characters', `${'x'.repeat(243)}@city.example`],
  ],
  CONSOLE_ADMIN_PASSWORD: length(12, 200),
  RATE_LIMIT_GENERAL: whole(1, 999_999_999),
  RATE_LIMIT_AUTH: whole(1, 999_999_999),
  RATE_LIMIT_PUBLIC: whole(1, 999_999_999),
  RATE_LIMIT_FEEDS: whole(1, 999_999_999),
  RATE_LIMIT_OPEN311: whole(1, 999_999_999),
  RATE_LIMIT_SITE: whole(1, 999_999_999),
  RATE_LIMIT_SITE_SESSION: whole(1, 999_999_999),
  RATE_LIMIT_FOLLOW: whole(1, 999_999_999),
  RATE_LIMIT_REALTIME: whole(1, 999_999_999),
  CONNECTIONS_PER_ADDRESS: whole(1, 999_999_999),
  RATE_LIMIT_WINDOW_S: whole(1, 86_400),
  DATA_LICENSE: anyText,
  AUTO_CLOSE_PENDING_DAYS: whole(0, 3650),
  EXACT_PLACE_MONTHS: whole(1, 120),
  DETACH_REPORTERS_MONTHS: whole(1, 120),
  CHANNEL_POST_DAYS: whole(1, 3650),
  READ_LOG_DAYS: whole(365, 3650),
  PRIVACY_CONTACT: length(3, 200),
  PRIVACY_ANSWER_DAYS: whole(1, 90),
  ERASURE_COOLING_OFF_DAYS: whole(0, 30),
  AUTO_CLOSE_AFTER_DAYS: whole(1, 3650),
  ESCALATION_STEP_HOURS: whole(1, 8760),
  AUTO_CLOSE_CRON: [
    ['must be a cron expression', 'x', '* * *', '99 * * * *', '*/0 * * * *', '@never', 'H H * * *'],
  ],
  GEOCODER_URL: httpUrl,
  MAP_PMTILES_DIR: anyText,
  MAP_TILE_URL: [
    [
      'must be a URL that starts with http:// or https:// and has {z}, {x} and {y} in its path',
      ...['x', 'https://a.example/', 'https://a.example/{z}/{x}', 'ftp://a.example/{z}/{x}/{y}'],
      ...[
        'https://{s}.a.example/{z}/{x}/{y}',
        'https://{x}.a.example/{z}/{y}',
        'https://a.example/{z}{x}{y}{r}',
      ],
    ],
  ],
  MAP_TILE_ATTRIBUTION: anyText,
  CHAT_TOKEN: anyText,
  CHAT_TOKEN_PREVIOUS: anyText,
  CHAT_VERIFY_TOKEN: anyText,
  CHAT_PHONE_NUMBER_ID: anyText,
  CHAT_API_URL: httpUrl,
  CHAT_TEMPLATES: [['must be JSON', 'x', '{']],
  CHAT_WALL: oneOf('full', 'masked', 'converted-only'),
  PHOTO_ACCESS_TOKEN: anyText,
  PHOTO_USER_ID: identifier,
  PHOTO_HANDLE: anyText,
  PHOTO_API_URL: httpUrl,
  MICRO_BEARER_TOKEN: anyText,
  MICRO_USER_ID: identifier,
  MICRO_HANDLE: anyText,
  MICRO_API_URL: httpUrl,
  SMTP_URL: [['must be a URL that starts with smtp:// or smtps://', ...NO_URLS, 'https://host', 'smtp:host']],
  MAIL_FROM: anyText,
  DKIM_DOMAIN: anyText,
  DKIM_SELECTOR: anyText,
  DKIM_PRIVATE_KEY: [['must be an RSA private key in PEM', 'key', ED25519_KEY, RSA_KEY.slice(0, 200)]],
  WEBHOOK_ORIGINS: [
    ['must be a list of URLs that start with http:// or https://', 'a.example', 'wss://a.example', '*'],
  ],
  VAPID_PUBLIC_KEY: anyText,
  VAPID_PRIVATE_KEY: anyText,
  VAPID_SUBJECT: [
    [
      'must be a URL that starts with https:// or mailto:',
      ...NO_URLS,
      'http://city.example',
      'mailto:nobody',
    ],
  ],
  SITE_NAME: length(2, 40),
  SITE_MARK: anyText,
  SITE_BRAND: [
    ['must be a colour such as #0b5a52', 'red', '#fff', '#12345g'],
    ['must have a contrast of at least 4.5 with the text on it, #ffffff', '#ffffff', '#8a8a8a'],
  ],
  SITE_ACCENT: [
    ['must be a colour such as #0b5a52', 'yellow'],
    ['must have a contrast of at least 4.5 with the text on it, #221a00', '#0b5a52', '#000000'],
  ],
  PUSH_ORIGINS: [
    ['must be a list of URLs that start with http:// or https://', 'a.example', 'wss://a.example', '*'],
  ],
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  LOG_ADDRESSES: oneOf('full', 'short'),
  SEED_DEMO: flag,
};

/** A value in the name of a test; a key is generated for each run, so it is named differently. */
const named = (value: string) => (value.includes('-----') ? 'a key' : value);

const refusals = (Object.keys(REFUSED) as SettingName[]).flatMap((name) =>
  REFUSED[name].flatMap(([problem, ...values]) =>
    values.map((value) => [name, named(value), problem, value] as const),
  ),
);

const ACCEPTED: readonly (readonly [SettingName, value: string, read: unknown])[] = [
  ['NODE_ENV', 'production', 'production'],
  ['WEBHOOK_ORIGINS', 'http://10.0.0.7:8080/hook', ['http://10.0.0.7:8080']],
  ['VAPID_SUBJECT', 'mailto:operator@city.example', 'mailto:operator@city.example'],
  ['SMTP_URL', 'smtps://user:a%20b@mail.example:465', 'smtps://user:a%20b@mail.example:465'],
  ['PORT', '0', 0],
  ['PORT', '008080', 8080],
  ['PORT', '65535', 65535],
  ['METRICS_PORT', '9464', 9464],
  ['HOST', ' ', ' '],
  ['PUBLIC_BASE_URL', ' https://issues.example.org// ', 'https://issues.example.org'],
  ['PUBLIC_BASE_URL', 'HTTP://Issues.example.org', 'HTTP://Issues.example.org'],
  ['PUBLIC_BASE_URL', 'http://localhost:3000', 'http://localhost:3000'],
  ['PUBLIC_BASE_URL', 'http://[::1]:3000/', 'http://[::1]:3000'],
  [
    'DATABASE_URL',
    'postgres://u:p%40@host:5432/civic?sslmode=require',
    'postgres://u:p%40@host:5432/civic?sslmode=require',
  ],
  ['DATABASE_URL', 'postgresql:///civic?host=/run/postgresql', 'postgresql:///civic?host=/run/postgresql'],
  ['DATABASE_OWNER_URL', ' postgres://owner@host/\n', 'postgres://owner@host/'],
  ['DATABASE_POOL_SIZE', '2', 2],
  ['DATABASE_POOL_SIZE', '200', 200],
  [
    'DATABASE_READ_URLS',
    ' postgres://a/civic,,postgresql://b/civic ',
    ['postgres://a/civic', 'postgresql://b/civic'],
  ],
  ['DATABASE_READ_MAX_LAG_MS', '5000', 5000],
  ['REDIS_URL', 'rediss://:secret@host:6380/1', 'rediss://:secret@host:6380/1'],
  ['STORAGE_DRIVER', 's3', 's3'],
  ['S3_ENDPOINT', 'https://s3.example.org/', 'https://s3.example.org/'],
  ['S3_ENDPOINT', 'https://s3.exam\tple.org', 'https://s3.example.org'],
  ['S3_BUCKET', 'abc', 'abc'],
  ['S3_BUCKET', '😀'.repeat(63), '😀'.repeat(63)],
  ['S3_FORCE_PATH_STYLE', 'true', true],
  ['S3_FORCE_PATH_STYLE', 'false', false],
  ['JWT_SECRET', '€äöüß£¥ñçéèΩδ±µ¶', '€äöüß£¥ñçéèΩδ±µ¶'],
  ['OIDC_ISSUER', 'https://identity.example.org/', 'https://identity.example.org/'],
  ['OIDC_ISSUER', 'urn:example:issuer', 'urn:example:issuer'],
  ['OIDC_AUDIENCE', ' web, ,Mobile,', ['web', 'Mobile']],
  ['OIDC_AUDIENCE', ',', []],
  ['SUPERADMIN_EMAILS', 'Ada@City.example, b@city.example', ['ada@city.example', 'b@city.example']],
  ['DEFAULT_CITY', 'pune', 'pune'],
  ['PUBLIC_API_HOSTS', 'Open.City.example', ['open.city.example']],
  ['CORS_ORIGINS', 'https://A.example/path,http://b.example:80', ['https://a.example', 'http://b.example']],
  ['TRUST_PROXY', '10', 10],
  ['CONSOLE_ADMIN_EMAIL', "O'Brien_x+y.z-@sub-1.City.example", "O'Brien_x+y.z-@sub-1.City.example"],
  ['CONSOLE_ADMIN_EMAIL', `${'x'.repeat(241)}@city.example`, `${'x'.repeat(241)}@city.example`],
  ['CONSOLE_ADMIN_PASSWORD', '😀'.repeat(12), '😀'.repeat(12)],
  ['CONSOLE_ADMIN_PASSWORD', ' '.repeat(200), ' '.repeat(200)],
  ['RATE_LIMIT_GENERAL', '999999999', 999_999_999],
  ['AUTO_CLOSE_CRON', '0 30 2 * * 1-5', '0 30 2 * * 1-5'],
  ['AUTO_CLOSE_CRON', '@daily', '@daily'],
  ['GEOCODER_URL', 'https://nominatim.example.org/', 'https://nominatim.example.org'],
  ['MAP_TILE_URL', 'https://a.example/{z}/{y}/{x}.png?k=1', 'https://a.example/{z}/{y}/{x}.png?k=1'],
  ['CHAT_TOKEN_PREVIOUS', 'former', 'former'],
  ['PHOTO_USER_ID', 'a_b.c-1', 'a_b.c-1'],
  ['LOG_LEVEL', 'silent', 'silent'],
  ['SEED_DEMO', 'false', false],
];

const refusal = (act: () => Settings): unknown => {
  try {
    return act();
  } catch (error) {
    return error instanceof InvalidSettings ? error.message : error;
  }
};

describe('a setting', () => {
  it.each(refusals)('%s=%j is refused: %s', (name, _, problem, value) => {
    expect(refusal(() => given(name, value))).toBe(
      `The service cannot start:\n  - ${name}: ${problem}. ${SETTINGS[name].fix}`,
    );
  });

  it.each(ACCEPTED)('%s=%j is read as %j', (name, value, read) => {
    expect(given(name, value)[name]).toEqual(read);
  });
  it('of a key may have escaped line breaks, as in an .env file', () => {
    expect(given('DKIM_PRIVATE_KEY', RSA_KEY.replaceAll('\n', '\\n')).DKIM_PRIVATE_KEY).toBe(RSA_KEY);
  });

  it.each(Object.keys(SETTINGS) as SettingName[])('%s is unset when it is empty', (name) => {
    expect(readSettings({ [name]: '' })).toEqual(readSettings({}));
  });
});

import { createRequire } from 'node:module';
import { z } from 'zod';
import { CITY_SLUGS } from '../../kernel/cities';
import type { Setting } from './setting';
import { UPSTREAM_SETTINGS } from './upstream-settings';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);
const whole = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum));

const EVERY_QUARTER = '*/15 * * * *';

/** The library is loaded to look at another than the default alone: a start has no other use for it. */
function isCron(expression: string): boolean {
  if (expression === EVERY_QUARTER) return true;
  const { validateCronExpression } = createRequire(__filename)('cron') as typeof import('cron');
  return validateCronExpression(expression).valid;
}

/**
 * Every environment variable the service reads: the one documented place. `.env.example` is proven equal to it,
 * and a refused start names the variable and prints its `fix`.
 */
export const SETTINGS = {
  NODE_ENV: {
    schema: z.enum(['development', 'test', 'production']),
    about: 'production turns off everything meant for a first look and makes the secrets obligatory',
    fallback: 'development',
    fix: 'Set it to development, test or production.',
  },
  PORT: {
    schema: whole(0, 65535),
    about: 'The TCP port the server listens on; 0 takes a free one',
    fallback: '3000',
    fix: 'Set a port between 0 and 65535.',
  },
  METRICS_PORT: {
    schema: whole(0, 65535),
    about:
      'The TCP port on which Prometheus reads /metrics; keep it from the public. Unset: nothing is measured',
    fix: 'Set a port between 0 and 65535 that nothing else uses, or unset it.',
  },
  HOST: {
    schema: z.string().min(1),
    about:
      'The address the server listens on. Unset: 127.0.0.1 with local identity (anyone could sign in as anyone), 0.0.0.0 without',
    fix: 'Set an address of this machine, such as 0.0.0.0.',
  },
  PUBLIC_BASE_URL: {
    schema: z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, '')),
    about: 'What absolute URLs in answers start with. Unset: http://localhost:PORT',
    fix: 'Set the origin people reach the service at, such as https://issues.example.org.',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
    about:
      'The PostgreSQL server (14 or newer) to use. Unset: an embedded PostgreSQL 18 with its data in DATA_DIR',
    fix: 'Set postgres://user:password@host:5432/database, or unset it for the embedded database.',
  },
  DATABASE_OWNER_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
    about:
      'The same database as DATABASE_URL, as the role that owns the schema: it alone brings the schema up to date, and the role of DATABASE_URL can neither alter it nor change what is append-only. Unset: the role of DATABASE_URL owns the schema, and triggers alone guard it',
    fix: 'Set postgres://owner:password@host:5432/database, or unset it.',
  },
  DATABASE_POOL_SIZE: {
    schema: whole(2, 200),
    about: 'How many database connections one process may hold',
    fallback: '10',
    fix: 'Set a number between 2 and 200.',
  },
  REDIS_URL: {
    schema: z.url({ protocol: /^rediss?$/ }),
    about:
      'The Redis in which several instances share realtime rooms and rate limits. Unset: each instance has its own',
    fix: 'Set redis://host:6379, or unset it.',
  },
  DATA_DIR: {
    schema: z.string().min(1),
    about: 'The folder for the embedded database and for secrets generated on first start',
    fallback: '.data',
    fix: 'Set a folder the service may write to.',
  },
  STORAGE_DRIVER: {
    schema: z.enum(['disk', 's3']),
    about: 'Where uploads are kept: disk, under DATA_DIR/media (one instance), or s3, an S3-compatible store',
    fallback: 'disk',
    fix: 'Set it to disk or s3.',
  },
  S3_ENDPOINT: {
    schema: z.url({ protocol: /^https?$/ }),
    about: 'The URL of the S3-compatible store. Unset: Amazon S3 in S3_REGION',
    fix: 'Set a URL such as https://s3.example.org, or unset it for Amazon S3.',
  },
  S3_REGION: {
    schema: z.string().min(1),
    about: 'The region of the store',
    fallback: 'us-east-1',
    fix: 'Set the region of the bucket.',
  },
  S3_BUCKET: {
    schema: z.string().min(3).max(63),
    about: 'The bucket, which must exist. Required with STORAGE_DRIVER=s3',
    fix: 'Set the name of a private bucket.',
  },
  S3_ACCESS_KEY_ID: {
    schema: z.string().min(1),
    about:
      'The key of an account that may put, get, head and delete objects there. Required with STORAGE_DRIVER=s3',
    fix: 'Set the access key id.',
  },
  S3_SECRET_ACCESS_KEY: {
    schema: z.string().min(1),
    about: 'Its secret. Required with STORAGE_DRIVER=s3',
    fix: 'Set the secret access key.',
  },
  S3_FORCE_PATH_STYLE: {
    schema: flag,
    about: 'true: the bucket is named in the path of URLs, as most stores but Amazon S3 want it',
    fallback: 'false',
    fix: 'Set it to true or false.',
  },
  JWT_SECRET: {
    schema: z.string().refine((value) => Buffer.byteLength(value) >= 32, 'must be at least 32 bytes'),
    about:
      'Signs access and refresh tokens (HS256). Required in production; generated once into DATA_DIR otherwise',
    fix: 'Set at least 32 random bytes, for example the output of: openssl rand -base64 48',
  },
  OIDC_ISSUER: {
    schema: z.url(),
    about: 'The identity provider whose ID tokens sign people in',
    fallback: 'https://accounts.google.com',
    fix: 'Set the issuer URL exactly as the provider writes it into its tokens.',
  },
  OIDC_AUDIENCE: {
    schema: list,
    about: 'The OAuth client ids whose ID tokens are accepted, separated by commas. Unset: none are',
    fix: 'Set the client id of your web or mobile application.',
  },
  OIDC_JWKS_URI: {
    schema: z.url({ protocol: /^https?$/ }),
    about: 'Where the provider publishes its signing keys',
    fallback: 'https://www.googleapis.com/oauth2/v3/certs',
    fix: "Set the provider's jwks_uri.",
  },
  LOCAL_IDENTITY: {
    schema: flag,
    about:
      'true: the server is its own small identity provider (POST /dev/identity), so that one can sign in offline. Unset: true only with the embedded database outside production. Refused in production',
    fix: 'Unset it, or set it to false in production.',
  },
  SUPERADMIN_EMAILS: {
    schema: list.transform((emails) => emails.map((email) => email.toLowerCase())),
    about: 'Verified emails that become superadmin when they sign in, separated by commas',
    fallback: '',
    fix: 'Set a comma-separated list of email addresses.',
  },
  DEFAULT_CITY: {
    schema: z.enum(CITY_SLUGS),
    about: 'The city of a new account',
    fallback: 'mumbai',
    fix: `Set one of ${CITY_SLUGS.join(', ')}.`,
  },
  DEFAULT_API_SURFACE: {
    schema: z.enum(['token', 'public']),
    about: 'Which surface answers on a shared path when the request does not say',
    fallback: 'token',
    fix: 'Set it to token or public.',
  },
  PUBLIC_API_HOSTS: {
    schema: list.transform((hosts) => hosts.map((host) => host.toLowerCase())),
    about: 'Host names on which shared paths answer as the public API, separated by commas',
    fallback: '',
    fix: 'Set a comma-separated list of host names, without scheme.',
  },
  CORS_ORIGINS: {
    schema: list.pipe(z.array(z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin))),
    about: 'Web origins that may call the API with credentials, separated by commas',
    fallback: '',
    fix: 'Set a comma-separated list of origins such as https://app.example.org. A wildcard is not accepted.',
  },
  TRUST_PROXY: {
    schema: whole(0, 10),
    about:
      'How many reverse proxies stand in front; the client address is taken that many X-Forwarded-For entries from the right',
    fallback: '0',
    fix: 'Set the exact number of proxies, 0 for none.',
  },
  CONSOLE_ADMIN_EMAIL: {
    schema: z.email().max(254),
    about:
      'The email of the first account of the console, a super_admin, made while there is none. Unset: on the embedded database one is made with a random password, which the first start prints',
    fix: 'Set an email address, or unset it.',
  },
  CONSOLE_ADMIN_PASSWORD: {
    schema: z.string().min(12).max(200),
    about: 'The password of that account. Of no effect once there is an account',
    fix: 'Set a password of 12 to 200 characters, together with CONSOLE_ADMIN_EMAIL.',
  },
  RATE_LIMIT_GENERAL: {
    schema: whole(1, 999_999_999),
    about: 'Requests per window and client address over all routes of the token API',
    fallback: '100',
    fix: 'Set a positive whole number.',
  },
  RATE_LIMIT_AUTH: {
    schema: whole(1, 999_999_999),
    about: 'Requests per window and client address on /api/auth/*',
    fallback: '20',
    fix: 'Set a positive whole number.',
  },
  RATE_LIMIT_PUBLIC: {
    schema: whole(1, 999_999_999),
    about: 'Requests per window and client address on the public read API',
    fallback: '600',
    fix: 'Set a positive whole number.',
  },
  RATE_LIMIT_REALTIME: {
    schema: whole(1, 999_999_999),
    about: 'Realtime connections one client address may open per minute',
    fallback: '300',
    fix: 'Set a positive whole number.',
  },
  RATE_LIMIT_WINDOW_S: {
    schema: whole(1, 86_400),
    about: 'The length of the rate-limit window in seconds',
    fallback: '900',
    fix: 'Set a number of seconds between 1 and 86400.',
  },
  AUTO_CLOSE_AFTER_DAYS: {
    schema: whole(1, 3650),
    about: 'How many days after it was resolved an issue is closed by the service',
    fallback: '7',
    fix: 'Set a number of days between 1 and 3650.',
  },
  AUTO_CLOSE_CRON: {
    schema: z.string().refine(isCron, 'must be a cron expression'),
    about: 'When the service looks for issues to close, as a cron expression (UTC)',
    fallback: EVERY_QUARTER,
    fix: 'Set a cron expression such as */15 * * * *.',
  },
  ...UPSTREAM_SETTINGS,
  LOG_LEVEL: {
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    about: 'The least severe log line that is written',
    fallback: 'info',
    fix: 'Set one of trace, debug, info, warn, error, fatal, silent.',
  },
  SEED_DEMO: {
    schema: flag,
    about:
      'true: an empty database is filled with a demonstration city. Unset: true with the embedded database, false otherwise',
    fix: 'Set it to true or false.',
  },
} satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

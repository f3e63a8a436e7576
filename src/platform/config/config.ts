import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { type Alignment, alignmentOf, contactOf, domainOf, isUnreachableContact } from './contact-domains';
import { OperatorError } from './operator-error';
import { hostsInNetwork } from './own-addresses';
import { sessionUrl } from './session-url';
import { type SettingName, Settings, SETTINGS } from './settings';

const NAMES = Object.keys(SETTINGS) as SettingName[];

/** A start that failed because of a setting. The message names the setting and its fix. */
export class StartRefused extends OperatorError {
  /** @param fix what to do about it; by default the fix of the setting */
  constructor(setting: SettingName, cause: unknown, fix = SETTINGS[setting].fix) {
    const reason: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
    const message = reason instanceof Error ? reason.message : String(reason);
    super(`The service cannot start:\n  - ${setting}: ${message}. ${fix}`, { cause });
  }
}

/** A start with invalid settings. The message names each of them and its fix. */
export class InvalidSettings extends OperatorError {
  constructor(problems: readonly string[]) {
    super(`The service cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/**
 * Reads the settings from environment variables. An empty variable counts as unset.
 * @throws InvalidSettings, which names every invalid setting with its fix
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given: Partial<Record<SettingName, string>> = {};
  for (const name of NAMES) {
    const text = environment[name] || SETTINGS[name].fallback;
    if (text !== undefined) given[name] = text;
  }
  const settings = plainToInstance(Settings, given);
  const problems = [...refusals(settings), ...missingInProduction(settings)];
  if (problems.length === 0) problems.push(...contradictions(settings));
  if (problems.length > 0) throw new InvalidSettings(problems);
  return settings;
}

function refusals(settings: Settings): string[] {
  // A property that is missing here was not set and has no default.
  const errors = validateSync(settings, { skipMissingProperties: true, stopAtFirstError: true });
  const problems = new Map(
    errors.map(({ property, constraints = {} }) => [property, Object.values(constraints).join()]),
  );
  return NAMES.filter((name) => problems.has(name)).map(
    (name) => `${name}: ${problems.get(name)}. ${SETTINGS[name].fix}`,
  );
}

/** The settings production requires, unless it is a trial with the embedded database. */
const PRODUCTION_NEEDS = [
  'DATABASE_URL',
  'JWT_SECRET',
  'PERSONAL_DATA_KEY_FILE',
  'OIDC_AUDIENCE',
  'PUBLIC_BASE_URL',
] as const;

function missingInProduction(settings: Settings): string[] {
  const mayBeEmbedded = settings.ALLOW_EMBEDDED === true && settings.DATABASE_URL === undefined;
  if (settings.NODE_ENV !== 'production' || mayBeEmbedded) return [];
  return PRODUCTION_NEEDS.filter((name) => !settings[name]?.length).map(
    (name) => `${name}: is required in production. ${SETTINGS[name].fix}`,
  );
}

function contradictions(settings: Settings): string[] {
  const problems: string[] = [];
  if (settings.STORAGE_DRIVER === 's3') {
    for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (settings[name] === undefined) {
        problems.push(`${name}: is required with STORAGE_DRIVER=s3. ${SETTINGS[name].fix}`);
      }
    }
  }
  if ((settings.CONSOLE_ADMIN_EMAIL === undefined) !== (settings.CONSOLE_ADMIN_PASSWORD === undefined)) {
    const missing =
      settings.CONSOLE_ADMIN_EMAIL === undefined ? 'CONSOLE_ADMIN_EMAIL' : 'CONSOLE_ADMIN_PASSWORD';
    problems.push(`${missing}: is required beside the other. ${SETTINGS[missing].fix}`);
  }
  if ((settings.CONSOLE_OIDC_ISSUER === undefined) !== (settings.CONSOLE_OIDC_CLIENT_ID === undefined)) {
    const missing =
      settings.CONSOLE_OIDC_ISSUER === undefined ? 'CONSOLE_OIDC_ISSUER' : 'CONSOLE_OIDC_CLIENT_ID';
    problems.push(`${missing}: is required beside the other. ${SETTINGS[missing].fix}`);
  }
  if (!settings.CONSOLE_PASSWORD_SIGN_IN && settings.CONSOLE_OIDC_ISSUER === undefined)
    problems.push(`CONSOLE_PASSWORD_SIGN_IN: nobody could sign in. ${SETTINGS.CONSOLE_PASSWORD_SIGN_IN.fix}`);
  if ((settings.MAP_TILE_URL === undefined) !== (settings.MAP_TILE_ATTRIBUTION === undefined)) {
    const missing = settings.MAP_TILE_URL === undefined ? 'MAP_TILE_URL' : 'MAP_TILE_ATTRIBUTION';
    problems.push(`${missing}: is required beside the other. ${SETTINGS[missing].fix}`);
  }
  if (settings.CHAT_TOKEN_PREVIOUS !== undefined && settings.CHAT_TOKEN === undefined)
    problems.push(`CHAT_TOKEN: is required beside CHAT_TOKEN_PREVIOUS. ${SETTINGS.CHAT_TOKEN.fix}`);
  if (settings.DKIM_DOMAIN !== undefined && settings.DKIM_PRIVATE_KEY === undefined)
    problems.push(`DKIM_PRIVATE_KEY: is required beside DKIM_DOMAIN. ${SETTINGS.DKIM_PRIVATE_KEY.fix}`);
  if ((settings.VAPID_PUBLIC_KEY === undefined) !== (settings.VAPID_PRIVATE_KEY === undefined)) {
    const missing = settings.VAPID_PUBLIC_KEY === undefined ? 'VAPID_PUBLIC_KEY' : 'VAPID_PRIVATE_KEY';
    problems.push(`${missing}: is required beside the other. ${SETTINGS[missing].fix}`);
  }
  if (settings.DATABASE_READ_URLS.length > 0 && settings.DATABASE_URL === undefined)
    problems.push(`DATABASE_URL: is required beside DATABASE_READ_URLS. ${SETTINGS.DATABASE_URL.fix}`);
  if (settings.NODE_ENV === 'production' && settings.LOCAL_IDENTITY)
    problems.push(`LOCAL_IDENTITY: anyone could sign in as anyone. ${SETTINGS.LOCAL_IDENTITY.fix}`);
  if (settings.NODE_ENV === 'production') problems.push(...placeholderContacts(settings));
  return problems;
}

/** Whether web push is available: with the keys of the settings, or the generated ones of the embedded database. */
export function isPushOn({ VAPID_PUBLIC_KEY, DATABASE_URL }: Settings): boolean {
  return VAPID_PUBLIC_KEY !== undefined || DATABASE_URL === undefined;
}

/** Whether everyone sees the numbers of those who write on the chat channel: a warning in production. */
export function isChatWallOpen({ NODE_ENV, CHAT_TOKEN, CHAT_WALL }: Settings): boolean {
  return NODE_ENV === 'production' && CHAT_TOKEN !== undefined && CHAT_WALL === 'full';
}

/**
 * Contacts that receivers of mail and push services refuse or treat as forged; outside of production only a warning.
 */
export function placeholderContacts(settings: Settings): string[] {
  const problems: string[] = [];
  if (alignmentOfMails(settings) === 'foreign')
    problems.push(
      `DKIM_DOMAIN: mails from ${domainOf(settings.MAIL_FROM)} are not taken for signed. ${SETTINGS.DKIM_DOMAIN.fix}`,
    );
  if (isPushAskedFor(settings) && isPushContactMissing(settings)) problems.push(PUSH_CONTACT_MISSING);
  return problems;
}

/** Contacts that some receivers may refuse: a warning, also in production. */
export function doubtfulContacts(settings: Settings): string[] {
  const problems: string[] = [];
  if (alignmentOfMails(settings) === 'unknown')
    problems.push(
      `DKIM_DOMAIN: whether mails from ${domainOf(settings.MAIL_FROM)} are taken for signed depends on who registered what both domains lie beneath`,
    );
  // A trial runs on localhost and asks for no push itself.
  const isTrial = settings.NODE_ENV === 'production' && !isPushAskedFor(settings);
  if (isTrial && isPushContactMissing(settings)) problems.push(PUSH_CONTACT_MISSING);
  return problems;
}

const PUSH_CONTACT_MISSING = `VAPID_SUBJECT: push services reach nobody there. ${SETTINGS.VAPID_SUBJECT.fix}`;

function alignmentOfMails({ DKIM_DOMAIN, MAIL_FROM }: Settings): Alignment | undefined {
  return DKIM_DOMAIN === undefined ? undefined : alignmentOf(DKIM_DOMAIN, domainOf(MAIL_FROM));
}

/** Otherwise push is only on because the database is embedded. */
function isPushAskedFor({ VAPID_PUBLIC_KEY, VAPID_SUBJECT }: Settings): boolean {
  return VAPID_PUBLIC_KEY !== undefined || VAPID_SUBJECT !== undefined;
}

function isPushContactMissing(settings: Settings): boolean {
  const { VAPID_SUBJECT, PUBLIC_BASE_URL = '', MAIL_FROM } = settings;
  return isPushOn(settings) && isUnreachableContact(VAPID_SUBJECT ?? contactOf(PUBLIC_BASE_URL, MAIL_FROM));
}

/** The complete settings of a running process: `completeConfig` adds the values that have no fixed default. */
export abstract class Config {
  abstract readonly settings: Settings;
  /** The database, as the other URLs with the settings of a session (`sessionUrl`). */
  abstract readonly databaseUrl: string;
  /** The same database as the owner of the schema, who runs migrations. */
  abstract readonly databaseOwnerUrl: string;
  abstract readonly databaseReadUrls: readonly string[];
  abstract readonly jwtSecret: string;
  abstract readonly host: string;
  abstract readonly publicBaseUrl: string;
  abstract readonly localIdentity: boolean;
  abstract readonly seedDemo: boolean;
}

/** Whether mails are only shown at /dev/mail, and sent to nobody. */
export function isTrialOfMails({ localIdentity, settings }: Config): boolean {
  return localIdentity && settings.SMTP_URL === undefined;
}

/** The values a process adds to its settings: the actual URL of its database, and its signing secret. */
export interface Provided {
  databaseUrl: string;
  databaseOwnerUrl?: string;
  jwtSecret: string;
}

/** Derives the values whose default depends on other settings (see `about` of each). */
export function completeConfig(settings: Settings, provided: Provided): Config {
  const embedded = settings.DATABASE_URL === undefined;
  const isFirstLook = embedded && settings.NODE_ENV !== 'production';
  const localIdentity = settings.LOCAL_IDENTITY ?? isFirstLook;
  const host = settings.HOST ?? (localIdentity ? '127.0.0.1' : '0.0.0.0');
  // URLs in answers and mails must lead a phone to this machine, too, if it may reach it.
  const [ownHost] = localIdentity ? hostsInNetwork(host) : [];
  const { databaseUrl, databaseOwnerUrl = settings.DATABASE_OWNER_URL ?? databaseUrl } = provided;
  return {
    settings,
    ...provided,
    databaseUrl: sessionUrl(databaseUrl),
    databaseOwnerUrl: sessionUrl(databaseOwnerUrl),
    databaseReadUrls: settings.DATABASE_READ_URLS.map(sessionUrl),
    host,
    publicBaseUrl: settings.PUBLIC_BASE_URL ?? `http://${ownHost ?? 'localhost'}:${settings.PORT}`,
    localIdentity,
    seedDemo: settings.SEED_DEMO ?? isFirstLook,
  };
}

import type { z } from 'zod';
import type { Setting } from './setting';
import { SETTINGS, type SettingName } from './settings';

type Value<Name extends SettingName> = z.output<(typeof SETTINGS)[Name]['schema']>;
type Defaulted = {
  [Name in SettingName]: (typeof SETTINGS)[Name] extends { fallback: string } ? Name : never;
}[SettingName];

/** The settings after validation; those without a default are undefined when unset. */
export type Settings = { [Name in Defaulted]: Value<Name> } & {
  [Name in Exclude<SettingName, Defaulted>]: Value<Name> | undefined;
};

/** A start that failed because of what a setting names. The message carries the setting and its fix. */
export class StartRefused extends Error {
  constructor(setting: SettingName, cause: unknown) {
    const reason: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
    const message = reason instanceof Error ? reason.message : String(reason);
    super(`The service cannot start:\n  - ${setting}: ${message}. ${SETTINGS[setting].fix}`, { cause });
  }
}

/** A start that was refused because of its settings. The message names each setting and its fix. */
export class InvalidSettings extends Error {
  constructor(problems: readonly string[]) {
    super(`The service cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/**
 * Reads the settings from an environment.
 * @throws InvalidSettings naming every setting that is wrong, with its fix
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const problems: string[] = [];
  const settings: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries<Setting>(SETTINGS)) {
    const raw = environment[name] === '' ? undefined : environment[name];
    const given = raw ?? setting.fallback;
    if (given === undefined) continue;
    const parsed = setting.schema.safeParse(given);
    if (parsed.success) settings[name] = parsed.data;
    else problems.push(`${name}: ${parsed.error.issues[0]?.message ?? 'invalid'}. ${setting.fix}`);
  }
  if (problems.length === 0) problems.push(...contradictions(settings as Settings));
  if (problems.length > 0) throw new InvalidSettings(problems);
  return settings as Settings;
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
  if (settings.CHAT_TOKEN_PREVIOUS !== undefined && settings.CHAT_TOKEN === undefined)
    problems.push(`CHAT_TOKEN: is required beside CHAT_TOKEN_PREVIOUS. ${SETTINGS.CHAT_TOKEN.fix}`);
  if (settings.NODE_ENV !== 'production') return problems;
  if (settings.LOCAL_IDENTITY) {
    problems.push(`LOCAL_IDENTITY: anyone could sign in as anyone. ${SETTINGS.LOCAL_IDENTITY.fix}`);
  }
  if (settings.JWT_SECRET === undefined) {
    problems.push(`JWT_SECRET: is required in production. ${SETTINGS.JWT_SECRET.fix}`);
  }
  return problems;
}

/**
 * The settings of one running process, complete: what was unset and could not have a fixed default is filled in
 * by `completeConfig`.
 */
export abstract class Config {
  abstract readonly settings: Settings;
  abstract readonly databaseUrl: string;
  /** The same database as the owner of the schema, who alone migrates. */
  abstract readonly databaseOwnerUrl: string;
  abstract readonly jwtSecret: string;
  abstract readonly host: string;
  abstract readonly publicBaseUrl: string;
  abstract readonly localIdentity: boolean;
  abstract readonly seedDemo: boolean;
}

/** What a process adds to its settings: where its database really is, and its signing secret. */
export interface Provided {
  databaseUrl: string;
  databaseOwnerUrl?: string;
  jwtSecret: string;
}

/** Derives the values whose default depends on other settings (see `about` of each). */
export function completeConfig(settings: Settings, provided: Provided): Config {
  const embedded = settings.DATABASE_URL === undefined;
  const localIdentity = settings.LOCAL_IDENTITY ?? (embedded && settings.NODE_ENV !== 'production');
  return {
    settings,
    ...provided,
    databaseOwnerUrl: provided.databaseOwnerUrl ?? settings.DATABASE_OWNER_URL ?? provided.databaseUrl,
    host: settings.HOST ?? (localIdentity ? '127.0.0.1' : '0.0.0.0'),
    publicBaseUrl: settings.PUBLIC_BASE_URL ?? `http://localhost:${settings.PORT}`,
    localIdentity,
    seedDemo: settings.SEED_DEMO ?? embedded,
  };
}

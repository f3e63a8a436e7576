import { descriptionsOf, Setting } from './setting';
import { Flag, OneOf } from './setting-rules';
import { SiteSettings } from './site-settings';

/**
 * Every environment variable of the service, after validation: the only place where they are documented. A test proves
 * that `.env.example` matches it; a refused start names the variable and prints its `fix`. A setting without a default
 * is undefined if it is unset.
 *
 * The inherited classes are its parts, in the order of `.env.example`; they are not used on their own.
 */
export class Settings extends SiteSettings {
  @Setting({
    about: 'The least severe log line that is written',
    fallback: 'info',
    fix: 'Set one of trace, debug, info, warn, error, fatal, silent.',
  })
  @OneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
  LOG_LEVEL!: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

  @Setting({
    about:
      'How the log has the addresses of clients: full, or short, which cuts IPv4 addresses to /24 and IPv6 addresses to /48',
    fallback: 'full',
    fix: 'Set it to full or short.',
  })
  @OneOf(['full', 'short'])
  LOG_ADDRESSES!: 'full' | 'short';

  @Setting({
    about:
      'true: the service fills an empty database with a demonstration city. Unset: true with the embedded database outside production, false otherwise',
    fix: 'Set it to true or false.',
  })
  @Flag()
  SEED_DEMO?: boolean;
}

export type SettingName = keyof Settings;

/** The description of each setting, in the order of their declaration. */
export const SETTINGS = descriptionsOf(Settings.prototype);

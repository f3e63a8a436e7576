import { PushSettings } from './push-settings';
import { descriptionsOf, Setting } from './setting';
import { Flag, OneOf } from './setting-rules';

/**
 * Every environment variable the service reads, after validation: the one documented place. `.env.example` is proven
 * equal to it, and a refused start names the variable and prints its `fix`. A setting without a default is undefined
 * when it is unset.
 *
 * The classes it inherits from are parts of it, in the order of `.env.example`; nothing uses them by themselves.
 */
export class Settings extends PushSettings {
  @Setting({
    about: 'The least severe log line that is written',
    fallback: 'info',
    fix: 'Set one of trace, debug, info, warn, error, fatal, silent.',
  })
  @OneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
  LOG_LEVEL!: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

  @Setting({
    about:
      'true: an empty database is filled with a demonstration city. Unset: true with the embedded database outside production, false otherwise',
    fix: 'Set it to true or false.',
  })
  @Flag()
  SEED_DEMO?: boolean;
}

export type SettingName = keyof Settings;

/** The description of each setting, in the order of their declaration. */
export const SETTINGS = descriptionsOf(Settings.prototype);

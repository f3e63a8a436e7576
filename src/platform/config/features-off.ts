import { type Config, isPushOn } from './config';
import type { SettingName, Settings } from './settings';

/** What people do not have because a setting is not set. */
export interface FeatureOff {
  setting: SettingName;
  effect: string;
}

/** What a service for the public is expected to have; a first look on a developer's machine is not. */
const OF_PRODUCTION: ReadonlyArray<[names: readonly SettingName[], effect: string]> = [
  [['CHAT_TOKEN'], 'the chat channel is not connected'],
  [['PHOTO_ACCESS_TOKEN', 'PHOTO_USER_ID', 'PHOTO_API_URL'], 'the photo channel is not connected'],
  [['MICRO_BEARER_TOKEN', 'MICRO_USER_ID', 'MICRO_API_URL'], 'the microblog channel is not connected'],
  [['GEOCODER_URL'], 'a point gets the address of the nearest known place'],
  [['MAP_TILE_URL'], 'maps show only the boundaries of wards'],
  [['METRICS_PORT'], 'nothing is measured, so that no alert about the service fires'],
];

/**
 * The features that are off for want of a setting, one for each.
 * @param config the configuration of a valid start
 */
export function featuresOff({ settings, localIdentity }: Config): FeatureOff[] {
  const off: FeatureOff[] = [];
  if (settings.OIDC_CLIENT_ID === undefined && !localIdentity)
    off.push({ setting: 'OIDC_CLIENT_ID', effect: 'nobody can sign in on the pages of the site' });
  if (settings.SMTP_URL === undefined && !localIdentity)
    off.push({ setting: 'SMTP_URL', effect: 'no mails are sent, neither alerts nor letters to offices' });
  if (!isPushOn(settings)) off.push({ setting: 'VAPID_PUBLIC_KEY', effect: 'devices show no alerts' });
  if (settings.NODE_ENV === 'production') off.push(...unsetOfProduction(settings));
  return off;
}

function unsetOfProduction(settings: Settings): FeatureOff[] {
  return OF_PRODUCTION.flatMap(([names, effect]) => {
    // Base maps show more than tiles do.
    if (names.includes('MAP_TILE_URL') && settings.MAP_PMTILES_DIR !== undefined) return [];
    const setting = names.find((name) => settings[name] === undefined);
    return setting === undefined ? [] : [{ setting, effect }];
  });
}

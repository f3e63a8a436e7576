import { answerOf, api, type Schemas } from './api';
import { forget, lastRead, sharedRead } from './kit/shared-read';

/** What hardly changes is read once a minute; this tab's own changes are seen at once. */
const SETTINGS_MS = 60_000;

/** The cities. */
export function readCities(): Promise<Schemas['CityRecord'][]> {
  return sharedRead('cities', () => answerOf(api.GET('/api/admin/geo/cities')), SETTINGS_MS);
}

/** The wards of a city. */
export function readWards(cityId: string): Promise<Schemas['ListedWard'][]> {
  const read = () => answerOf(api.GET('/api/admin/geo/wards', { params: { query: { cityId } } }));
  return sharedRead(`wards ${cityId}`, read, SETTINGS_MS);
}

/** The configuration, with the statuses that may follow each. */
export function readConfiguration(): Promise<Schemas['ConsoleConfiguration']> {
  return sharedRead('configuration', () => answerOf(api.GET('/api/admin/config')), SETTINGS_MS);
}

/**
 * The figures of a city.
 * @param maxAgeMs how old they may be: the counts beside the modules are some of those of the page
 */
export function readDashboard(cityId: string, maxAgeMs: number): Promise<Schemas['Dashboard']> {
  const read = () => answerOf(api.GET('/api/admin/dashboard', { params: { query: { cityId } } }));
  return sharedRead(`dashboard ${cityId}`, read, maxAgeMs);
}

/*
 * What was read last, to be shown until it is read again: a page that is built at once is not built anew by the answer.
 */

/** @param maxAgeMs how long ago that may have been */
export function knownDashboard(cityId: string, maxAgeMs: number): Schemas['Dashboard'] | undefined {
  return lastRead(`dashboard ${cityId}`, maxAgeMs) as Schemas['Dashboard'] | undefined;
}

export function knownWards(cityId: string): Schemas['ListedWard'][] | undefined {
  return lastRead(`wards ${cityId}`, Infinity) as Schemas['ListedWard'][] | undefined;
}

export function knownConfiguration(): Schemas['ConsoleConfiguration'] | undefined {
  return lastRead('configuration', Infinity) as Schemas['ConsoleConfiguration'] | undefined;
}

/** Lets the cities be read anew. */
export const forgetCities = () => forget('cities');
/** Lets the wards of a city be read anew. */
export const forgetWards = (cityId: string) => forget(`wards ${cityId}`);
/** Lets the configuration be read anew. */
export const forgetConfiguration = () => forget('configuration');

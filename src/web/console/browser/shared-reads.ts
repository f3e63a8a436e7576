import { answerOf, api, type Schemas } from './api';
import { forget, lastRead, sharedRead } from './kit/reads/reads';

/** Data that rarely changes is read at most once a minute. Changes made in this tab are visible at once. */
const SETTINGS_MS = 60_000;

/** Reads the cities. */
export function readCities(): Promise<Schemas['CityRecord'][]> {
  return sharedRead('cities', () => answerOf(api.GET('/api/admin/geo/cities')), SETTINGS_MS);
}

/** Reads the wards of a city. */
export function readWards(cityId: string): Promise<Schemas['ListedWard'][]> {
  const read = () => answerOf(api.GET('/api/admin/geo/wards', { params: { query: { cityId } } }));
  return sharedRead(`wards ${cityId}`, read, SETTINGS_MS);
}

/** Reads the configuration, with the allowed next statuses of each status. */
export function readConfiguration(): Promise<Schemas['ConsoleConfiguration']> {
  return sharedRead('configuration', () => answerOf(api.GET('/api/admin/config')), SETTINGS_MS);
}

/**
 * Reads the figures of a city.
 * @param maxAgeMs the maximum age of the figures: the navigation counts are part of the figures of the dashboard page
 */
export function readDashboard(cityId: string, maxAgeMs: number): Promise<Schemas['Dashboard']> {
  const read = () => answerOf(api.GET('/api/admin/dashboard', { params: { query: { cityId } } }));
  return sharedRead(`dashboard ${cityId}`, read, maxAgeMs);
}

/*
 * The following functions return the last response, to show it until the data is read again. A page with such data is
 * built at once, and is not built again when the response arrives.
 */

/** @param maxAgeMs the maximum time since it was requested */
export function knownDashboard(cityId: string, maxAgeMs: number): Schemas['Dashboard'] | undefined {
  return lastRead(`dashboard ${cityId}`, maxAgeMs) as Schemas['Dashboard'] | undefined;
}

export function knownWards(cityId: string): Schemas['ListedWard'][] | undefined {
  return lastRead(`wards ${cityId}`, Infinity) as Schemas['ListedWard'][] | undefined;
}

export function knownConfiguration(): Schemas['ConsoleConfiguration'] | undefined {
  return lastRead('configuration', Infinity) as Schemas['ConsoleConfiguration'] | undefined;
}

/** Forgets the cities, so that they are requested again. */
export const forgetCities = () => forget('cities');
/** Forgets the wards of a city, so that they are requested again. */
export const forgetWards = (cityId: string) => forget(`wards ${cityId}`);
/** Forgets the configuration, so that it is requested again. */
export const forgetConfiguration = () => forget('configuration');

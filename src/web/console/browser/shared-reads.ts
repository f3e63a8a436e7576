import { answerOf, api, type Schemas } from './api';
import { cached, invalidate, prefetch, read } from './kit/reads/reads';

/** Data that rarely changes is read at most once a minute. Changes made in this tab are visible at once. */
const SETTINGS_MS = 60_000;

/** Reads the cities. */
export function readCities(): Promise<Schemas['CityRecord'][]> {
  return read('cities', () => answerOf(api.GET('/api/admin/geo/cities')), SETTINGS_MS);
}

/** Reads the wards of a city. */
export function readWards(cityId: string): Promise<Schemas['ListedWard'][]> {
  const load = () => answerOf(api.GET('/api/admin/geo/wards', { params: { query: { cityId } } }));
  return read(`wards ${cityId}`, load, SETTINGS_MS);
}

/** Reads the units of city staff in a city. */
export function readUnits(cityId: string): Promise<Schemas['Unit'][]> {
  const load = () => answerOf(api.GET('/api/admin/units', { params: { query: { cityId } } }));
  return read(`units ${cityId}`, load, SETTINGS_MS);
}

/** Reads the templates of answers of a city. */
export function readTemplates(cityId: string): Promise<Schemas['Template'][]> {
  const load = () => answerOf(api.GET('/api/admin/templates', { params: { query: { cityId } } }));
  return read(`templates ${cityId}`, load, SETTINGS_MS);
}

/** The maximum number of officials of a page. */
const OFFICIALS = 100;

/** Reads all officials of a city. */
export function readOfficials(cityId: string): Promise<Schemas['OfficialContact'][]> {
  return read(`officials ${cityId}`, () => loadOfficials(cityId), SETTINGS_MS);
}

async function loadOfficials(cityId: string): Promise<Schemas['OfficialContact'][]> {
  const all: Schemas['OfficialContact'][] = [];
  for (let isLast = false; !isLast;) {
    const query = { cityId, limit: OFFICIALS, after: all.at(-1)?.id ?? '' };
    const page = await answerOf(api.GET('/api/admin/officials', { params: { query } }));
    all.push(...page);
    isLast = page.length < OFFICIALS;
  }
  return all;
}

/** Reads the configuration, with the allowed next statuses of each status. */
export function readConfiguration(): Promise<Schemas['ConsoleConfiguration']> {
  return read('configuration', () => answerOf(api.GET('/api/admin/config')), SETTINGS_MS);
}

/**
 * Reads the figures of a city.
 * @param maxAgeMs the maximum age of the figures: the navigation counts are part of the figures of the dashboard page
 */
export function readDashboard(cityId: string, maxAgeMs: number): Promise<Schemas['Dashboard']> {
  return read(`dashboard ${cityId}`, () => loadDashboard(cityId), maxAgeMs);
}

/** Sends the request of the dashboard page before the page is built. */
export function prefetchDashboard(cityId: string): void {
  prefetch(`dashboard ${cityId}`, () => loadDashboard(cityId));
}

function loadDashboard(cityId: string): Promise<Schemas['Dashboard']> {
  return answerOf(api.GET('/api/admin/dashboard', { params: { query: { cityId } } }));
}

/*
 * The following functions return the last response, to show it until the data is read again. A page with such data is
 * built at once, and is not built again when the response arrives.
 */

/** @param maxAgeMs the maximum time since it was requested */
export function cachedDashboard(cityId: string, maxAgeMs: number): Schemas['Dashboard'] | undefined {
  return cached(`dashboard ${cityId}`, maxAgeMs) as Schemas['Dashboard'] | undefined;
}

export function cachedWards(cityId: string): Schemas['ListedWard'][] | undefined {
  return cached(`wards ${cityId}`, Infinity) as Schemas['ListedWard'][] | undefined;
}

export function cachedConfiguration(): Schemas['ConsoleConfiguration'] | undefined {
  return cached('configuration', Infinity) as Schemas['ConsoleConfiguration'] | undefined;
}

/** Call after a change of the cities, so that they are requested again. */
export const invalidateCities = () => invalidate('cities');
/** Call after a change of the wards of a city, so that they are requested again. */
export const invalidateWards = (cityId: string) => invalidate(`wards ${cityId}`);
/** Call after a change of the units of a city, so that they are requested again. */
export const invalidateUnits = (cityId: string) => invalidate(`units ${cityId}`);
/** Call after a change of the templates of a city, so that they are requested again. */
export const invalidateTemplates = (cityId: string) => invalidate(`templates ${cityId}`);
/** Call after a change of the configuration, so that it is requested again. */
export const invalidateConfiguration = () => invalidate('configuration');

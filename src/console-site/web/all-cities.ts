import type { Place } from './router';

/** Modules whose pages are of all cities, or the tabs that are; without a tab the first one is shown. */
const OF_ALL_CITIES: Readonly<Record<string, true | ReadonlyArray<string | null>>> = {
  flags: true,
  channels: true,
  inbox: true,
  outbound: true,
  routing: [null, 'keywords', 'cities'],
  webhooks: true,
  geography: ['cities'],
  officials: ['files'],
  access: true,
  notifications: true,
  configuration: true,
  operations: true,
  audit: true,
};

/** Whether a page shows the same whichever city is chosen: the choice would have no effect there. */
export function isOfAllCities({ parts: [module = '', id], query }: Pick<Place, 'parts' | 'query'>): boolean {
  const which = OF_ALL_CITIES[module] ?? [];
  return which === true || (id === undefined && which.includes(query.get('tab')));
}

import type { Place } from './router';

/**
 * Modules whose pages cover all cities: `true` for the whole module, else the list of such tabs. If the address has no
 * tab (`null`), the page shows its first tab.
 */
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
  account: true,
};

/** Whether a page shows the same content for every city. If so, choosing a city has no effect there. */
export function isOfAllCities({ parts: [module = '', id], query }: Pick<Place, 'parts' | 'query'>): boolean {
  const which = OF_ALL_CITIES[module] ?? [];
  return which === true || (id === undefined && which.includes(query.get('tab')));
}

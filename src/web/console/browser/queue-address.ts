import { hrefOf, type Query } from './router';

/** The address of a queue. @param query its filters, order and page */
export function queueHref(city: string, query: Query = {}): string {
  return hrefOf('/queue', { city, ...query });
}

/** The address of an issue in a queue, which is beside it and to which the reader returns. */
export function queuedHref(id: string | undefined, query: URLSearchParams, changes: Query = {}): string {
  const all = Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)]));
  return hrefOf(id === undefined ? '/queue' : `/queue/${id}`, { ...all, ...changes });
}

import { answerOf, api, type Schemas } from '../../api';
import { cached, read } from '../../kit/reads/reads';
import { type Filters, filtersOf, givenOf } from '../../queue-query';

export type QueueIssue = Schemas['QueueIssue'];
export type QueuePage = Schemas['QueuePage'];
type Sort = Schemas['QueueSort'];

/** What is asked for: a page of a queue of a city. */
export interface QueueRequest {
  city: string;
  filters: Filters;
  /** Empty: the usual order. */
  sort: string;
  /** The `next` of the page before; empty: the first page. */
  after: string;
}

/** How long a page that was left is shown again before the response. */
const KEPT_MS = 60_000;

/** The request of an address. */
export function requestOf(city: string, query: URLSearchParams): QueueRequest {
  return { city, filters: filtersOf(query), sort: query.get('sort') ?? '', after: query.get('after') ?? '' };
}

/** Identifies a page of a queue. */
export const keyOf = (request: QueueRequest) => `queue ${JSON.stringify(request)}`;

/** Reads a page. @throws Refusal 400 for an unknown value of a filter, or a page of another account */
export function readQueue(request: QueueRequest): Promise<QueuePage> {
  const { city, filters, sort, after } = request;
  const query = {
    cityId: city,
    ...givenOf(filters),
    ...(sort && { sort: sort as Sort }),
    ...(after && { after }),
  };
  return read(keyOf(request), () => answerOf(api.GET('/api/admin/queue', { params: { query } })), 0);
}

/** The page as last read, which is shown until it is read again. */
export function cachedQueue(request: QueueRequest): QueuePage | undefined {
  return cached(keyOf(request), KEPT_MS) as QueuePage | undefined;
}

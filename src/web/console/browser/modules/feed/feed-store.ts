import { useRef } from 'preact/hooks';
import { answerOf, api } from '../../api';
import { usePolledRead } from '../../kit/reads/hooks';
import { invalidate, LatestOnly, prefetch, read, singleFlight } from '../../kit/reads/reads';
import { createStore, useStore } from '../../store';
import type { FeedIssue } from './bulk';
import { type FeedRows, withChanged, withNewest, withOlder } from './feed-rows';
import { showChangesIn } from './issue-changes';

/** The filter values; an empty text matches everything. */
export type Filters = Record<'status' | 'ward' | 'category' | 'state' | 'due' | 'q', string>;

/** The feed as last shown. It is kept while one of its issues is open, so that the reader returns to the same place. */
interface Feed {
  key: string;
  city: string;
  filters: Filters;
  shown: FeedRows;
}

const REREAD_MS = 30_000;

const feed = createStore<Feed | undefined>(undefined);
/** The number of acts that changed the shown issues: a response to an earlier request may not include them. */
let changes = 0;

/** The newest page is read by the timer, by acts and by filters, also of a list that was left: the last one counts. */
const reads = new LatestOnly();

/** What makes the pages of a feed have no pinned issues in addition: a search, or a filter of its own order. */
const narrowing = ({ q, due, state }: Filters) => q || due || state;

/** Identifies a feed. */
export const keyOf = (city: string, filters: Filters) => JSON.stringify([city, filters]);

/** Reads a page of the feed. @param before the last issue of the previous page */
function readPage(city: string, filters: Filters, before?: string): Promise<FeedIssue[]> {
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  const query = { cityId: city, ...given, ...(before && { before }) };
  return answerOf(api.GET('/api/admin/feed/issues', { params: { query } }));
}

/** Sends the request of a first page before the list is built. */
export function prefetchFeed(city: string, filters: Filters): void {
  prefetch(keyOf(city, filters), () => readPage(city, filters));
}

/** The first page, read again if an act came in between. */
async function readNewest(city: string, filters: Filters): Promise<FeedIssue[]> {
  const before = changes;
  const key = keyOf(city, filters);
  // Not cached, because the feed as shown is.
  const page = await read(key, () => readPage(city, filters), 0).finally(() => invalidate(key));
  return before === changes ? page : readNewest(city, filters);
}

/**
 * The issues that match the filters. The first page is read at an interval; older pages are read once, and then updated
 * by acts of this tab.
 */
export function useFeed(city: string, filters: Filters) {
  const key = keyOf(city, filters);
  const wanted = useRef(key);
  wanted.current = key;
  const kept = useStore(feed);
  const reading = usePolledRead(
    key,
    async () => {
      const ticket = reads.begin();
      const page = await readNewest(city, filters);
      if (!reads.end(ticket) || wanted.current !== key) return;
      const before = feed.get();
      const shown = withNewest(before?.key === key ? before.shown : undefined, page, narrowing(filters));
      if (shown !== before?.shown) feed.set({ key, city, filters, shown });
    },
    REREAD_MS,
  );
  return { ...reading, data: kept?.key === key ? kept.shown : undefined };
}

/**
 * Reads the next page of the shown feed; concurrent calls share one request.
 * @returns the new issues; none if there are no older ones
 */
export async function readOlder(): Promise<readonly FeedIssue[]> {
  const { key, shown } = feed.get() ?? {};
  return shown?.hasMore ? singleFlight(JSON.stringify([key, shown.cursor]), readBehind) : [];
}

async function readBehind(): Promise<readonly FeedIssue[]> {
  const before = feed.get();
  if (!before) return [];
  const page = await readPage(before.city, before.filters, before.shown.cursor);
  const now = feed.get();
  // Another feed may be shown by now, or the page may have been read otherwise.
  if (now?.key !== before.key || now.shown.cursor !== before.shown.cursor) return [];
  const shown = withOlder(now.shown, page);
  feed.set({ ...now, shown });
  return shown.rows.slice(now.shown.rows.length);
}

showChangesIn((id, changed) => {
  changes++;
  const now = feed.get();
  if (!now?.shown.rows.some((row) => row.id === id)) return false;
  feed.set({ ...now, shown: withChanged(now.shown, id, changed, now.filters.status) });
  return true;
});

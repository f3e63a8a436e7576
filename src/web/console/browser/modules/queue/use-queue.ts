import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { showChangesIn } from '../feed/issue-changes';
import { useCity } from '../../city';
import { type Read, usePolledRead } from '../../kit/reads/hooks';
import { queuedHref } from '../../queue-address';
import { changeQuery, navigate, usePlace } from '../../router';
import { inform } from '../../kit/actions/toast';
import { refusalOf } from '../../refusal';
import {
  cachedQueue,
  keyOf,
  type QueueIssue,
  type QueuePage,
  type QueueRequest,
  readQueue,
  requestOf,
} from './queue-read';
import { withChange, withOpenIssue } from './queue-rows';

const REREAD_MS = 30_000;
/** How many pages without an issue are read on to find one. */
const MAX_EMPTY = 20;

/** The `after` of the page before each page that was reached from there; the first page has none. */
const before = new Map<string, string>();

/** The page of a queue that the address names. */
export interface ShownQueue {
  reading: Read<QueuePage>;
  rows: readonly QueueIssue[];
  /** Whether it is the first page. */
  isFirst: boolean;
  /** Goes to the next page, or back: to the previous one, or after a reload to the first. */
  turn: (step: 1 | -1) => void;
  /** The same with an issue of that page open: the first one, or when going back the last. */
  openBeyond: (step: 1 | -1) => void;
  /** The address of an issue of the page; undefined: of the page. */
  hrefOf: (id: string | undefined) => string;
}

/** Reads the queue of the address. @param openId the open issue */
export function useQueue(openId: string | undefined): ShownQueue {
  const city = useCity();
  const { query } = usePlace();
  const request = requestOf(city, query);
  const { after } = request;
  const reading = usePolledRead(keyOf(request), () => readQueue(request), REREAD_MS, cachedQueue(request));
  useFirstPageIfRefused(reading.refusal?.status === 400 && after !== '');
  const rows = useRows(keyOf(request), reading.data, openId);
  useChanges(reading, rows);
  const goBeyond = (step: 1 | -1, go: (to: string) => void) => {
    const next = reading.data?.next;
    if (step > 0 && next) {
      before.set(next, after);
      go(next);
    }
    if (step < 0 && after !== '') go(before.get(after) ?? '');
  };
  return {
    reading,
    rows,
    isFirst: after === '',
    hrefOf: (id) => queuedHref(id, query),
    turn: (step) => goBeyond(step, (to) => navigate(queuedHref(undefined, query, { after: to }))),
    openBeyond: (step) =>
      goBeyond(step, (to) => {
        const hrefTo = (id: string, page: string) => queuedHref(id, query, { after: page });
        void openOn({ ...request, after: to }, step, hrefTo);
      }),
  };
}

/** Shows the changes of acts in the rows. */
function useChanges({ data, put }: Read<QueuePage>, rows: readonly QueueIssue[]): void {
  useLayoutEffect(
    () =>
      showChangesIn((id, changed) => {
        if (!data || !rows.some((row) => row.id === id)) return false;
        put({ ...data, items: withChange(rows, id, changed) });
        return true;
      }),
    [data, rows, put],
  );
}

/** Opens the first issue of another page, or when going back its last one. */
async function openOn(
  request: QueueRequest,
  step: 1 | -1,
  hrefTo: (id: string, after: string) => string,
): Promise<void> {
  const here = window.location.href;
  try {
    const { after, page } = await firstWithIssues(request, step);
    const id = page.items.at(step > 0 ? 0 : -1)?.id;
    // Not if the reader has left the issue meanwhile.
    if (id && window.location.href === here) navigate(hrefTo(id, after));
  } catch (thrown) {
    inform(refusalOf(thrown).message);
  }
}

/** Reads pages until one has issues: a page may be empty although there are more. */
async function firstWithIssues(request: QueueRequest, step: 1 | -1) {
  let { after } = request;
  let page = await readQueue(request);
  for (let count = 0; step > 0 && page.items.length === 0 && page.next && count < MAX_EMPTY; count++) {
    before.set(page.next, after);
    after = page.next;
    page = await readQueue({ ...request, after });
  }
  return { after, page };
}

/** A page is valid for one account and for a time; then the first one is shown. */
function useFirstPageIfRefused(isRefused: boolean): void {
  useEffect(() => {
    if (isRefused) changeQuery({ after: '' });
  }, [isRefused]);
}

/** The rows of a page, with the open issue where it was. */
function useRows(key: string, data: QueuePage | undefined, openId: string | undefined) {
  const shown = useRef<{ key: string; rows: readonly QueueIssue[] }>({ key, rows: [] });
  const last = shown.current.key === key ? shown.current.rows : [];
  const rows = data ? withOpenIssue(data.items, last, openId) : last;
  useLayoutEffect(() => void (shown.current = { key, rows }));
  return rows;
}

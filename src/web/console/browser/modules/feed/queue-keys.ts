import { useEffect, useRef } from 'preact/hooks';
import { ROWS_PER_PAGE } from '../../kit/table';
import type { FeedIssue } from './bulk';
import { type ListActs, useListKeys } from './list-acts';

/** The pages of the table, and what follows the last of them. */
interface QueuePages {
  page: number;
  onPage: (page: number) => void;
  /** Reads the next page of the feed. @returns whether it is now being read. Undefined: there is no next page */
  more: (() => boolean) | undefined;
}

const titlesIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLAnchorElement>('a[data-issue]') ?? []),
];

/**
 * The keys of the queue: they move from title to title, and act on the focused one.
 * @returns `list`, the element with the titles, and `show`, which focuses a row
 */
export function useQueueKeys(rows: readonly FeedIssue[], acts: ListActs, pages: QueuePages) {
  const { list, go, show } = useFocus(rows, pages);
  useListKeys(rows, acts, go);
  return { list, show };
}

/** A title of the next page of the table, and the number of rows from which it exists. */
interface Awaited {
  title: number;
  rows: number;
}

/** Moves the focus among the titles of the list, continuing on the next page of the table, and of the feed. */
function useFocus(rows: readonly FeedIssue[], { page, onPage, more }: QueuePages) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef(-1);
  const awaited = useRef<Awaited | undefined>(undefined);
  const focusOn = (title: number) => {
    last.current = title;
    titlesIn(list.current)[title]?.focus();
  };
  const turn = (step: number) => {
    const button = list.current?.querySelector<HTMLButtonElement>(`.pager [data-step="${step}"]`);
    if (button && button.ariaDisabled !== 'true') {
      awaited.current = { title: step > 0 ? 0 : ROWS_PER_PAGE - 1, rows: 0 };
      onPage(page + step);
    } else if (step > 0 && more?.()) {
      awaited.current = { title: rows.length % ROWS_PER_PAGE, rows: rows.length + 1 };
      onPage(Math.floor(rows.length / ROWS_PER_PAGE));
    }
  };
  const show = (index: number) => {
    const target = Math.floor(index / ROWS_PER_PAGE);
    if (target === page) return focusOn(index % ROWS_PER_PAGE);
    awaited.current = { title: index % ROWS_PER_PAGE, rows: 0 };
    onPage(target);
  };
  const go = (step: number) => {
    const all = titlesIn(list.current);
    const here = all.findIndex((title) => title === document.activeElement);
    const next = here === -1 && last.current === -1 ? 0 : (here === -1 ? last.current : here) + step;
    awaited.current = undefined;
    focusOn(all[next] ? next : last.current);
    if (!all[next]) turn(step);
  };
  useEffect(() => {
    const { current: coming } = awaited;
    if (!coming || rows.length < coming.rows) return;
    awaited.current = undefined;
    focusOn(coming.title);
  }, [rows, page]);
  return { list, go, show };
}

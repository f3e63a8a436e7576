import { useEffect, useRef } from 'preact/hooks';
import { useKeys } from '../../keys';
import { ROWS_PER_PAGE } from '../../kit/table';
import type { FeedIssue } from './bulk';
import type { FeedStatus } from './statuses';

/** The acts on an issue of the list. */
export interface QueueActs {
  isBusy: boolean;
  /** Whether the table of transitions allows a move. */
  mayMove: (issue: FeedIssue, to: FeedStatus) => boolean;
  move: (issue: FeedIssue, to: FeedStatus) => void;
  flip: (issue: FeedIssue, mark: 'hidden' | 'pinned') => void;
  choose: (issue: FeedIssue) => void;
}

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
export function useQueueKeys(rows: readonly FeedIssue[], acts: QueueActs, pages: QueuePages) {
  const { list, go, show } = useFocus(rows, pages);
  const on = (what: (issue: FeedIssue) => void) => () => {
    const focused = document.activeElement;
    const id = focused instanceof HTMLElement ? focused.dataset.issue : undefined;
    const issue = rows.find((row) => row.id === id);
    if (issue) what(issue);
  };
  const to = (status: FeedStatus) => on((issue) => acts.move(issue, status));
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    a: to('ack'),
    p: to('progress'),
    r: to('resolved'),
    o: to('overdue'),
    h: on((issue) => acts.flip(issue, 'hidden')),
    i: on((issue) => acts.flip(issue, 'pinned')),
    x: on(acts.choose),
    b: () => document.querySelector<HTMLElement>('.bulk button')?.focus(),
    '/': () => document.querySelector<HTMLInputElement>('input[name="q"]')?.focus(),
  });
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

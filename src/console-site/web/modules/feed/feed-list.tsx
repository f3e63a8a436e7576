import { useEffect, useRef, useState } from 'preact/hooks';
import { answerOf, api } from '../../api';
import { useCity } from '../../city';
import { useKeys } from '../../keys';
import { useAct } from '../../kit/act';
import { Loaded, useLoad } from '../../kit/load';
import { Page } from '../../kit/page';
import { Refused } from '../../kit/refused';
import { type Column, Table } from '../../kit/table';
import { hrefOf, usePlace } from '../../router';
import type { FeedIssue } from './bulk';
import { BulkBar } from './bulk-bar';
import { FeedFilters, type Filters, filtersOf, KeysHelp } from './feed-filters';
import { mark, move } from './issue-acts';
import { readTransitions } from './issue-calls';
import { queue } from './queue';
import { StatusPill } from './status-pill';
import { type FeedStatus, STATUSES } from './statuses';

/** How many issues an answer has at most, beside the pinned ones. */
const PAGE = 200;
const REREAD_MS = 30_000;

/** Reads the feed, as many pages of it as are shown. */
async function readFeed(cityId: string, filters: Filters, pages: number): Promise<FeedIssue[]> {
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  const rows: FeedIssue[] = [];
  for (let page = 0; page < pages; page++) {
    const before = rows.at(-1)?.id;
    const query = { cityId, ...given, ...(before && { before }) };
    const next = await answerOf(api.GET('/api/admin/feed/issues', { params: { query } }));
    rows.push(...next);
    if (next.length < PAGE) break;
  }
  return rows;
}

/** The issues that fit the filters, read again and again. */
function useFeed(city: string, filters: Filters) {
  const pages = useRef(1);
  const key = JSON.stringify([city, filters]);
  useEffect(() => () => void (pages.current = 1), [key]);
  const issues = useLoad(key, () => readFeed(city, filters, pages.current), REREAD_MS);
  useEffect(() => queue.set((issues.data ?? []).map(({ id }) => id)), [issues.data]);
  const more = () => {
    pages.current++;
    void issues.reload();
  };
  const rows = issues.data ?? [];
  return { issues, rows, hasMore: rows.length >= PAGE * pages.current, more };
}

/** The queue of issues: filters, the list, and acts by key or button. */
export function FeedList() {
  const city = useCity();
  const filters = filtersOf(usePlace().query);
  const { issues, rows, hasMore, more } = useFeed(city, filters);
  const act = useAct();
  const transitions = useLoad('transitions', readTransitions).data;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const acts: QueueActs = {
    isBusy: act.isBusy,
    move: (issue, to) => move(issue, to, act, issues.reload, transitions),
    flip: (issue, name) => mark(issue, name, !issue[name], act, issues.reload),
    choose: ({ id }) => setChosen(toggled(chosen, id)),
  };
  const list = useQueueKeys(rows, acts);
  return (
    <Page title="Feed">
      <FeedFilters of={filters} />
      <Refused by={act.refusal} />
      <BulkBar
        chosen={rows.filter(({ id }) => chosen.has(id))}
        transitions={transitions}
        act={act}
        onClear={() => setChosen(new Set())}
        after={issues.reload}
      />
      <div ref={list}>
        <Loaded of={issues} empty="No issue fits these filters.">
          {() => <Issues {...{ rows, city, acts, chosen }} onChoose={setChosen} />}
        </Loaded>
      </div>
      {hasMore && (
        <button type="button" disabled={issues.isLoading} onClick={more}>
          Show older issues
        </button>
      )}
      <KeysHelp />
    </Page>
  );
}

function Issues({
  rows,
  city,
  acts,
  chosen,
  onChoose,
}: {
  rows: readonly FeedIssue[];
  city: string;
  acts: QueueActs;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}) {
  return (
    <Table
      caption="Issues"
      columns={columnsOf(city, acts)}
      rows={rows}
      keyOf={({ id }) => id}
      choice={{ chosen, onChange: onChoose, nameOf: ({ title }) => title }}
    />
  );
}

/** A choice with one more, or without it. */
function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** What is done to an issue from the list. */
interface QueueActs {
  isBusy: boolean;
  move: (issue: FeedIssue, to: FeedStatus) => void;
  flip: (issue: FeedIssue, mark: 'hidden' | 'pinned') => void;
  choose: (issue: FeedIssue) => void;
}

/** Keys of the queue: one goes from title to title, and acts on the one that has the focus. */
function useQueueKeys(rows: readonly FeedIssue[], { move, flip, choose }: QueueActs) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef(-1);
  const titles = () => [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-issue]') ?? [])];
  const go = (step: number) => {
    const all = titles();
    const here = all.findIndex((title) => title === document.activeElement);
    const next = here === -1 && last.current === -1 ? 0 : (here === -1 ? last.current : here) + step;
    last.current = Math.max(0, Math.min(next, all.length - 1));
    all[last.current]?.focus();
  };
  const on = (what: (issue: FeedIssue) => void) => () => {
    const focused = document.activeElement;
    const id = focused instanceof HTMLElement ? focused.dataset.issue : undefined;
    const issue = rows.find((row) => row.id === id);
    if (issue) what(issue);
  };
  const to = (status: FeedStatus) => on((issue) => move(issue, status));
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    a: to('ack'),
    p: to('progress'),
    r: to('resolved'),
    o: to('overdue'),
    h: on((issue) => flip(issue, 'hidden')),
    i: on((issue) => flip(issue, 'pinned')),
    x: on(choose),
    '/': () => document.querySelector<HTMLInputElement>('input[name="q"]')?.focus(),
  });
  useEffect(() => {
    // The issue that had the focus may be gone from the list: the one in its place has it then.
    if (last.current === -1 || document.activeElement !== document.body) return;
    const all = titles();
    all[Math.min(last.current, all.length - 1)]?.focus();
  }, [rows]);
  return list;
}

function columnsOf(city: string, acts: QueueActs): Array<Column<FeedIssue>> {
  return [
    {
      label: 'Issue',
      value: ({ title }) => title,
      cell: ({ id, title, hidden, pinned, closed }) => (
        <>
          <a href={hrefOf(`/feed/${id}`, { city })} data-issue={id}>
            {title}
          </a>
          <Marks names={[pinned && 'Pinned', hidden && 'Hidden', closed && 'Closed mark']} />
        </>
      ),
    },
    { label: 'Status', value: ({ statusLabel }) => statusLabel, cell: (row) => <StatusPill {...row} /> },
    { label: 'Clock', value: ({ slaLabel }) => slaLabel },
    { label: 'Category', value: ({ category }) => category },
    { label: 'Ward', value: ({ ward }) => ward },
    { label: 'Turn of', value: ({ role }) => role },
    { label: 'Acts', cell: (row) => <QuickActs issue={row} acts={acts} /> },
  ];
}

/** The two acts that most issues need. */
function QuickActs({ issue, acts: { isBusy, move } }: { issue: FeedIssue; acts: QueueActs }) {
  const button = (status: FeedStatus) => (
    <button
      type="button"
      disabled={isBusy}
      aria-label={`${STATUSES[status].verb}: ${issue.title}`}
      onClick={() => move(issue, status)}
    >
      {STATUSES[status].verb}
    </button>
  );
  return (
    <div class="acts">
      {issue.status === 'new' && button('ack')}
      {issue.status !== 'resolved' && button('resolved')}
    </div>
  );
}

/** Marks of an issue, in words. */
export function Marks({ names }: { names: ReadonlyArray<string | false> }) {
  return (
    <>
      {names.map(
        (name) =>
          name && (
            <span key={name} class="mark">
              {name}
            </span>
          ),
      )}
    </>
  );
}

import { useEffect, useRef, useState } from 'preact/hooks';
import { answerOf, api } from '../../api';
import { useCity } from '../../city';
import { useAct } from '../../kit/act';
import { Loaded, useLoad } from '../../kit/load';
import { Page } from '../../kit/page';
import { Refused } from '../../kit/refused';
import { type Column, type Paging, Table } from '../../kit/table';
import { hrefOf, usePlace } from '../../router';
import type { FeedIssue } from './bulk';
import { BulkBar } from './bulk-bar';
import { FeedFilters, type Filters, filtersOf, KeysHelp } from './feed-filters';
import { mark, move } from './issue-acts';
import { readTransitions } from './issue-calls';
import { behindQueue, queue } from './queue';
import { type QueueActs, useQueueKeys } from './queue-keys';
import { StatusPill } from './status-pill';
import { type FeedStatus, STATUSES } from './statuses';

/** How many issues an answer has at most, beside the pinned ones. */
const PAGE = 200;
const REREAD_MS = 30_000;

/** Reads a page of the feed. @param before the issue the page before ended with */
function readPage(cityId: string, filters: Filters, before: string | undefined): Promise<FeedIssue[]> {
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  const query = { cityId, ...given, ...(before && { before }) };
  return answerOf(api.GET('/api/admin/feed/issues', { params: { query } }));
}

/** Reads the feed, as many pages of it as are shown. */
async function readFeed(cityId: string, filters: Filters, pages: number): Promise<FeedIssue[]> {
  const rows: FeedIssue[] = [];
  for (let page = 0; page < pages; page++) {
    const next = await readPage(cityId, filters, rows.at(-1)?.id);
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
  const rows = issues.data ?? [];
  const hasMore = rows.length >= PAGE * pages.current;
  useEffect(() => {
    queue.set(rows.map(({ id }) => id));
    const idsAfter = async (last: string) => (await readPage(city, filters, last)).map(({ id }) => id);
    behindQueue.set(hasMore ? idsAfter : undefined);
  }, [issues.data]);
  /** @returns whether the next page is being read now; it is not while something else is */
  const more = () => {
    if (issues.isLoading) return false;
    pages.current++;
    void issues.reload();
    return true;
  };
  return { issues, rows, hasMore, more };
}

/** The queue of issues: filters, the list, and acts by key or button. */
export function FeedList() {
  const city = useCity();
  const filters = filtersOf(usePlace().query);
  const { issues, rows, hasMore, more } = useFeed(city, filters);
  const act = useAct();
  const transitions = useLoad('transitions', readTransitions).data;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [page, setPage] = useState(0);
  const acts: QueueActs = {
    isBusy: act.isBusy,
    move: (issue, to) => move(issue, to, act, issues.reload, transitions),
    flip: (issue, name) => mark(issue, name, !issue[name], act, issues.reload),
    choose: ({ id }) => setChosen(toggled(chosen, id)),
  };
  const list = useQueueKeys(rows, acts, { page, onPage: setPage, more: hasMore ? more : undefined });
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
          {() => <Issues {...{ rows, city, acts, chosen, page }} onPage={setPage} onChoose={setChosen} />}
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
  ...paging
}: Paging & {
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
      paging={paging}
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

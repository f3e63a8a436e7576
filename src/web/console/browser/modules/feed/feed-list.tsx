import { useEffect, useState } from 'preact/hooks';
import { useCity } from '../../city';
import { type Action, useAction } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { Loaded, NotRead } from '../../kit/reads/loaded';
import { Page } from '../../kit/page';
import { ActRefused, Refused } from '../../kit/actions/refused';
import { type Arrangement, Table } from '../../kit/table';
import { changeQuery, hrefOf, usePlace } from '../../router';
import { chosenAmong, cleared, type FeedIssue, toggled } from './bulk';
import { BulkBar } from './bulk-bar';
import { useFeedActs } from './feed-acts';
import { columnsOf } from './feed-columns';
import { FeedFilters, filtersOf } from './feed-filters';
import { readOlder, useFeed } from './feed-store';
import type { ActPlace } from './issue-acts';
import { showChange } from './issue-changes';
import { actsOfList, type ListActs } from './list-acts';
import { noteList } from './list-place';
import { readOpenIssue } from './open-issue';
import { behindQueue, lookedAt, queue } from './queue';
import { useQueueKeys } from './queue-keys';
import { useTransitions } from './transitions';
import { textOf } from '../../words';

const NONE: readonly FeedIssue[] = [];
const SORTED_DOWN = '-';

/**
 * The arrangement in the address: `page` from 1, `rows` is the filter, `sort` a column, with a minus for descending.
 */
function arrangementOf(query: URLSearchParams): Arrangement {
  const sort = query.get('sort') ?? '';
  const isDown = sort.startsWith(SORTED_DOWN);
  return {
    page: Math.max(0, Math.floor(Number(query.get('page') ?? 1)) - 1 || 0),
    wanted: query.get('rows') ?? '',
    sorting: sort
      ? { column: isDown ? sort.slice(1) : sort, direction: isDown ? 'descending' : 'ascending' }
      : undefined,
  };
}

/** Writes changes of the arrangement to the address. */
function arrange(changes: Partial<Arrangement>): void {
  const { page, wanted, sorting } = changes;
  changeQuery({
    ...(page !== undefined && { page: page === 0 ? '' : String(page + 1) }),
    ...(wanted !== undefined && { rows: wanted }),
    ...('sorting' in changes && {
      sort: sorting ? (sorting.direction === 'descending' ? SORTED_DOWN : '') + sorting.column : '',
    }),
  });
}

/**
 * Stores the order of the list for the pages of its issues. Further issues come in the order of the API, so if the
 * table is filtered or sorted, its last issue has no next one.
 */
function noteQueue(rows: readonly FeedIssue[], hasMore: boolean, { wanted, sorting }: Arrangement): void {
  queue.set(rows.map(({ id }) => id));
  const idsBehind = async () => (await readOlder()).map(({ id }) => id);
  const isAsRead = wanted.trim() === '' && !sorting;
  behindQueue.set(hasMore && isAsRead ? idsBehind : undefined);
}

/** The queue of issues: filters, the list, and acts by key or button. */
export function FeedList() {
  const city = useCity();
  const { query } = usePlace();
  const filters = filtersOf(query);
  const issues = useFeed(city, filters);
  const act = useFeedActs();
  const transitions = useTransitions();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const acts = actsOfList(placeOf(act, issues.reload), transitions.data, ({ id }) =>
    setChosen(toggled(chosen, id)),
  );
  // Issues that are not visible must not be acted on once they are visible again.
  useEffect(() => setChosen(cleared), [city, ...Object.values(filters), query.get('rows')]);
  const rows = issues.data?.rows;
  useEffect(() => {
    if (rows) setChosen((before) => chosenAmong(before, rows));
  }, [rows, chosen]);
  useEffect(() => noteList(city, hrefOf('/feed', Object.fromEntries(query))), [city, query]);
  return (
    <Page title={textOf('module.feed')}>
      <FeedFilters of={filters} />
      <ActRefused by={act.refusal} />
      <NotRead of={transitions} />
      <BulkBar
        chosen={(rows ?? NONE).filter(({ id }) => chosen.has(id))}
        transitions={transitions.data}
        act={act}
        onLeft={(ids) => setChosen(new Set(ids))}
        after={issues.reload}
      />
      <Issues
        issues={issues}
        city={city}
        isFiltered={Object.values(filters).some((wanted) => wanted !== '')}
        acts={acts}
        chosen={chosen}
        onChoose={setChosen}
      />
    </Page>
  );
}

/** The list as a place of acts. @param reload reads it again */
function placeOf(act: Action, reload: () => Promise<void>): ActPlace {
  const reread = async (id: string) => {
    await reload();
    await readOpenIssue(id);
  };
  return {
    act,
    // An issue that is not shown may return to the list by the act.
    after: (id, changed) => (showChange(id, changed) ? readOpenIssue(id) : reread(id)),
    reread,
  };
}

interface IssuesProps {
  issues: ReturnType<typeof useFeed>;
  city: string;
  /** Whether the list is filtered. */
  isFiltered: boolean;
  acts: ListActs;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The list of the loaded issues, in the arrangement of the address. */
function Issues({ issues, city, isFiltered, acts, chosen, onChoose }: IssuesProps) {
  const arrangement = arrangementOf(usePlace().query);
  const { rows, hasMore } = issues.data ?? { rows: NONE, hasMore: false };
  const older = useOlder();
  const more = hasMore ? older.more : undefined;
  const onPage = (page: number) => arrange({ page });
  const { list, show } = useQueueKeys(rows, acts, { page: arrangement.page, onPage, more });
  useWayBack(issues.data !== undefined, show);
  return (
    <>
      <div class="issues" ref={list}>
        <Loaded
          of={{ ...issues, data: issues.data?.rows }}
          empty={isFiltered ? textOf('queue.noIssuesMatchThese') : textOf('issue.theCityHasNo')}
        >
          {() => (
            <Table
              caption={textOf('common.issues')}
              columns={columnsOf(city, acts)}
              rows={rows}
              keyOf={({ id }) => id}
              kept={{ arrangement, onArrange: arrange }}
              onRows={(shown) => noteQueue(shown, hasMore, arrangement)}
              choice={{ chosen, onChange: onChoose, nameOf: ({ title }) => title }}
            />
          )}
        </Loaded>
      </div>
      <Refused by={older.refusal} />
      {more && <Older isBusy={older.isBusy} onClick={more} />}
    </>
  );
}

/** Reading older issues. */
function useOlder() {
  const { run, isBusy, refusal } = useAction();
  /** @returns whether the next page is now being read; false if it already was */
  const more = () => {
    if (isBusy) return false;
    void run(async () => void (await readOlder()));
    return true;
  };
  return { more, isBusy, refusal };
}

/** Focuses the issue from whose page the reader returns. @param isThere whether the list is loaded */
function useWayBack(isThere: boolean, show: (index: number) => void): void {
  useEffect(() => {
    const id = lookedAt.get();
    if (!isThere || id === undefined) return;
    lookedAt.set(undefined);
    const index = queue.get().indexOf(id);
    // After the heading of the page, which takes the focus when it is shown.
    queueMicrotask(() => {
      // Not if the reader has focused something else meanwhile.
      if (index !== -1 && document.activeElement?.matches('body, h1')) show(index);
    });
  }, [isThere]);
}

function Older({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) {
  return (
    <div>
      <p class="hint">{textOf('table.partOfList')}</p>
      <Button isBusy={isBusy} onClick={onClick}>
        {textOf('issue.showOlderIssues')}
      </Button>
    </div>
  );
}

import { useEffect, useState } from 'preact/hooks';
import { useCity } from '../../city';
import type { Action } from '../../kit/actions/use-action';
import { ActRefused } from '../../kit/actions/refused';
import { useMedia, WIDER_THAN_PHONE } from '../../kit/media-query';
import { Lazy } from '../../kit/lazy';
import { NotRead } from '../../kit/reads/loaded';
import { filtersOf } from '../../queue-query';
import { navigate, usePlace } from '../../router';
import { useViews } from '../../use-views';
import { viewOf } from '../../views';
import type { BulkAct } from '../bulk/bulk-acts';
import { BulkBar } from '../feed/bulk-bar';
import { chosenAmong, cleared, type FeedIssue, toggled } from '../feed/bulk';
import { useFeedActs } from '../feed/feed-acts';
import type { ActPlace } from '../feed/issue-acts';
import { showChange } from '../feed/issue-changes';
import { type IssueList, IssuePage } from '../feed/issue-page';
import { actsOfList } from '../feed/list-acts';
import { readOpenIssue } from '../feed/open-issue';
import type { Transitions } from '../feed/statuses';
import { useTransitions } from '../feed/transitions';
import { QueueFilters } from './queue-filters';
import { ChooseKey, ListKeys } from './queue-keys';
import { QueueHeading, QueueList } from './queue-list';
import type { QueueIssue } from './queue-read';
import { type ShownQueue, useQueue } from './use-queue';
import { ViewActs } from './view-acts';

/** A queue, with the open issue beside it, or on a narrow screen below it; on a phone one of the two. */
export default function Queue({ id }: { id: string | undefined }) {
  const isPhone = !useMedia(WIDER_THAN_PHONE);
  const queue = useQueue(id);
  const list = useIssueList(id, queue);
  const known = queue.rows.find((row) => row.id === id);
  return (
    <div class={id === undefined ? 'queue' : 'queue beside'}>
      {(id === undefined || !isPhone) && (
        <QueuePane queue={queue} open={known} openId={id} opens={!isPhone} />
      )}
      {id !== undefined && (
        <div class="detail">
          <IssuePage key={id} id={id} list={list} known={known} after={queue.reading.reload} />
        </div>
      )}
    </div>
  );
}

interface PaneProps {
  queue: ShownQueue;
  openId: string | undefined;
  /** The open issue, if it is in the list. */
  open: QueueIssue | undefined;
  /** Whether `j` and `k` open an issue beside the list. */
  opens: boolean;
}

/** The list of a queue, with its name and filters, and the acts on chosen issues. */
function QueuePane({ queue, openId, open, opens }: PaneProps) {
  const { rows, reading } = queue;
  const act = useFeedActs();
  const transitions = useTransitions();
  const { chosen, setChosen } = useChoice(rows);
  const choose = (issue: FeedIssue) => setChosen(toggled(chosen, issue.id));
  const acts = actsOfList(placeOf(act, reading.reload), transitions.data, choose);
  const isAlone = openId === undefined;
  return (
    <section class="queue-pane" aria-label="Queue">
      {isAlone ? (
        <ListKeys queue={queue} acts={acts} opens={opens} />
      ) : (
        <ChooseKey issue={open} choose={choose} />
      )}
      <QueueHeading queue={queue} isAlone={isAlone} />
      <QueueTools
        chosen={rows.filter((row) => chosen.has(row.id))}
        onChoose={setChosen}
        reload={reading.reload}
        act={act}
        transitions={transitions.data}
      />
      {isAlone && (
        <>
          <ActRefused by={act.refusal} />
          <NotRead of={transitions} />
        </>
      )}
      <QueueList
        queue={queue}
        openId={openId}
        acts={acts}
        transitions={transitions.data}
        chosen={chosen}
        onChoose={setChosen}
      />
    </section>
  );
}

interface ToolsProps {
  chosen: readonly QueueIssue[];
  onChoose: (ids: ReadonlySet<string>) => void;
  reload: () => Promise<void>;
  act: Action;
  transitions: Transitions | undefined;
}

/** The filters of a queue, and what can be done with all of it, and with the chosen issues. */
function QueueTools({ chosen, onChoose, reload, act, transitions }: ToolsProps) {
  const place = usePlace();
  const [filters, sort] = [filtersOf(place.query), place.query.get('sort') ?? ''];
  const view = viewOf(place, useViews(useCity()));
  // The issues that are being changed, by title; none: all of the view.
  const [changed, setChanged] = useState<ReadonlyMap<string, string>>();
  const after = async ({ results }: BulkAct) => {
    onChoose(new Set(results.filter(({ done }) => !done).map(({ issueId }) => issueId)));
    await reload();
  };
  return (
    <>
      <QueueFilters of={filters} sort={sort}>
        <ViewActs view={view} of={filters} sort={sort} onChangeAll={() => setChanged(new Map())} />
      </QueueFilters>
      <BulkBar
        chosen={chosen}
        transitions={transitions}
        act={act}
        onLeft={(ids) => onChoose(new Set(ids))}
        after={reload}
      >
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setChanged(new Map(chosen.map(({ id, title }) => [id, title])))}
        >
          Change …
        </button>
      </BulkBar>
      {changed && (
        <Lazy
          load={() => import('../bulk/bulk-dialog')}
          props={{ chosen: changed, view, after, onClose: () => setChanged(undefined) }}
        />
      )}
    </>
  );
}

/** The issues that are chosen for an act on several: only some that are shown. */
function useChoice(rows: readonly QueueIssue[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const city = useCity();
  useEffect(() => setChosen(cleared), [city]);
  useEffect(() => setChosen((before) => chosenAmong(before, rows)), [rows, chosen]);
  return { chosen, setChosen };
}

/** The list as a place of acts: an act may take an issue out of the queue, so it is read again. */
function placeOf(act: Action, reload: () => Promise<void>): ActPlace {
  const reread = async (id: string) => {
    await Promise.all([reload(), readOpenIssue(id)]);
  };
  return {
    act,
    after: (id, changed) => {
      showChange(id, changed);
      return reread(id);
    },
    reread,
  };
}

/** The queue for the page of an issue of it. */
function useIssueList(id: string | undefined, { rows, hrefOf, openBeyond }: ShownQueue): IssueList {
  const at = rows.findIndex((row) => row.id === id);
  // An issue that is not of the page is before it.
  const hrefAt = (index: number) => {
    const row = rows[index];
    return row && hrefOf(row.id);
  };
  const [previous, next] = [hrefAt(at - 1), hrefAt(at + 1)];
  return {
    href: hrefOf(undefined),
    previous,
    next,
    go: (step) => {
      const href = step > 0 ? next : previous;
      if (href) navigate(href);
      else if (at !== -1) openBeyond(step);
    },
  };
}

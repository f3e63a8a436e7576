import { useEffect, useState } from 'preact/hooks';
import { useCity } from '../../city';
import type { Action } from '../../kit/actions/use-action';
import { ActRefused } from '../../kit/actions/refused';
import { useMedia, WIDER_THAN_PHONE } from '../../kit/media-query';
import { NotRead } from '../../kit/reads/loaded';
import { navigate } from '../../router';
import { chosenAmong, cleared, type FeedIssue, toggled } from '../feed/bulk';
import { useFeedActs } from '../feed/feed-acts';
import type { ActPlace } from '../feed/issue-acts';
import { showChange } from '../feed/issue-changes';
import { type IssueList, IssuePage } from '../feed/issue-page';
import { actsOfList } from '../feed/list-acts';
import { readOpenIssue } from '../feed/open-issue';
import { useTransitions } from '../feed/transitions';
import { ChooseKey, ListKeys } from './queue-keys';
import { QueueHeading, QueueList } from './queue-list';
import type { QueueIssue } from './queue-read';
import { QueueTools } from './queue-tools';
import { type ShownQueue, useQueue } from './use-queue';
import { textOf } from '../../words';

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
    <section class="queue-pane" aria-label={textOf('module.queue')}>
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

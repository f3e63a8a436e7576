import { useEffect, useRef } from 'preact/hooks';
import type { Schemas } from '../../api';
import { useCity } from '../../city';
import { useKeys } from '../../keys';
import { type Act, useAct } from '../../kit/act';
import { Button } from '../../kit/button';
import { Loaded, type Loading, NotRead, useLoad } from '../../kit/load';
import { Page, Part } from '../../kit/page';
import { Refused } from '../../kit/refused';
import { notify } from '../../kit/toast';
import { refusalOf } from '../../refusal';
import { hrefOf, navigate } from '../../router';
import { useStore } from '../../store';
import { DueDatePart } from './due-date';
import { Marks } from './feed-list';
import { type ActPlace, mark, MARKS, moveByTable } from './issue-acts';
import { showChange } from './feed-store';
import { type Mark, readIssue, readTransitions } from './issue-calls';
import { ChainPart, HistoryPart, MediaPart, ReportPart } from './issue-parts';
import { feedHref } from './list-place';
import { lengthenQueue, lookedAt, neighboursOf, queue } from './queue';
import { readReport } from './report';
import { StatusPill } from './status-pill';
import { type FeedStatus, mayMove, STATUS_NAMES, STATUSES, type Transitions } from './statuses';

type Issue = Schemas['FeedIssueDetail'];

const MARK_NAMES = Object.keys(MARKS) as Mark[];
const MARK_KEYS: Partial<Record<Mark, string>> = { hidden: 'h', pinned: 'i' };
/** How soon two people on one issue see what the other has done. */
const REREAD_MS = 5_000;

/** One issue: what it is, all acts on it, and what has happened to it. */
export function IssuePage({ id }: { id: string }) {
  const city = useCity();
  const issue = useLoad(id, () => readIssue(id), REREAD_MS);
  const transitions = useLoad('transitions', readTransitions);
  useEffect(() => lookedAt.set(id), [id]);
  const place = useActPlace(issue);
  const { act } = place;
  const move = (status: FeedStatus) => {
    if (issue.data) moveByTable(issue.data, status, transitions.data, place);
  };
  useIssueKeys(id, city, move, (name) => {
    if (issue.data) mark(issue.data, name, !issue.data[name], place);
  });
  return (
    <Page title={issue.data?.title ?? 'Issue'}>
      <QueueLinks id={id} city={city} />
      <Refused by={act.refusal} />
      <NotRead of={transitions} />
      <Loaded of={issue}>
        {(shown) => (
          <>
            <Summary issue={shown} city={city} />
            <Part title="Acts">
              <Moves from={shown.status} transitions={transitions.data} isBusy={act.isBusy} move={move} />
              <MarkActs issue={shown} place={place} />
            </Part>
            <IssueParts issue={shown} act={act} after={issue.reload} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Acts of the page, which shows the issue anew after each; the list has it as well. */
function useActPlace(issue: Loading<Issue>): ActPlace {
  return {
    act: useAct(),
    moving: useOwnStatus(issue.data?.status),
    after: async (id, changed) => {
      showChange(id, changed);
      await issue.reload();
    },
  };
}

function Summary({ issue, city }: { issue: Issue; city: string }) {
  return (
    <>
      <p>
        <StatusPill status={issue.status} />
        <Marks names={MARK_NAMES.map((name) => issue[name] && MARKS[name].isSet)} />
      </p>
      <p>{issue.metaLine}</p>
      <p>
        <a href={`/${city}/issues/${issue.id}`} target="_blank" rel="noopener">
          What citizens see (opens a new tab)
        </a>
      </p>
    </>
  );
}

/** What was reported, beside who is responsible and what has happened. */
function IssueParts({ issue, act, after }: { issue: Issue; act: Act; after: () => Promise<void> }) {
  const { id, hidden, mediaTiles } = issue;
  // What may be seen of it changes with what is hidden and redacted.
  const report = useLoad(JSON.stringify([id, hidden, mediaTiles]), () => readReport(id));
  return (
    <div class="columns">
      <div>
        <ReportPart issue={issue} report={report} />
        <MediaPart issue={issue} report={report.data} act={act} after={after} />
      </div>
      <div>
        <ChainPart issue={issue} act={act} after={after} />
        <DueDatePart issue={issue} act={act} after={after} />
        <HistoryPart issue={issue} />
      </div>
    </div>
  );
}

/**
 * Tells when somebody else has moved the issue.
 * @returns what takes the status one asks for oneself, before the call
 */
function useOwnStatus(status: FeedStatus | undefined): (to: FeedStatus | undefined) => void {
  const known = useRef<FeedStatus | undefined>(undefined);
  const own = useRef<FeedStatus | undefined>(undefined);
  useEffect(() => {
    if (known.current === status) return;
    if (known.current && status && status !== own.current)
      notify(`Somebody else changed the status: ${STATUSES[status].label}`);
    own.current = undefined;
    known.current = status;
  }, [status]);
  return (to) => void (own.current = to);
}

function useIssueKeys(
  id: string,
  city: string,
  move: (status: FeedStatus) => void,
  flip: (mark: Mark) => void,
): void {
  const { previous, next } = neighboursOf(useStore(queue), id);
  const go = (to: string | undefined) => () => {
    if (to) navigate(hrefOf(`/feed/${to}`, { city }));
  };
  const goBehind = () =>
    lengthenQueue().then(
      (first) => go(first)(),
      (thrown: unknown) => notify(refusalOf(thrown).message),
    );
  useKeys({
    j: next ? go(next) : () => void goBehind(),
    k: go(previous),
    a: () => move('ack'),
    p: () => move('progress'),
    r: () => move('resolved'),
    o: () => move('overdue'),
    h: () => flip('hidden'),
    i: () => flip('pinned'),
    u: () => navigate(feedHref(city)),
  });
}

function QueueLinks({ id, city }: { id: string; city: string }) {
  const { previous, next } = neighboursOf(useStore(queue), id);
  return (
    <nav class="acts" aria-label="Queue">
      <a href={feedHref(city)}>Back to the feed (u)</a>
      {previous && <a href={hrefOf(`/feed/${previous}`, { city })}>Previous issue (k)</a>}
      {next && <a href={hrefOf(`/feed/${next}`, { city })}>Next issue (j)</a>}
    </nav>
  );
}

function Moves({
  from,
  transitions,
  isBusy,
  move,
}: {
  from: FeedStatus;
  transitions: Transitions | undefined;
  isBusy: boolean;
  move: (status: FeedStatus) => void;
}) {
  return (
    <div class="acts">
      {STATUS_NAMES.filter((status) => mayMove(transitions, from, status)).map((status) => (
        <Button key={status} class="primary" isBusy={isBusy} onClick={() => move(status)}>
          {STATUSES[status].verb}
          {STATUSES[status].key && ` (${STATUSES[status].key})`}
        </Button>
      ))}
    </div>
  );
}

function MarkActs({ issue, place }: { issue: Issue; place: ActPlace }) {
  return (
    <div class="acts">
      {MARK_NAMES.map((name) => (
        <Button key={name} isBusy={place.act.isBusy} onClick={() => mark(issue, name, !issue[name], place)}>
          {issue[name] ? MARKS[name].unset : MARKS[name].set}
          {MARK_KEYS[name] && ` (${MARK_KEYS[name]})`}
        </Button>
      ))}
    </div>
  );
}

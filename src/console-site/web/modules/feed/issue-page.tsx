import { useEffect, useRef } from 'preact/hooks';
import type { Schemas } from '../../api';
import { useCity } from '../../city';
import { useKeys } from '../../keys';
import { type Act, useAct } from '../../kit/act';
import { Loaded, useLoad } from '../../kit/load';
import { Page, Part } from '../../kit/page';
import { Refused } from '../../kit/refused';
import { notify } from '../../kit/toast';
import { hrefOf, navigate } from '../../router';
import { useStore } from '../../store';
import { Marks } from './feed-list';
import { mark, MARKS, move as moveFeedIssue } from './issue-acts';
import { type Mark, readIssue, readTransitions } from './issue-calls';
import { ChainPart, HistoryPart, MediaPart, ReportPart } from './issue-parts';
import { lengthenQueue, neighboursOf, queue } from './queue';
import { readReport } from './report';
import { StatusPill } from './status-pill';
import { type FeedStatus, STATUS_NAMES, STATUSES } from './statuses';

type Issue = Schemas['FeedIssueDetail'];

const MARK_NAMES = Object.keys(MARKS) as Mark[];
/** How soon two people on one issue see what the other has done. */
const REREAD_MS = 5_000;

/** One issue: what it is, all acts on it, and what has happened to it. */
export function IssuePage({ id }: { id: string }) {
  const city = useCity();
  const act = useAct();
  const issue = useLoad(id, () => readIssue(id), REREAD_MS);
  const own = useOwnStatus(issue.data, act.isBusy);
  const after = async () => {
    own();
    await issue.reload();
  };
  const transitions = useLoad('transitions', readTransitions).data;
  const move = (status: FeedStatus) => {
    if (issue.data) moveFeedIssue(issue.data, status, act, after, transitions);
  };
  useIssueKeys(id, city, move, (name) => {
    if (issue.data) mark(issue.data, name, !issue.data[name], act, after);
  });
  return (
    <Page title={issue.data?.title ?? 'Issue'}>
      <QueueLinks id={id} city={city} />
      <Refused by={act.refusal} />
      <Loaded of={issue}>
        {(shown) => (
          <>
            <Summary issue={shown} city={city} />
            <Part title="Acts">
              <Moves allowed={transitions?.[shown.status] ?? STATUS_NAMES} isBusy={act.isBusy} move={move} />
              <MarkActs issue={shown} act={act} after={after} />
            </Part>
            <IssueParts issue={shown} act={act} after={after} />
          </>
        )}
      </Loaded>
    </Page>
  );
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
        <HistoryPart issue={issue} />
      </div>
    </div>
  );
}

/** Tells when somebody else has moved the issue. @returns what to call after an act of one's own */
function useOwnStatus(issue: Issue | undefined, isBusy: boolean): () => void {
  const known = useRef<FeedStatus | undefined>(undefined);
  const isOwn = useRef(false);
  const status = issue?.status;
  useEffect(() => {
    if (known.current && status && known.current !== status && !isOwn.current && !isBusy)
      notify(`Somebody else changed the status: ${STATUSES[status].label}`);
    if (known.current !== status) isOwn.current = false;
    known.current = status;
  }, [status, isBusy]);
  return () => void (isOwn.current = true);
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
  useKeys({
    j: next ? go(next) : () => void lengthenQueue().then((first) => go(first)()),
    k: go(previous),
    a: () => move('ack'),
    p: () => move('progress'),
    r: () => move('resolved'),
    o: () => move('overdue'),
    h: () => flip('hidden'),
    i: () => flip('pinned'),
    u: () => navigate(hrefOf('/feed', { city })),
  });
}

function QueueLinks({ id, city }: { id: string; city: string }) {
  const { previous, next } = neighboursOf(useStore(queue), id);
  return (
    <nav class="acts" aria-label="Queue">
      <a href={hrefOf('/feed', { city })}>Back to the feed (u)</a>
      {previous && <a href={hrefOf(`/feed/${previous}`, { city })}>Previous issue (k)</a>}
      {next && <a href={hrefOf(`/feed/${next}`, { city })}>Next issue (j)</a>}
    </nav>
  );
}

function Moves({
  allowed,
  isBusy,
  move,
}: {
  allowed: readonly FeedStatus[];
  isBusy: boolean;
  move: (status: FeedStatus) => void;
}) {
  return (
    <div class="acts">
      {STATUS_NAMES.filter((status) => allowed.includes(status)).map((status) => (
        <button key={status} type="button" class="primary" disabled={isBusy} onClick={() => move(status)}>
          {STATUSES[status].verb}
          {STATUSES[status].key && ` (${STATUSES[status].key})`}
        </button>
      ))}
    </div>
  );
}

function MarkActs({ issue, act, after }: { issue: Issue; act: Act; after: () => Promise<void> }) {
  return (
    <div class="acts">
      {MARK_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          disabled={act.isBusy}
          onClick={() => mark(issue, name, !issue[name], act, after)}
        >
          {issue[name] ? MARKS[name].unset : MARKS[name].set}
        </button>
      ))}
    </div>
  );
}

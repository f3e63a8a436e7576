import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { categoryName } from '../../../../../kernel/categories';
import { issueNumber } from '../../../../../kernel/issue-number';
import type { Schemas } from '../../api';
import { useCity } from '../../city';
import { useKeys } from '../../keys';
import type { Action } from '../../kit/actions/use-action';
import { type Read, usePolledRead, useRead } from '../../kit/reads/hooks';
import { Loaded, NotRead } from '../../kit/reads/loaded';
import { Page } from '../../kit/page';
import { ActRefused } from '../../kit/actions/refused';
import { inform } from '../../kit/actions/toast';
import { refusalOf } from '../../refusal';
import { changeQuery, hrefOf, navigate } from '../../router';
import { useStore } from '../../store';
import { DueDatePart } from './due-date';
import { dueInWords } from './due-words';
import { feedActs, useFeedActs } from './feed-acts';
import { isLate } from '../../../../../kernel/due-dates';
import { MARKS } from './act-words';
import { naming } from './acts-in-turn';
import { type ActPlace, mark, moveByTable } from './issue-acts';
import { showChange } from './feed-store';
import { type Mark, readIssue } from './issue-calls';
import { IssueActions } from './issue-actions';
import { ChainPart, HistoryPart, MediaPart, ReportPart } from './issue-parts';
import { cityOf } from './issue-city';
import { feedHref } from './list-place';
import { Marks } from './marks';
import { isOpen, readOpenIssue, showOpenIssue } from './open-issue';
import { forgetLocalChange, isLocalChange } from './local-status-changes';
import { isLast, lengthenQueue, lookedAt, neighboursOf, queue } from './queue';
import { readReport } from './report';
import { ResolutionPart } from './resolution-part';
import { StatusPill } from './status-pill';
import { type FeedStatus, STATUSES } from './statuses';
import { useTransitions } from './transitions';
import { RecordsLink } from '../audit/records-link';

type Issue = Schemas['FeedIssueDetail'];

const MARK_NAMES = Object.keys(MARKS) as Mark[];
/** The maximum time until two people on one issue see each other’s changes. */
const REREAD_MS = 5_000;

/** One issue: its report, all acts on it, and its history. */
export function IssuePage({ id }: { id: string }) {
  const city = useCity();
  const issue = usePolledRead(id, () => readIssue(id), REREAD_MS);
  const transitions = useTransitions();
  useOpenIssue(id, issue);
  const place = useActPlace();
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
      <ActRefused by={act.refusal} />
      <NotRead of={transitions} />
      <Loaded of={issue}>
        {(shown) => (
          <>
            <Summary issue={shown} />
            <IssueActions issue={shown} transitions={transitions.data} place={place} move={move} />
            <IssueParts issue={shown} act={namingOf(shown, act)} after={issue.reload} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** The acts of the page, which reads the issue again after each; the list shows the change, too. */
function useActPlace(): ActPlace {
  return {
    act: useFeedActs(),
    after: async (id, changed) => {
      showChange(id, changed);
      await readOpenIssue(id);
    },
    reread: readOpenIssue,
  };
}

/** Acts on one issue whose refusals name it, as they may be shown on the page of the next one. */
function namingOf({ title }: Issue, act: Action): Action {
  return { ...act, run: (send) => act.run(() => naming(title, send)) };
}

function Summary({ issue }: { issue: Issue }) {
  const city = useCity();
  const late = isLate(issue);
  return (
    <>
      <p class="summary">
        <StatusPill status={issue.status} />
        {late && <span class="badge badge-late">{dueInWords(issue, late)}</span>}
        <Marks names={MARK_NAMES.map((name) => issue[name] && MARKS[name].isSet)} />
      </p>
      {issue.duplicateOf && (
        <p>
          A duplicate, which was merged into{' '}
          <a href={hrefOf(`/feed/${issue.duplicateOf.id}`, { city })} dir="auto">
            {issue.duplicateOf.title}
          </a>
          . It can be restored and remains a duplicate.
        </p>
      )}
      <p class="quiet">
        Number {issueNumber(issue.id)} · {issue.metaLine} · citizens see it under{' '}
        {categoryName(issue.categorySlug)} ·{' '}
        <a href={`/${cityOf(issue, city)}/issues/${issue.id}`} target="_blank" rel="noopener">
          What citizens see (opens a new tab)
        </a>
      </p>
    </>
  );
}

/** The report, next to the responsible offices and the history. */
function IssueParts({ issue, act, after }: { issue: Issue; act: Action; after: () => Promise<void> }) {
  const { id, hidden, mediaTiles } = issue;
  // Hiding and redacting change what the report shows.
  const report = useRead(JSON.stringify([id, hidden, mediaTiles]), () => readReport(id));
  return (
    <div class="columns">
      <div>
        <ReportPart issue={issue} report={report} />
        <MediaPart issue={issue} report={report.data} act={act} />
      </div>
      <div>
        <ResolutionPart issue={issue} act={act} after={after} />
        <ChainPart issue={issue} act={act} after={after} />
        <DueDatePart issue={issue} act={act} after={after} />
        <HistoryPart issue={issue} />
        <RecordsLink issueId={issue.id} />
      </div>
    </div>
  );
}

/** Marks an issue as open, says if it was moved elsewhere, and switches to its city. */
function useOpenIssue(id: string, { data, reload }: Read<Issue>): void {
  const { status, cityId } = data ?? {};
  const city = useCity();
  useEffect(() => lookedAt.set(id), [id]);
  useLayoutEffect(() => showOpenIssue({ id, reload }), [id, reload]);
  const known = useRef<FeedStatus | undefined>(undefined);
  useEffect(() => {
    if (!status || known.current === status) return;
    const isOwn = isLocalChange(id, status);
    // While acts are pending, the response may be from before them.
    if (!known.current && !feedActs.state.get().isBusy) forgetLocalChange(id);
    if (known.current && !isOwn) inform(`The status was changed elsewhere: ${STATUSES[status].label}`);
    known.current = status;
  }, [id, status]);
  useEffect(() => {
    // A link may have the wrong city.
    if (cityId && cityId !== city) changeQuery({ city: cityId });
  }, [cityId, city]);
}

function useIssueKeys(
  id: string,
  city: string,
  move: (status: FeedStatus) => void,
  flip: (mark: Mark) => void,
): void {
  const ids = useStore(queue);
  const { previous, next } = neighboursOf(ids, id);
  const go = (to: string | undefined) => () => {
    if (to) navigate(hrefOf(`/feed/${to}`, { city }));
  };
  const goBehind = () =>
    lengthenQueue().then(
      (first) => {
        // Not if the reader has left the page meanwhile.
        if (isOpen(id)) go(first)();
      },
      (thrown: unknown) => inform(refusalOf(thrown).message),
    );
  useKeys({
    j: isLast(ids, id) ? () => void goBehind() : go(next),
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
      <a href={feedHref(city)}>Back to the queue (u)</a>
      {previous && <a href={hrefOf(`/feed/${previous}`, { city })}>Previous issue (k)</a>}
      {next && <a href={hrefOf(`/feed/${next}`, { city })}>Next issue (j)</a>}
    </nav>
  );
}

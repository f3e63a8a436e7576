import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { issueNumber } from '../../../../../kernel/issue-number';
import type { Schemas } from '../../api';
import { useCity } from '../../city';
import { useKeys } from '../../keys';
import type { Action } from '../../kit/actions/use-action';
import { type Read, usePolledRead, useRead } from '../../kit/reads/hooks';
import { Loaded, NotRead } from '../../kit/reads/loaded';
import { Lazy } from '../../kit/lazy';
import { Page } from '../../kit/page';
import { ActRefused } from '../../kit/actions/refused';
import { inform } from '../../kit/actions/toast';
import { changeQuery, navigate } from '../../router';
import { DueDatePart } from './due-date';
import { dueInWords } from './due-words';
import { feedActs, useFeedActs } from './feed-acts';
import { isLate } from '../../../../../kernel/due-dates';
import { MARKS } from './act-words';
import { type ActedOn, naming } from './acts-in-turn';
import { type ActPlace, mark, moveByTable } from './issue-acts';
import { showChange } from './issue-changes';
import { type Mark, readIssue } from './issue-calls';
import { HolderPart } from './holder-part';
import { IssueActions } from './issue-actions';
import { ChainPart, MediaPart, ReportPart } from './issue-parts';
import { cityOf } from './issue-city';
import { Marks } from './marks';
import { Merges } from './merges';
import { readOpenIssue, showOpenIssue } from './open-issue';
import { forgetLocalChange, isLocalChange } from './local-status-changes';
import { lookedAt } from './queue';
import { readReport } from './report';
import { ResolutionPart } from './resolution-part';
import { StatusPill } from './status-pill';
import { type FeedStatus, STATUSES } from './statuses';
import { useTransitions } from './transitions';
import { RecordsLink } from '../audit/records-link';
import { categoryName } from '../../names';
import { partsOf, textOf } from '../../words';

type Issue = Schemas['FeedIssueDetail'];

const MARK_NAMES = Object.keys(MARKS) as Mark[];
/** The maximum time until two people on one issue see each other’s changes. */
const REREAD_MS = 5_000;

/** The list that an open issue is of. */
export interface IssueList {
  /** The address of the list. */
  href: string;
  /** The addresses of the neighbours that are loaded. */
  previous: string | undefined;
  next: string | undefined;
  /** Goes to the next issue, or the previous one, also on another page of the list. */
  go: (step: 1 | -1) => void;
}

interface Props {
  id: string;
  list: IssueList;
  /** What the list shows of the issue. */
  known?: (ActedOn & Record<Mark, boolean>) | undefined;
  /** Shows the outcome of an act on the issue in the list. */
  after?: () => Promise<void>;
}

/** One issue: its report, all acts on it, and its activity. */
export function IssuePage({ id, list, known, after }: Props) {
  const issue = usePolledRead(id, () => readIssue(id), REREAD_MS);
  const transitions = useTransitions();
  useOpenIssue(id, issue);
  const place = useActPlace(after);
  const { act } = place;
  // Keys work before the issue is loaded.
  const seen = issue.data ?? known;
  const move = (status: FeedStatus) => {
    if (seen) moveByTable(seen, status, transitions.data, place);
  };
  useIssueKeys(list, move, (name) => {
    if (seen) mark(seen, name, !seen[name], place);
  });
  return (
    <Page title={seen?.title ?? textOf('common.issue')}>
      <QueueLinks of={list} />
      <ActRefused by={act.refusal} />
      <NotRead of={transitions} />
      <Loaded of={issue}>
        {(shown) => (
          <>
            <Summary issue={shown} />
            <Merges issue={shown} act={namingOf(shown, act)} after={() => place.after(id, {})} />
            <IssueActions issue={shown} transitions={transitions.data} place={place} move={move} />
            <IssueParts issue={shown} act={namingOf(shown, act)} after={() => place.after(id, {})} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** The acts of the page, which reads the issue again after each; the list shows the change, too. */
function useActPlace(after: Props['after']): ActPlace {
  return {
    act: useFeedActs(),
    after: async (id, changed) => {
      showChange(id, changed);
      await Promise.all([readOpenIssue(id), after?.()]);
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
      <p class="quiet">
        {partsOf('issue.numberCitizensSeeIt', {
          id: issueNumber(issue.id),
          metaLine: issue.metaLine,
          categorySlug: categoryName(issue.categorySlug),
          link: (
            <a href={`/${cityOf(issue, city)}/issues/${issue.id}`} target="_blank" rel="noopener">
              {textOf('issue.whatCitizensSeeOpens')}
            </a>
          ),
        })}
      </p>
    </>
  );
}

/** The report and what happened since, next to the responsible offices and the due date. */
function IssueParts({ issue, act, after }: { issue: Issue; act: Action; after: () => Promise<void> }) {
  const { id, hidden, mediaTiles } = issue;
  // Hiding and redacting change what the report shows.
  const report = useRead(JSON.stringify([id, hidden, mediaTiles]), () => readReport(id));
  return (
    <div class="columns">
      <div>
        <ReportPart issue={issue} report={report} />
        <MediaPart issue={issue} report={report} act={act} />
        <Lazy load={() => import('../activity/activity')} props={{ issue, after }} />
      </div>
      <div>
        <HolderPart issue={issue} act={act} after={after} />
        <ResolutionPart issue={issue} act={act} after={after} />
        <ChainPart issue={issue} act={act} after={after} />
        <DueDatePart issue={issue} act={act} after={after} />
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
    if (known.current && !isOwn)
      inform(textOf('issue.theStatusWasChanged', { label: STATUSES[status].label }));
    known.current = status;
  }, [id, status]);
  useEffect(() => {
    // A link may have the wrong city.
    if (cityId && cityId !== city) changeQuery({ city: cityId });
  }, [cityId, city]);
}

function useIssueKeys(
  { href, go }: IssueList,
  move: (status: FeedStatus) => void,
  flip: (mark: Mark) => void,
): void {
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    a: () => move('ack'),
    p: () => move('progress'),
    r: () => move('resolved'),
    o: () => move('overdue'),
    h: () => flip('hidden'),
    i: () => flip('pinned'),
    s: () => document.querySelector<HTMLElement>('select[name="holder"]')?.focus(),
    u: () => navigate(href),
  });
}

function QueueLinks({ of: { href, previous, next } }: { of: IssueList }) {
  return (
    <nav class="acts" aria-label={textOf('module.queue')}>
      <a href={href}>{textOf('issue.backToTheQueue')}</a>
      {previous && <a href={previous}>{textOf('issue.previousIssueK')}</a>}
      {next && <a href={next}>{textOf('issue.nextIssueJ')}</a>}
    </nav>
  );
}

import type { ComponentChildren } from 'preact';
import type { Action } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { ask } from '../../kit/dialog';
import { inform, notify, type Undo } from '../../kit/actions/toast';
import { Refusal } from '../../refusal';
import { useMay } from '../../rights';
import { bulkInWords, markedInWords, MARKS } from './act-words';
import {
  type BulkAct,
  type BulkOutcome,
  type BulkPlan,
  canUndo,
  doToAll,
  type FeedIssue,
  notDone,
  planOf,
} from './bulk';
import { showChange } from './issue-changes';
import { moveIssue, setMark } from './issue-calls';
import { readOpenIssue } from './open-issue';
import { STATUS_NAMES, STATUSES, type Transitions, WITH_NOTE } from './statuses';
import { countOf, partsOf, textOf } from '../../words';

/** The maximum number of titles in a preview. */
const NAMED = 8;

const ACTS: readonly BulkAct[] = [
  ...STATUS_NAMES.map((to) => ({ to })),
  { mark: 'hidden', wanted: true },
  { mark: 'hidden', wanted: false },
  { mark: 'pinned', wanted: true },
  { mark: 'pinned', wanted: false },
];

function verbOf(act: BulkAct): string {
  if ('to' in act) return STATUSES[act.to].verb;
  return act.wanted ? MARKS[act.mark].set : MARKS[act.mark].unset;
}

/** The name of a completed act. */
function doneOf(act: BulkAct): string {
  return 'to' in act ? STATUSES[act.to].done : markedInWords(act.mark, act.wanted);
}

const issues = (count: number) => countOf('count.issue', count);

/** The acts on chosen issues; each first shows which issues it applies to. */
export function BulkBar({
  chosen,
  transitions,
  act,
  onLeft,
  after,
  children,
}: {
  chosen: readonly FeedIssue[];
  transitions: Transitions | undefined;
  act: Action;
  /** Is given the ids of the issues that stay chosen. */
  onLeft: (ids: readonly string[]) => void;
  after: () => Promise<void>;
  /** More buttons. */
  children?: ComponentChildren;
}) {
  const mayMark = useMay('feed');
  if (chosen.length === 0 || !transitions) return null;
  return (
    <section class="acts bulk" aria-label={textOf('issue.chosenIssues')}>
      <strong role="status">{partsOf('issue.chosen', { chosen: issues(chosen.length) })}</strong>
      {ACTS.filter((each) => mayMark || 'to' in each)
        .map((each) => ({ each, plan: planOf(chosen, each, transitions) }))
        .filter(({ plan }) => plan.acted.length > 0)
        .map(({ each, plan }) => (
          <Button
            key={verbOf(each)}
            isBusy={act.isBusy}
            onClick={() => preview(each, plan, transitions, { act, onLeft, after })}
          >
            {verbOf(each)} …
          </Button>
        ))}
      {children}
      <button type="button" onClick={() => onLeft([])}>
        {textOf('issue.clearTheSelection')}
      </button>
    </section>
  );
}

function preview(
  bulk: BulkAct,
  plan: BulkPlan,
  transitions: Transitions,
  { act, onLeft, after }: Pick<Parameters<typeof BulkBar>[0], 'act' | 'onLeft' | 'after'>,
): void {
  const verb = verbOf(bulk);
  const total = plan.acted.length;
  const hasUndo = canUndo(plan.acted, bulk, transitions);
  ask({
    title: `${verb}: ${issues(total)}`,
    text: bulkInWords(total, bulk, hasUndo),
    details: <Preview plan={plan} />,
    confirm: verb,
    isDangerous: 'mark' in bulk && bulk.mark === 'hidden' && bulk.wanted,
    ...('to' in bulk && WITH_NOTE.has(bulk.to) && { noteLabel: textOf('issue.noteForAllOf') }),
    canStop: true,
    act: (note, { showProgress, isStopped }) =>
      act.enqueueOrThrow(idsOf(plan.acted), async () => {
        const outcome = await doToAll(plan.acted, (issue) => doTo(issue, bulk, note), {
          showProgress: (count) => showProgress(textOf('issue.of', { count, total })),
          isStopped,
        });
        const { done, left } = outcome;
        const said = { done: doneOf(bulk), issues: issues(done.length), left: issues(left.length) };
        const words = textOf(left.length > 0 ? 'issue.doneAndStopped' : 'issue.doneTo', said);
        if (done.length === 0) inform(words);
        else notify(words, hasUndo ? undoOf(outcome, bulk, act, after) : undefined);
        onLeft(idsOf(notDone(plan, outcome)));
        await after();
        // Refusals are shown on the page after the question has closed: the successful acts stand.
        void act.enqueue('what was refused of several', () => complain(outcome));
      }),
  });
}

/** Does an act on one issue, and shows the change. */
async function doTo({ id, status }: FeedIssue, act: BulkAct, note: string): Promise<void> {
  if ('to' in act) {
    await moveIssue(id, status, act.to, note);
    showChange(id, { status: act.to });
  } else await setMarkOf(id, act.mark, act.wanted);
}

async function setMarkOf(id: string, name: 'hidden' | 'pinned', wanted: boolean): Promise<void> {
  await setMark(id, name, wanted);
  showChange(id, { [name]: wanted });
}

/** Takes back an act on one issue. @throws Refusal if a colleague has changed the same since */
async function undoOne({ id, status }: FeedIssue, act: BulkAct): Promise<void> {
  if ('to' in act) {
    await moveIssue(id, act.to, status);
    showChange(id, { status });
  } else await setMarkOf(id, act.mark, !act.wanted);
}

/** Takes back an act on several issues once pending acts are done. */
function undoOf({ done }: BulkOutcome, bulk: BulkAct, act: Action, after: () => Promise<void>): Undo {
  return () =>
    act.enqueueAnyway(idsOf(done), async () => {
      const outcome = await doToAll(done, (issue) => undoOne(issue, bulk), {
        showProgress: () => undefined,
        isStopped: () => false,
      });
      inform(textOf('bulk.undoneAll', { done: issues(outcome.done.length) }));
      await after();
      for (const id of idsOf(done)) await readOpenIssue(id);
      await complain(outcome);
    });
}

const idsOf = (some: readonly FeedIssue[]) => some.map(({ id }) => id);

/** Rejects with the refusals and their issues, if there are any. */
function complain({ refused }: BulkOutcome): Promise<void> {
  if (refused.length === 0) return Promise.resolve();
  const messages = refused.map(({ issue, refusal }) => `${issue.title}: ${refusal.message}`);
  return Promise.reject(new Refusal(400, messages));
}

function Preview({ plan: { acted, left } }: { plan: BulkPlan }) {
  return (
    <>
      <Titles of={acted} />
      {left.length > 0 && (
        <>
          <p>{countOf('issue.stays', left.length)}</p>
          <Titles of={left} />
        </>
      )}
    </>
  );
}

function Titles({ of }: { of: readonly FeedIssue[] }) {
  return (
    <ul>
      {of.slice(0, NAMED).map(({ id, title, status }) => (
        <li key={id}>
          {title} ({STATUSES[status].label})
        </li>
      ))}
      {of.length > NAMED && (
        <li>{textOf('bulk.and', { countOf: countOf('count.moreIssue', of.length - NAMED) })}</li>
      )}
    </ul>
  );
}

import type { Act } from '../../kit/act';
import { ask } from '../../kit/dialog';
import { notify } from '../../kit/toast';
import { Refusal } from '../../refusal';
import {
  type BulkAct,
  type BulkOutcome,
  type BulkPlan,
  canUndo,
  doToAll,
  type FeedIssue,
  planOf,
} from './bulk';
import { MARKS } from './issue-acts';
import { moveIssue, setMark } from './issue-calls';
import { STATUS_NAMES, STATUSES, type Transitions, WITH_NOTE } from './statuses';

/** How many titles a preview names. */
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

const issues = (count: number) => (count === 1 ? '1 issue' : `${count} issues`);

/** Acts on the issues that are chosen; each shows first which it is for. */
export function BulkBar({
  chosen,
  transitions,
  act,
  onClear,
  after,
}: {
  chosen: readonly FeedIssue[];
  transitions: Transitions | undefined;
  act: Act;
  onClear: () => void;
  after: () => Promise<void>;
}) {
  if (chosen.length === 0 || !transitions) return null;
  return (
    <section class="acts bulk" aria-label="Chosen issues">
      <strong role="status">{issues(chosen.length)} chosen</strong>
      {ACTS.map((each) => ({ each, plan: planOf(chosen, each, transitions) }))
        .filter(({ plan }) => plan.acted.length > 0)
        .map(({ each, plan }) => (
          <button
            key={verbOf(each)}
            type="button"
            disabled={act.isBusy}
            onClick={() => preview(each, plan, transitions, act, after)}
          >
            {verbOf(each)} …
          </button>
        ))}
      <button type="button" onClick={onClear}>
        Choose none
      </button>
    </section>
  );
}

function preview(
  bulk: BulkAct,
  plan: BulkPlan,
  transitions: Transitions,
  act: Act,
  after: () => Promise<void>,
): void {
  const verb = verbOf(bulk);
  const total = plan.acted.length;
  const hasUndo = canUndo(plan.acted, bulk, transitions);
  ask({
    title: `${verb}: ${issues(total)}`,
    text: hasUndo
      ? 'One undo takes all of it back.'
      : 'This cannot be taken back at once: the transitions do not lead back.',
    details: <Preview plan={plan} />,
    confirm: verb,
    isDangerous: 'mark' in bulk && bulk.mark === 'hidden' && bulk.wanted,
    ...('to' in bulk && WITH_NOTE.has(bulk.to) && { noteLabel: 'Note for all of them' }),
    act: async (note, tell) => {
      const outcome = await doToAll(
        plan.acted,
        (issue) => doTo(issue, bulk, note),
        (count) => tell(`${count} of ${total}`),
      );
      notify(
        `${verb}: ${issues(outcome.done.length)}`,
        hasUndo ? undoOf(outcome, bulk, act, after) : undefined,
      );
      await after();
      // Done is done: the question goes, and what was refused is said on the page.
      void act.run(() => complain(outcome));
    },
  });
}

/** Does an act to one issue. */
async function doTo({ id }: FeedIssue, act: BulkAct, note: string): Promise<void> {
  if ('to' in act) await moveIssue(id, act.to, note);
  else await setMark(id, act.mark, act.wanted);
}

/** Takes an act on one issue back, which is as it was before. */
async function takeBack({ id, status }: FeedIssue, act: BulkAct): Promise<void> {
  if ('to' in act) await moveIssue(id, status);
  else await setMark(id, act.mark, !act.wanted);
}

function undoOf({ done }: BulkOutcome, bulk: BulkAct, act: Act, after: () => Promise<void>): () => void {
  return () =>
    void act.run(async () => {
      const outcome = await doToAll(
        done,
        (issue) => takeBack(issue, bulk),
        () => undefined,
      );
      notify(`Taken back: ${issues(outcome.done.length)}`);
      await after();
      await complain(outcome);
    });
}

/** Rejects with what was refused of which issue, if anything was. */
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
          <p>
            {left.length === 1 ? '1 issue will stay as it is' : `${left.length} issues will stay as they are`}
            : their state does not allow it.
          </p>
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
      {of.length > NAMED && <li>and {issues(of.length - NAMED)} more</li>}
    </ul>
  );
}

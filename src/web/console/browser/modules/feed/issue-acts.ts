import { type Action, rereadOnConflict } from '../../kit/actions/use-action';
import { inform, notify, type Undo } from '../../kit/actions/toast';
import { isGiven } from '../../rights';
import { session } from '../../session';
import { hiddenInWords, markedInWords, MARKS, movedInWords } from './act-words';
import { type ActedOn, askFor, begin, naming } from './acts-in-turn';
import { type AdminState, type Mark, moveIssue, readIssue, readTransitions, setMark } from './issue-calls';
import { askToResolve } from './resolve';
import { type FeedStatus, mayMove, STATUSES, type Transitions, WITH_NOTE } from './statuses';
import { textOf } from '../../words';

/** The page an act is done from: it queues acts and shows their outcome. */
export interface ActPlace {
  act: Action;
  /** Shows the change of an act on that page. */
  after: (id: string, changed: Changed) => Promise<void>;
  /** Shows what a colleague has changed of an issue. */
  reread: (id: string) => Promise<void>;
}

/** The changes of an issue by an act, from the responses of the API. */
export type Changed = Partial<Pick<AdminState, Mark> & { status: FeedStatus }>;

/** Moves an issue from a status. @throws Refusal if the issue has another one by now */
export type SendMove = (from: FeedStatus) => Promise<void>;

/**
 * Moves an issue, first asking for a note, or for how it was resolved, if the move takes one. The notice has an Undo if
 * the move can be undone.
 */
export function move(issue: ActedOn, status: FeedStatus, place: ActPlace): void {
  const { id, title } = issue;
  const { act } = place;
  const done = moverOf(issue, status, place);
  // A contractor, who has no resolve, resolves with a note.
  if (status === 'resolved' && isGiven(session.get(), 'resolve')) return askToResolve(issue, act, done);
  if (!WITH_NOTE.has(status)) {
    begin(issue, act, () => done((from) => moveIssue(id, from, status)));
    return;
  }
  const { verb } = STATUSES[status];
  askFor(issue, act, {
    title: `${verb}: ${title}`,
    text: movedInWords(textOf('common.theIssue'), status),
    confirm: verb,
    noteLabel: textOf('common.note'),
    act: (note) => done((from) => moveIssue(id, from, status, note)),
  });
}

/** @returns a function that does a move, shows it, and offers its Undo */
function moverOf(issue: ActedOn, status: FeedStatus, place: ActPlace): (send: SendMove) => Promise<void> {
  // A question stays open if the move is refused: whoever sends it again has seen the new status.
  let from = issue.status;
  const reread = async (id: string) => {
    const [now] = await Promise.all([readIssue(id).catch(() => undefined), place.reread(id)]);
    from = now?.status ?? from;
  };
  return async (send) => {
    await seen(issue, { reread }, () => send(from));
    // The move stands, even if it is unknown whether it can be undone.
    const transitions = await readTransitions().catch(() => undefined);
    const leadsBack = transitions?.[status].includes(from) ?? false;
    const back = () => moveIssue(issue.id, status, from);
    const undo = undoOf(issue, place, back, { status: from });
    notify(`${STATUSES[status].done}: ${issue.title}`, leadsBack ? undo : undefined);
    await place.after(issue.id, { status });
  };
}

/** Moves an issue by a key if the table of transitions allows it; otherwise a notice says so. */
export function moveByTable(
  issue: ActedOn,
  to: FeedStatus,
  transitions: Transitions | undefined,
  place: ActPlace,
): void {
  if (mayMove(transitions, issue.status, to)) return move(issue, to, place);
  inform(
    textOf('issue.doesNotFollow', {
      verb: STATUSES[to].verb,
      label: STATUSES[issue.status].label,
      title: issue.title,
    }),
  );
}

/** Does an act on an issue. If a colleague has changed it since, its current state is shown. */
function seen(
  { id }: ActedOn,
  { reread }: Pick<ActPlace, 'reread'>,
  send: () => Promise<void>,
): Promise<void> {
  return rereadOnConflict(send, () => reread(id));
}

/**
 * Takes back an act once pending acts are done.
 * @param send takes it back; refused if a colleague has changed the same since
 * @param before the state before the act
 */
function undoOf(issue: ActedOn, place: ActPlace, send: () => Promise<void>, before: Changed): Undo {
  const { id, title } = issue;
  return () =>
    place.act.enqueueAnyway(id, async () => {
      await naming(title, () => seen(issue, place, send));
      inform(textOf('issue.undone', { title }));
      await place.after(id, before);
    });
}

/** Sets or removes a mark; hiding asks first. The notice has an Undo. */
export function mark(issue: ActedOn, name: Mark, wanted: boolean, place: ActPlace): void {
  const words = MARKS[name];
  const { act } = place;
  if (!isGiven(session.get(), 'feed')) return inform(textOf('issue.yourRoleMayNot'));
  const set = (to: boolean) => () => setMark(issue.id, name, to);
  const send = async () => {
    await seen(issue, place, set(wanted));
    const undo = undoOf(issue, place, set(!wanted), { [name]: !wanted });
    notify(`${markedInWords(name, wanted)}: ${issue.title}`, undo);
    await place.after(issue.id, { [name]: wanted });
  };
  if (name !== 'hidden' || !wanted) {
    begin(issue, act, send);
    return;
  }
  askFor(issue, act, {
    title: `${words.set}: ${issue.title}`,
    text: hiddenInWords(`“${issue.title}”`, true),
    confirm: words.set,
    isDangerous: true,
    act: send,
  });
}

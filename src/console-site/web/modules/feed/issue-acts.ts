import type { Act } from '../../kit/act';
import { showingConflict } from '../../kit/conflict';
import { inform, notify, type Undo } from '../../kit/toast';
import { hiddenInWords, MARKS, movedInWords } from './act-words';
import { type ActedOn, askFor, begin, naming } from './acts-in-turn';
import { type AdminState, type Mark, moveIssue, readIssue, readTransitions, setMark } from './issue-calls';
import { type FeedStatus, mayMove, STATUSES, type Transitions, WITH_NOTE } from './statuses';

/** Where an act is done from: what keeps it single, and what shows its outcome. */
export interface ActPlace {
  act: Act;
  /** Shows what an act has changed, at the place it was done from. */
  after: (id: string, changed: Changed) => Promise<void>;
  /** Shows what somebody else has changed of an issue. */
  reread: (id: string) => Promise<void>;
}

/** What an act has changed of an issue, by the answers of the API. */
export type Changed = Partial<Pick<AdminState, Mark> & { status: FeedStatus }>;

/**
 * Moves an issue, asking for a note first where one belongs to it. The notice offers the way back where there is one.
 */
export function move(issue: ActedOn, status: FeedStatus, place: ActPlace): void {
  const { verb, done } = STATUSES[status];
  const { act } = place;
  // A question stays open where the move is refused: whoever sends it again has been told of the status by now.
  let from = issue.status;
  const reread = async (id: string) => {
    const [now] = await Promise.all([readIssue(id).catch(() => undefined), place.reread(id)]);
    from = now?.status ?? from;
  };
  const send = async (note?: string) => {
    await seen(issue, { reread }, () => moveIssue(issue.id, from, status, note));
    // What is done is done, also where nobody knows whether there is a way back.
    const transitions = await readTransitions().catch(() => undefined);
    const leadsBack = transitions?.[status].includes(from) ?? false;
    const back = () => moveIssue(issue.id, status, from);
    const undo = undoOf(issue, place, back, { status: from });
    notify(`${done}: ${issue.title}`, leadsBack ? undo : undefined);
    await place.after(issue.id, { status });
  };
  if (!WITH_NOTE.has(status)) {
    begin(issue, act, () => send());
    return;
  }
  askFor(issue, act, {
    title: `${verb}: ${issue.title}`,
    text: movedInWords('The issue', status),
    confirm: verb,
    noteLabel: 'Note',
    act: send,
  });
}

/** Moves an issue where the table of transitions allows it, as a key asks for; else a notice says that it does not. */
export function moveByTable(
  issue: ActedOn,
  to: FeedStatus,
  transitions: Transitions | undefined,
  place: ActPlace,
): void {
  if (mayMove(transitions, issue.status, to)) return move(issue, to, place);
  inform(`“${STATUSES[to].verb}” does not follow “${STATUSES[issue.status].label}”: ${issue.title}`);
}

/** Does something to an issue, which is shown as it is by now where somebody else has changed it since. */
function seen(
  { id }: ActedOn,
  { reread }: Pick<ActPlace, 'reread'>,
  send: () => Promise<void>,
): Promise<void> {
  return showingConflict(send, () => reread(id));
}

/**
 * Takes an act back once what is being done is done.
 * @param send takes it back, and is refused where somebody else has changed the same since
 * @param before what it was before the act
 */
function undoOf(issue: ActedOn, place: ActPlace, send: () => Promise<void>, before: Changed): Undo {
  const { id, title } = issue;
  return () =>
    place.act.follow(id, async () => {
      await naming(title, () => seen(issue, place, send));
      inform(`Taken back: ${title}`);
      await place.after(id, before);
    });
}

/** Sets a mark, or takes it away; hiding asks first. The notice offers the way back. */
export function mark(issue: ActedOn, name: Mark, wanted: boolean, place: ActPlace): void {
  const words = MARKS[name];
  const { act } = place;
  const set = (to: boolean) => () => setMark(issue.id, name, to);
  const send = async () => {
    await seen(issue, place, set(wanted));
    const undo = undoOf(issue, place, set(!wanted), { [name]: !wanted });
    notify(`${wanted ? words.set : words.unset}: ${issue.title}`, undo);
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

import type { Act } from '../../kit/act';
import { notify } from '../../kit/toast';
import { hiddenInWords, MARKS, movedInWords } from './act-words';
import { type ActedOn, askFor, begin } from './acts-in-turn';
import { type AdminState, type Mark, moveIssue, readTransitions, setMark, takeMoveBack } from './issue-calls';
import { type FeedStatus, mayMove, STATUSES, type Transitions, WITH_NOTE } from './statuses';

/** Where an act is done from: what keeps it single, and what shows its outcome. */
export interface ActPlace {
  act: Act;
  /** Shows what an act has changed, at the place it was done from. */
  after: (id: string, changed: Changed) => Promise<void>;
}

/** What an act has changed of an issue, by the answers of the API. */
export type Changed = Partial<Pick<AdminState, Mark> & { status: FeedStatus }>;

/**
 * Moves an issue, asking for a note first where one belongs to it. The notice offers the way back where there is one.
 */
export function move(issue: ActedOn, status: FeedStatus, place: ActPlace): void {
  const { verb, done } = STATUSES[status];
  const { act } = place;
  const send = async (note?: string) => {
    await moveIssue(issue.id, status, note);
    // What is done is done, also where nobody knows whether there is a way back.
    const transitions = await readTransitions().catch(() => undefined);
    const leadsBack = transitions?.[status].includes(issue.status) ?? false;
    notify(`${done}: ${issue.title}`, leadsBack ? () => undo(issue, status, place) : undefined);
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
  notify(`“${STATUSES[to].verb}” does not follow “${STATUSES[issue.status].label}”: ${issue.title}`);
}

/** Takes a move back. @param set the status it has set */
async function undo({ id, title, status }: ActedOn, set: FeedStatus, place: ActPlace): Promise<void> {
  await takeMoveBack(id, set, status);
  notify(`Taken back: ${title}`);
  await place.after(id, { status });
}

/** Sets a mark, or takes it away; hiding asks first. The notice offers the way back. */
export function mark(issue: ActedOn, name: Mark, wanted: boolean, { act, after }: ActPlace): void {
  const words = MARKS[name];
  const set = async (to: boolean) => {
    const is = await setMark(issue.id, name, to);
    return () => after(issue.id, { [name]: is });
  };
  const send = async () => {
    const show = await set(wanted);
    notify(`${wanted ? words.set : words.unset}: ${issue.title}`, async () => {
      const showBefore = await set(!wanted);
      notify(`Taken back: ${issue.title}`);
      await showBefore();
    });
    await show();
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

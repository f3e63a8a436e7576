import type { Act } from '../../kit/act';
import { ask } from '../../kit/dialog';
import { notify } from '../../kit/toast';
import { Refusal, refusalOf } from '../../refusal';
import { type AdminState, type Mark, moveIssue, readTransitions, setMark, takeMoveBack } from './issue-calls';
import { type FeedStatus, mayMove, STATUSES, type Transitions, WITH_NOTE } from './statuses';

/** What an act is about. */
export interface ActedOn {
  id: string;
  title: string;
  status: FeedStatus;
}

/** What marks do, in words. */
export const MARKS: Record<Mark, { set: string; unset: string; isSet: string; text: string }> = {
  hidden: {
    set: 'Hide',
    unset: 'Restore',
    isSet: 'Hidden',
    text: 'will be hidden from everyone but its reporter and administrators. It can be restored.',
  },
  pinned: { set: 'Pin', unset: 'Unpin', isSet: 'Pinned', text: 'will come first in the feed, for everyone.' },
  closed: {
    set: 'Close',
    unset: 'Take the closed mark away',
    isSet: 'Closed mark',
    text: 'will carry a mark. Its status stays as it is.',
  },
  slaPaused: {
    set: 'Pause the SLA label',
    unset: 'Resume the SLA label',
    isSet: 'SLA label paused',
    text: '',
  },
  forced: {
    set: 'Mark as escalated',
    unset: 'Take the escalated mark away',
    isSet: 'Escalated mark',
    text: '',
  },
};

/** Where an act is done from: what keeps it single, and what shows its outcome. */
export interface ActPlace {
  act: Act;
  /** Takes the status that is asked for next, or undefined when that was refused. */
  moving?: (to: FeedStatus | undefined) => void;
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
    await moving(place, status, () => moveIssue(issue.id, status, note));
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
  ask({
    title: `${verb}: ${issue.title}`,
    text:
      status === 'resolved'
        ? 'The issue will be resolved for everyone. The note becomes the description of the resolution.'
        : 'The issue will be shown as overdue. The note is kept with the change.',
    confirm: verb,
    noteLabel: 'Note',
    act: send,
  });
}

/** Does something to an issue once what is being done to others is done. What is refused names the issue. */
function begin({ id, title }: ActedOn, act: Act, send: () => Promise<void>): void {
  const done = act.enqueue(id, () => naming(title, send));
  if (!done) notify(`Not done, for something else is still being done to it: ${title}`);
}

async function naming(title: string, send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (thrown) {
    const { status, messages } = refusalOf(thrown);
    throw new Refusal(
      status,
      messages.map((message) => `${title}: ${message}`),
    );
  }
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
  await moving(place, status, () => takeMoveBack(id, set, status));
  notify(`Taken back: ${title}`);
  await place.after(id, { status });
}

async function moving(place: ActPlace, to: FeedStatus, call: () => Promise<void>): Promise<void> {
  place.moving?.(to);
  try {
    await call();
  } catch (thrown) {
    place.moving?.(undefined);
    throw thrown;
  }
}

/** Sets a mark, or takes it away; hiding asks first. The notice offers the way back. */
export function mark(issue: ActedOn, name: Mark, wanted: boolean, { act, after }: ActPlace): void {
  const words = MARKS[name];
  const set = async (to: boolean) => {
    const state = await setMark(issue.id, name, to);
    return () => after(issue.id, { [name]: state[name] });
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
  ask({
    title: `${words.set}: ${issue.title}`,
    text: `“${issue.title}” ${words.text}`,
    confirm: words.set,
    isDangerous: true,
    act: send,
  });
}

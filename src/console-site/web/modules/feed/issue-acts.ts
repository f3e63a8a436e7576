import type { Act } from '../../kit/act';
import { ask } from '../../kit/dialog';
import { notify } from '../../kit/toast';
import { type Mark, moveIssue, setMark } from './issue-calls';
import { type FeedStatus, STATUSES, type Transitions, WITH_NOTE } from './statuses';

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
  slaPaused: { set: 'Pause the clock', unset: 'Let the clock run', isSet: 'Clock paused', text: '' },
  forced: { set: 'Escalate', unset: 'Take the escalation back', isSet: 'Escalated', text: '' },
};

/**
 * Moves an issue, asking for a note first where one belongs to it. The notice offers the way back where there is one.
 * @param after shows what has changed
 */
export function move(
  issue: ActedOn,
  status: FeedStatus,
  act: Act,
  after: () => Promise<void>,
  transitions: Transitions | undefined,
): void {
  const { verb, done } = STATUSES[status];
  const undo = () =>
    void act.run(async () => {
      await moveIssue(issue.id, issue.status);
      await after();
    });
  const send = async (note?: string) => {
    await moveIssue(issue.id, status, note);
    const leadsBack = transitions?.[status].includes(issue.status) ?? false;
    notify(`${done}: ${issue.title}`, leadsBack ? undo : undefined);
    await after();
  };
  if (!WITH_NOTE.has(status)) {
    void act.run(() => send());
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

/** Sets a mark, or takes it away; hiding asks first. The notice offers the way back. */
export function mark(
  issue: ActedOn,
  name: Mark,
  wanted: boolean,
  act: Act,
  after: () => Promise<void>,
): void {
  const words = MARKS[name];
  const send = async () => {
    await setMark(issue.id, name, wanted);
    notify(`${wanted ? words.set : words.unset}: ${issue.title}`, () => {
      void act.run(async () => {
        await setMark(issue.id, name, !wanted);
        await after();
      });
    });
    await after();
  };
  if (name !== 'hidden' || !wanted) {
    void act.run(send);
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

import { toSecond } from '../../kernel/time/clock';
import type { DueDateReason } from '../../kernel/due-dates';
import { noteOf } from '../status-notes';
import type { FeedEvent } from './feed.queries';

const REASONS: Record<DueDateReason, string> = {
  category: 'another category',
  priority: 'another priority',
  ward: 'another ward',
  pause: 'its clock was paused',
  resume: 'a pause was ended',
  reopen: 'reopened',
};

/** Describes an event of an issue in a few words. An office is named by its designation and place, never a person. */
export function eventTitleOf({
  office,
  newDueAt,
  dueReason,
  fromStatus,
  toStatus,
  toFeedStatus,
  notRepaired,
}: FeedEvent): string {
  if (office !== null) return `Escalated to ${office}`;
  if (newDueAt !== null && dueReason !== null)
    return `To be resolved by ${toSecond(newDueAt)} (${REASONS[dueReason]})`;
  if (toStatus === null || toFeedStatus === null) throw new Error('an event of no kind');
  return noteOf({ fromStatus, toStatus, toFeedStatus, notRepaired: notRepaired ?? false });
}

/** The id of an event, unique among all issues; it never changes. */
export function nameOfEvent(issueId: string, { kind, eventId }: FeedEvent): string {
  return kind === 'status' ? `${issueId}/${eventId}` : `${issueId}/${kind}/${eventId}`;
}

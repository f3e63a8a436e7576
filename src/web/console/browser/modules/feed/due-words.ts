import type { FeedIssue } from './bulk';
import { textOf } from '../../words';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Up to this, times are in hours, then in days. */
const MAX_HOURS = 48;

function lengthOf(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  return hours < MAX_HOURS
    ? textOf('issue.hours', { hours })
    : textOf('issue.days', { value: Math.floor(hours / 24) });
}

/** The time of the device. */
// eslint-disable-next-line no-restricted-syntax -- a browser has no injected clock
const deviceTime = () => Date.now();

/** How long ago something was. */
export function ageInWords(iso: string, now = deviceTime()): string {
  const age = Math.max(0, now - Date.parse(iso));
  return age < HOUR_MS
    ? textOf('issue.minAgo', { value: Math.floor(age / MINUTE_MS) })
    : textOf('issue.ago', { age: lengthOf(age) });
}

/** How late an issue is, or how long there is until it is due. A resolved one is neither. */
export function dueInWords(
  { dueAt, status }: Pick<FeedIssue, 'dueAt' | 'status'>,
  isLate: boolean,
  now = deviceTime(),
): string {
  if (status === 'resolved') return textOf('common.done');
  if (dueAt === null) return textOf('issue.noDueDate');
  const left = Date.parse(dueAt) - now;
  if (isLate) return textOf('issue.late', { lengthOf: lengthOf(-left) });
  return left > 0 ? textOf('issue.in', { left: lengthOf(left) }) : 'now';
}

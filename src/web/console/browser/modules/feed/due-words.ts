import type { FeedIssue } from './bulk';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Up to this, times are in hours, then in days. */
const MAX_HOURS = 48;

function lengthOf(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  return hours < MAX_HOURS ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** The time of the device. */
// eslint-disable-next-line no-restricted-syntax -- a browser has no injected clock
const deviceTime = () => Date.now();

/** How long ago something was. */
export function ageInWords(iso: string, now = deviceTime()): string {
  const age = Math.max(0, now - Date.parse(iso));
  return age < HOUR_MS ? `${Math.floor(age / MINUTE_MS)} min ago` : `${lengthOf(age)} ago`;
}

/** How late an issue is, or how long there is until it is due. A resolved one is neither. */
export function dueInWords(
  { dueAt, status }: Pick<FeedIssue, 'dueAt' | 'status'>,
  isLate: boolean,
  now = deviceTime(),
): string {
  if (status === 'resolved') return 'Done';
  if (dueAt === null) return 'No due date';
  const left = Date.parse(dueAt) - now;
  if (isLate) return `${lengthOf(-left)} late`;
  return left > 0 ? `in ${lengthOf(left)}` : 'now';
}

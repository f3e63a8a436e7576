import type { PhotoFlag } from '../../kernel/outcome-reasons';
import { SECOND_MS } from '../../kernel/time/durations';
import { momentAt } from '../../kernel/time/local-date';

/** A photo that was taken farther from the issue does not show it. */
const MAX_METRES = 100;

/** What is known of a photo that shows a repair; null: it is not known. */
export interface AfterPhotoFacts {
  /** As in `PhotoOrigin`. */
  takenAt: string | null;
  /** How far from the issue it was taken. */
  metres: number | null;
  /** Whether another issue was resolved with the same photo. */
  isReused: boolean;
  reportedAt: Date;
  timeZone: string;
}

/** What is wrong with a photo that shows a repair, as far as that is known. */
export function flagsOf({ takenAt, metres, isReused, reportedAt, timeZone }: AfterPhotoFacts): PhotoFlag[] {
  const flags: PhotoFlag[] = [];
  if (metres !== null && metres > MAX_METRES) flags.push('far');
  // Cameras write whole seconds.
  const reportedMs = Math.floor(reportedAt.getTime() / SECOND_MS) * SECOND_MS;
  if (takenAt !== null && momentOf(takenAt, timeZone) < reportedMs) flags.push('before_report');
  if (isReused) flags.push('reused');
  return flags;
}

/** @param takenAt ISO 8601, without an offset in the time zone @returns milliseconds since 1970 */
function momentOf(takenAt: string, timeZone: string): number {
  const [date = '', time = ''] = takenAt.split('T');
  const [hours, minutes, seconds] = time.split(':').map(Number);
  if (/[Z+-]/.test(time)) return Date.parse(takenAt);
  const minute = (hours ?? 0) * 60 + (minutes ?? 0);
  return momentAt(date, minute, timeZone) + (seconds ?? 0) * SECOND_MS;
}

/**
 * The results the page of an issue can confirm, each with a text `done.*` except a report, which has more to say.
 * `same`: an issue was supported instead of reported again.
 */
export const DONE = [
  'upvote',
  'takenBack',
  'post',
  'react',
  'remove',
  'rate',
  'confirm',
  'requestReopen',
  'review',
  'resolve',
  'close',
  'flag',
  'privacy',
  'takeOut',
  'cover',
  'place',
  'report',
  'reportWithoutPhotos',
  'same',
] as const;
export type Done = (typeof DONE)[number];

/** Whether an issue was reported. */
export function isReport(done: Done | undefined): boolean {
  return done === 'report' || done === 'reportWithoutPhotos';
}

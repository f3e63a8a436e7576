import type { Key } from '../../i18n/translate';

/** The results the page of an issue can confirm; `same`: an issue was supported instead of reported again. */
export const DONE = [
  'upvote',
  'post',
  'react',
  'remove',
  'rate',
  'requestReopen',
  'review',
  'resolve',
  'close',
  'flag',
  'report',
  'reportWithoutPhotos',
  'same',
] as const;
export type Done = (typeof DONE)[number];

/** The confirmation of each result. */
export const DONE_TEXTS: Record<Done, Key> = {
  upvote: 'done.ok',
  post: 'done.post',
  react: 'done.ok',
  remove: 'done.ok',
  rate: 'done.rate',
  requestReopen: 'done.requestReopen',
  review: 'done.ok',
  resolve: 'done.ok',
  close: 'done.ok',
  flag: 'done.flag',
  report: 'done.report',
  reportWithoutPhotos: 'done.reportWithoutPhotos',
  same: 'done.same',
};

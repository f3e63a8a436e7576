import type { Actor } from '../../../kernel/actor';
import { canDecide } from '../../../resolution';
import type { Fields } from '../../forms/drafts.service';
import type { Key } from '../../i18n/translate';
import type { Problems } from '../../kit/fields';
import { signInPath } from '../../sign-in-path';
import { useView } from '../../view';
import type { IssueView } from './issue-view.service';

/** What people do on the page of an issue. */
export const ACTS = [
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
] as const;
export type Act = (typeof ACTS)[number];
/** What the page says once an act is done. */
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
};
/** What the page can say has just been done. */
export const DONE = [...ACTS, 'report', 'reportWithoutPhotos'] as const;
export type Done = (typeof DONE)[number];

/** What the page of an issue shows beside the issue: what was just done, or typed and refused. */
export interface IssueState {
  /** Who reads it and may take part. */
  actor: Actor | undefined;
  done?: Done;
  /** Of the forms of this page, by which each does something once. */
  key: string;
  typed: Fields;
  problems: Problems;
}

/** What the parts of the page are given. */
export interface IssueParts {
  view: IssueView;
  state: IssueState;
}

/** Which forms with words the page has for a reader: what was typed into others is shown as text. */
export function formsOf({ issue }: IssueView, actor: Actor | undefined) {
  return {
    /** Messages and flags. */
    talk: actor !== undefined,
    resolve: actor !== undefined && !issue.resolution && canDecide(actor, issue),
    reopen: actor !== undefined && issue.resolution !== null && issue.status === 'resolved',
  };
}

/** The path of an issue, without its language. */
export function pathOf({ issue }: IssueView): string {
  return `/${issue.city}/issues/${issue.id}`;
}

/** The way to sign in and come back; for an account that may not take part, that it is so. */
export function SignInFor({ view }: { view: IssueView }) {
  const { t, link, view: page } = useView();
  if (page.actor) return <p class="hint">{t('account.readOnly')}</p>;
  return (
    <p>
      <a href={link(signInPath(pathOf(view)))}>{t('issue.signIn')}</a>
    </p>
  );
}

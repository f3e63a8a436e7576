import type { Actor } from '../../../kernel/actor';
import { canDecide } from '../../../resolution';
import type { Fields } from '../../forms/drafts.service';
import type { Problems } from '../../kit/fields';
import { signInPath } from '../../sign-in-path';
import { useView } from '../../view';
import type { Done } from './done';
import type { IssueView } from './issue-view.service';

/** What the page of an issue shows beside the issue: what was just done, or typed and refused. */
export interface IssueState {
  /** Who reads it and may take part. */
  actor: Actor | undefined;
  done?: Done;
  /** Of the forms of this page without words, by which each does something once. */
  key: string;
  typed: Fields;
  /** Whether photos came with a form that was refused: they have to be chosen again. */
  hadPhotos?: boolean;
  problems: Problems;
}

/**
 * The key of a form of the page: that of the words it has, if it has any which were not sent or whose answer was lost.
 * @param field that holds its words
 */
export function keyOf({ typed, key }: IssueState, field: string): string {
  return (typed[field] && typed.key) || key;
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

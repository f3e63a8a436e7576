import type { Actor } from '../../../kernel/actor';
import type { Fields } from '../../forms/drafts.service';
import type { Problems } from '../../kit/fields';
import { signInPath } from '../../sign-in-path';
import { useView } from '../../view';
import type { IssueView } from './issue-view.service';

/** What people do on the page of an issue. */
export const ACTS = ['upvote', 'post', 'rate', 'requestReopen', 'flag'] as const;
export type Act = (typeof ACTS)[number];
/** What the page can say has just been done. */
export const DONE = [...ACTS, 'report', 'reportWithoutPhotos'] as const;
export type Done = (typeof DONE)[number];

/** What the page of an issue shows beside the issue: what was just done, or typed and refused. */
export interface IssueState {
  actor: Actor | undefined;
  done?: Done;
  typed: Fields;
  problems: Problems;
}

/** What the parts of the page are given. */
export interface IssueParts {
  view: IssueView;
  state: IssueState;
}

/** The path of an issue, without its language. */
export function pathOf({ issue }: IssueView): string {
  return `/${issue.city}/issues/${issue.id}`;
}

/** The way to sign in and come back. */
export function SignInFor({ view }: { view: IssueView }) {
  const { t, link } = useView();
  return (
    <p>
      <a href={link(signInPath(pathOf(view)))}>{t('issue.signIn')}</a>
    </p>
  );
}

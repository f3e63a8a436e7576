import type { Actor } from '../../../../kernel/people/actor';
import { canDecide } from '../../../../resolution';
import type { Fields } from '../../forms/drafts.service';
import type { FoundText } from '../../forms/found-words.service';
import type { Problems } from '../../kit/fields';
import { FoundWords } from '../../kit/found-words';
import { NameIsPublic } from '../../kit/person-name';
import { ShownAsChoice } from '../../kit/shown-as-choice';
import { signInPath } from '../../sign-in-path';
import { useView } from '../../view';
import type { ManageState } from '../alerts/page';
import type { Done } from './done';
import type { IssueView } from './issue-view.service';

/** The state of the page beside the issue: the last act, or the text and problems of a refused form. */
export interface IssueState {
  /** The reader, if they may take part. */
  actor: Actor | undefined;
  done?: Done;
  /** How the person who has just reported the issue is told of it; undefined without an address. */
  told?: ManageState;
  /** Whether the reader opened an issue that was merged into this one. */
  isJoined?: boolean;
  /** Whether the reporter wants to cover parts of the photos. */
  isCovering?: boolean;
  /** The key of the page's forms without stored text, by which each is processed once. */
  key: string;
  typed: Fields;
  /** Whether a refused form had photos, which must be selected again. */
  hadPhotos?: boolean;
  problems: Problems;
  /** The personal data in the text of a form that was not processed yet. */
  found?: readonly FoundText[] | undefined;
}

/** Asks in a form about personal data in its text. @param field the field that has the text */
export function AskedWords({ state: { found = [] }, field }: { state: IssueState; field: string }) {
  return <FoundWords found={found.filter((text) => text.field === field)} />;
}

/**
 * How the reader is shown beside the text of a form, which they can choose: all that they write in an issue is shown
 * the same way.
 * @param field the field that has the text
 */
export function ShownBeside({
  view: { issue },
  state: { actor, typed },
  field,
}: IssueParts & { field: string }) {
  const { t } = useView();
  return (
    <>
      <ShownAsChoice
        actor={actor}
        id={`${field}-shown-as`}
        hint={t('privacy.oneWay')}
        chosen={typed[field] ? typed.shownAs : ''}
        empty={t('privacy.asBefore')}
      />
      <NameIsPublic isAsBefore={issue.persona !== null} />
    </>
  );
}

/**
 * The key of a form on the page: that of its stored text, if there is some that was not sent or whose answer was lost.
 * @param field the field that has its text
 */
export function keyOf({ typed, key }: IssueState, field: string): string {
  return (typed[field] && typed.key) || key;
}

/** The properties of the page's parts. */
export interface IssueParts {
  view: IssueView;
  state: IssueState;
}

/** Which forms with text the page has for a reader; text typed into other forms is shown as text. */
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

/** A link to sign in and return; for a read-only account, a note instead. */
export function SignInFor({ view }: { view: IssueView }) {
  const { t, link, view: page } = useView();
  if (page.actor) return <p class="hint">{t('account.readOnly')}</p>;
  return (
    <p>
      <a href={link(signInPath(pathOf(view)))}>{t('issue.signIn')}</a>
    </p>
  );
}

import { PostForm } from '../../kit/post-form';
import { ShownAsChoice } from '../../kit/shown-as-choice';
import { useView } from '../../view';
import { type IssueParts, pathOf } from './parts';

/** The form with which the reporter, or who wrote without a name, changes how they are shown in the issue. */
export function ShownAsForm({ view, state: { actor } }: IssueParts) {
  const { t } = useView();
  const { issue } = view;
  const isTheirs = actor !== undefined && (actor.id === issue.ownerId || issue.persona !== null);
  if (!isTheirs || actor.tokenRole !== 'citizen' || actor.role === 'viewer') return null;
  return (
    <details class="facts">
      <summary>{t('privacy.inIssue')}</summary>
      <PostForm action={`${pathOf(view)}/privacy`}>
        <ShownAsChoice
          actor={actor}
          id="shown-as"
          hint={t('privacy.oneWay')}
          chosen={issue.reporterId === actor.id ? 'name' : 'anonymous'}
          empty={t('privacy.asChosen')}
        />
        <button type="submit" class="quiet">
          {t('privacy.change')}
        </button>
      </PostForm>
    </details>
  );
}

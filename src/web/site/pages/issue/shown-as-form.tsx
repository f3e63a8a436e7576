import { SHOWN_AS } from '../../../../kernel/people/shown-as';
import { Select } from '../../kit/fields';
import { PostForm } from '../../kit/post-form';
import { useView } from '../../view';
import { type IssueParts, pathOf } from './parts';

/** The form with which the reporter, or who wrote without a name, changes how they are shown in the issue. */
export function ShownAsForm({ view, state: { actor } }: IssueParts) {
  const { t } = useView();
  const { issue } = view;
  const isTheirs = actor !== undefined && (actor.id === issue.ownerId || issue.persona !== null);
  if (!isTheirs || actor.tokenRole !== 'citizen' || actor.role === 'viewer') return null;
  const ways = SHOWN_AS.filter((way) => way !== 'pseudonym' || actor.pseudonym);
  return (
    <details class="facts">
      <summary>{t('privacy.inIssue')}</summary>
      <PostForm action={`${pathOf(view)}/privacy`}>
        <Select
          name="shownAs"
          id="shown-as"
          label={t('privacy.shownAs')}
          value={issue.reporterId === actor.id ? 'name' : 'anonymous'}
          empty={t('privacy.asChosen')}
          choices={ways.map((value) => ({
            value,
            label: value === 'name' ? t('privacy.name', { name: actor.displayName }) : t(`privacy.${value}`),
          }))}
        />
        <button type="submit" class="quiet">
          {t('privacy.change')}
        </button>
      </PostForm>
    </details>
  );
}

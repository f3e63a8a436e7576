import { isFiner, PLACE_PRECISIONS } from '../../../../kernel/place-precision';
import { Refusal } from '../../kit/fields';
import { PlaceChoice } from '../../kit/place-choice';
import { PostForm } from '../../kit/post-form';
import { useView } from '../../view';
import { type IssueParts, pathOf } from './parts';

/** The form that changes how exactly everyone sees the place of an issue, for its reporter and admins. */
export function ShownPlace({ view, state: { actor, problems } }: IssueParts) {
  const { t } = useView();
  const { issue } = view;
  if (!actor || !issue.exact) return null;
  const isOwner = actor.id === issue.ownerId;
  if (!isOwner && actor.tokenRole !== 'admin') return null;
  const { precision, place } = issue.exact;
  // Only the reporter says more again, as long as the issue is open and more is known.
  const canSayMore = isOwner && issue.status !== 'closed' && place !== undefined;
  const isLast = PLACE_PRECISIONS.every((each) => !isFiner(precision, each));
  if (isLast && !canSayMore) return null;
  return (
    <details class="shown-place" open={problems.place !== undefined}>
      <summary>{t('shownPlace.title')}</summary>
      {problems.place && <Refusal problems={problems} />}
      <PostForm action={`${pathOf(view)}/place`}>
        <PlaceChoice chosen={precision} atMost={canSayMore ? 'exact' : precision} />
        <p class="hint">{t('shownPlace.words')}</p>
        <button type="submit">{t('shownPlace.send')}</button>
      </PostForm>
    </details>
  );
}

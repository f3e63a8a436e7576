import { isFiner, PLACE_PRECISIONS } from '../../../../kernel/place-precision';
import { Refusal } from '../../kit/fields';
import { PlaceChoice } from '../../kit/place-choice';
import { PostForm } from '../../kit/post-form';
import { useView } from '../../view';
import type { IssueView } from './issue-view.service';
import { type IssueParts, pathOf } from './parts';
import { ownWordsPath } from './words/page';

/** A shorter part of an address, such as a number, is found in other words. */
const MIN_PART = 4;

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
  const form = (!isLast || canSayMore) && (
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
  return (
    <>
      {isOwner && <StillNamed view={view} address={place?.address} />}
      {form}
    </>
  );
}

/** Tells the reporter that their words still say the address that is not shown any more. */
function StillNamed({ view: { issue }, address }: { view: IssueView; address: string | null | undefined }) {
  const { t, link } = useView();
  const texts = `${issue.title}\n${issue.description}`;
  // What the form writes for a reporter has a part of the address.
  const named = [address ?? '', ...(address ?? '').split(',')]
    .map((part) => part.trim())
    .find((part) => part.length >= MIN_PART && texts.includes(part));
  if (named === undefined) return null;
  return (
    <p class="notice">
      {t('shownPlace.named')} <a href={link(ownWordsPath(issue, issue.id, named))}>{t('takeOut.title')}</a>
    </p>
  );
}

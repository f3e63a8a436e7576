import type { AttachedMedia, JoinedMedia } from '../../../../issues';
import { useView } from '../../view';
import { shownPairs } from './before-after';
import type { IssueView } from './issue-view.service';

/** A media item; one of a joined report has the id of that. */
type GalleryItem = AttachedMedia & Partial<Pick<JoinedMedia, 'issueId'>>;

/** The photos, videos and posts of an issue: one fills the width, and the others are beside it. */
export function Gallery({ view: { issue } }: { view: IssueView }) {
  const { t } = useView();
  const pairs = shownPairs(issue);
  // Those of the repair, and those beside them, are below the title.
  const others = new Set([...(issue.resolution?.mediaIds ?? []), ...pairs.map(({ before }) => before?.id)]);
  const own = (issue.media ?? []).filter(({ id }) => !others.has(id));
  const items: readonly GalleryItem[] = [...own, ...(issue.joinedMedia ?? [])];
  if (items.length === 0) return null;
  return (
    <section class="gallery" aria-label={t('issue.photos')}>
      <PhotoGrid items={items} isLarge />
    </section>
  );
}

/** A grid of media, each with a link to the full size; not every browser plays what cameras record. */
export function PhotoGrid({
  items,
  isLarge = false,
}: {
  items: readonly GalleryItem[];
  /** Whether a photo fills the width of the page. */
  isLarge?: boolean;
}) {
  const { words, t } = useView();
  return (
    <ul class="photos">
      {items.map(({ id, type, postUrl, addedAt, issueId }, index) => (
        <li>
          {postUrl !== null ? (
            <a href={postUrl} rel="nofollow noopener">
              {t('issue.post')}
            </a>
          ) : type === 'video' ? (
            <>
              <video src={`/media/${id}`} controls preload="none" aria-label={t('issue.video')} />
              <p class="hint">
                <a href={`/media/${id}`}>{t('issue.videoFile')}</a>
              </p>
            </>
          ) : (
            <a href={`/media/${id}`}>
              <img
                src={`/media/${id}?w=${isLarge ? 640 : 320}`}
                alt={t('issue.photo', { n: words.number(index + 1), day: words.day(addedAt) })}
                width="320"
                height="240"
                loading={isLarge && index === 0 ? undefined : 'lazy'}
              />
            </a>
          )}
          {issueId && <p class="hint">{t('issue.fromJoined')}</p>}
        </li>
      ))}
    </ul>
  );
}

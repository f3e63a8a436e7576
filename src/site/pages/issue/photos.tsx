import type { MediaItemDto } from '../../../issues/dto/issue.dto';
import { useView } from '../../view';
import type { IssueView } from './issue-view.service';

/** The photos, videos and posts of an issue. */
export function Photos({ view: { issue } }: { view: IssueView }) {
  const { t } = useView();
  const others = new Set(issue.resolution?.mediaIds);
  const items = issue.media.filter(({ mediaId }) => !others.has(mediaId));
  if (items.length === 0) return null;
  return (
    <>
      <h2>{t('issue.photos')}</h2>
      <PhotoGrid items={items} />
    </>
  );
}

/** Media side by side, each a link to the whole. */
export function PhotoGrid({ items }: { items: readonly MediaItemDto[] }) {
  const { words, t } = useView();
  return (
    <ul class="photos">
      {items.map(({ mediaId, type, url, addedAt }, index) => (
        <li>
          {type === 'microblog' ? (
            <a href={url} rel="nofollow noopener">
              {t('issue.post')}
            </a>
          ) : type === 'video' ? (
            <video src={`/media/${mediaId}`} controls preload="none" aria-label={t('issue.video')} />
          ) : (
            <a href={`/media/${mediaId}`}>
              <img
                src={`/media/${mediaId}?w=320`}
                alt={t('issue.photo', { n: words.number(index + 1), day: words.day(addedAt) })}
                width="320"
                height="240"
                loading="lazy"
              />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

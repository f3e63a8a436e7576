import { cityAt } from '../../city';
import { type GoListener, isSamePage } from '../../router';
import { filtersOf } from './feed-filters';
import { FeedList } from './feed-list';
import { keyOf, prefetchFeed } from './feed-store';
import { SIDE_BY_SIDE, useMedia } from '../../kit/media-query';
import { IssuePage } from './issue-page';
import { QueuePane } from './queue-pane';

/** Sends the first request of the list before the list is built. */
export const prefetch: GoListener = (to, from) => {
  if (to.parts.length !== 1) return;
  const [city, filters] = [cityAt(to), filtersOf(to.query)];
  const isShown = isSamePage(to, from) && keyOf(cityAt(from), filtersOf(from.query)) === keyOf(city, filters);
  if (!isShown) prefetchFeed(city, filters);
};

/** The queue, or one of its issues; beside the issue its neighbours, if the window has the room. */
export default function Feed({ id }: { id: string | undefined }) {
  const hasRoom = useMedia(SIDE_BY_SIDE);
  if (id === undefined) return <FeedList />;
  if (!hasRoom) return <IssuePage id={id} />;
  return (
    <div class="split">
      <QueuePane id={id} />
      <div class="detail">
        <IssuePage id={id} />
      </div>
    </div>
  );
}

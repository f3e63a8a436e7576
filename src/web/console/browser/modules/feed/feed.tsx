import { cityAt, useCity } from '../../city';
import { type GoListener, isSamePage } from '../../router';
import { filtersOf } from './feed-filters';
import { FeedList } from './feed-list';
import { keyOf, prefetchFeed } from './feed-store';
import { SIDE_BY_SIDE, useMedia } from '../../kit/media-query';
import { IssuePage } from './issue-page';
import { useListOfIssue } from './list-place';
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
  return id === undefined ? <FeedList /> : <OneIssue id={id} />;
}

function OneIssue({ id }: { id: string }) {
  const hasRoom = useMedia(SIDE_BY_SIDE);
  const list = useListOfIssue(id, useCity());
  if (!hasRoom) return <IssuePage id={id} list={list} />;
  return (
    <div class="split">
      <QueuePane id={id} />
      <div class="detail">
        <IssuePage id={id} list={list} />
      </div>
    </div>
  );
}

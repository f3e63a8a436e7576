import { cityAt } from '../../city';
import { type GoListener, isSamePage } from '../../router';
import { filtersOf } from './feed-filters';
import { FeedList } from './feed-list';
import { keyOf, prefetchFeed } from './feed-store';
import { IssuePage } from './issue-page';

/** Sends the first request of the list before the list is built. */
export const prefetch: GoListener = (to, from) => {
  if (to.parts.length !== 1) return;
  const [city, filters] = [cityAt(to), filtersOf(to.query)];
  const isShown = isSamePage(to, from) && keyOf(cityAt(from), filtersOf(from.query)) === keyOf(city, filters);
  if (!isShown) prefetchFeed(city, filters);
};

/** The feed, or one of its issues. */
export default function Feed({ id }: { id: string | undefined }) {
  return id === undefined ? <FeedList /> : <IssuePage id={id} />;
}

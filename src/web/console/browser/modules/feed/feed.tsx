import { cityAt } from '../../city';
import { type GoListener, isSamePage } from '../../router';
import { filtersOf } from './feed-filters';
import { FeedList } from './feed-list';
import { beginFeed, keyOf } from './feed-store';
import { IssuePage } from './issue-page';

/** Starts the first read of the list. */
export const begin: GoListener = (to, from) => {
  if (to.parts.length !== 1) return;
  const [city, filters] = [cityAt(to), filtersOf(to.query)];
  const isShown = isSamePage(to, from) && keyOf(cityAt(from), filtersOf(from.query)) === keyOf(city, filters);
  if (!isShown) beginFeed(city, filters);
};

/** The feed, or one of its issues. */
export default function Feed({ id }: { id: string | undefined }) {
  return id === undefined ? <FeedList /> : <IssuePage id={id} />;
}

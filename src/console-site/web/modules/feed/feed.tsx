import { FeedList } from './feed-list';
import { IssuePage } from './issue-page';

/** The feed, or one of its issues. */
export default function Feed({ id }: { id: string | undefined }) {
  return id === undefined ? <FeedList /> : <IssuePage id={id} />;
}

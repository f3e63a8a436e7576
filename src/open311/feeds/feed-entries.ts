import { FEED_LENGTH, type FeedIssue, type FeedUpdate } from './feed.queries';

/** What a feed has: an issue, or something that happened to one. */
export type FeedEntry = FeedIssue | FeedUpdate;

export function isUpdate(entry: FeedEntry): entry is FeedUpdate {
  return 'eventId' in entry;
}

/** The newest entries of a feed: issues by when they were reported, and what happened by when it did. */
export function newestEntries(issues: readonly FeedIssue[], updates: readonly FeedUpdate[]): FeedEntry[] {
  return [...updates, ...issues].sort((one, other) => timeOf(other) - timeOf(one)).slice(0, FEED_LENGTH);
}

function timeOf(entry: FeedEntry): number {
  return (isUpdate(entry) ? entry.at : entry.createdAt).getTime();
}

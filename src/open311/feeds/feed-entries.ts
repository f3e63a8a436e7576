import { FEED_LENGTH, type FeedIssue, type FeedUpdate } from './feed.queries';

/** An entry of a feed: an issue, or an event of one. */
export type FeedEntry = FeedIssue | FeedUpdate;

export function isUpdate(entry: FeedEntry): entry is FeedUpdate {
  return 'eventId' in entry;
}

/** The newest entries of a feed: issues by the time of the report, and events by their own time. */
export function newestEntries(issues: readonly FeedIssue[], updates: readonly FeedUpdate[]): FeedEntry[] {
  return [...updates, ...issues].sort((one, other) => timeOf(other) - timeOf(one)).slice(0, FEED_LENGTH);
}

function timeOf(entry: FeedEntry): number {
  return (isUpdate(entry) ? entry.at : entry.createdAt).getTime();
}

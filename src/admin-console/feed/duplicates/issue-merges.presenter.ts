import { UNDO_DAYS } from '../../../issues';
import { DAY_MS } from '../../../kernel/time/durations';
import type { FeedMergeDto } from '../feed.dto';
import type { MergeJson } from './issue-merges.queries';

/** The merges of an issue that can be undone now. @param now in milliseconds since 1970 */
export function presentUndoableMerges(merges: readonly MergeJson[], now: number): FeedMergeDto[] {
  return merges
    .map(({ mergedAt, ...merge }) => ({ ...merge, mergedAt: new Date(mergedAt) }))
    .filter(({ mergedAt }) => now - mergedAt.getTime() <= UNDO_DAYS * DAY_MS)
    .map(({ clusterId, members, others, mergedAt }) => ({
      ...{ clusterId, members, mergedAt: mergedAt.toISOString() },
      others: others.map(({ id, title }) => ({ id, title })),
    }));
}

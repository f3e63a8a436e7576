import type { CutPage } from '../../api/page';
import type { IssueTimelineDto, TimelineEntryDto } from '../dto/issue-timeline.dto';
import type { TimelineEvent } from './issue-timeline.queries';

/** A page of the history of an issue (docs/api/issues.md#timeline). */
export function presentTimeline({ shown, nextKey }: CutPage<TimelineEvent>): IssueTimelineDto {
  return { count: shown.length, items: shown.map(presentEntry), nextKey };
}

function presentEntry(event: TimelineEvent): TimelineEntryDto {
  const { type, at, by, status, feedStatus, department, office, dueAt, dueReason } = event;
  return {
    type,
    at: at.toISOString(),
    by,
    status: status ?? undefined,
    feedStatus: feedStatus ?? undefined,
    department: department ?? undefined,
    office: office ?? undefined,
    dueAt: dueAt?.toISOString(),
    dueReason: dueReason ?? undefined,
  };
}

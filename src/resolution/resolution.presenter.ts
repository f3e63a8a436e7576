import type { CutPage } from '../api/page';
import { presentResolution, type ResolutionJson } from '../issues';
import { toSecond } from '../kernel/time/clock';
import type { CloseSource } from '../kernel/statuses';
import type {
  ClosedDto,
  QueuedReopenRequestDto,
  RatedDto,
  ReopenQueueDto,
  ReopenRequestedDto,
  ResolvedDto,
  ReviewedDto,
} from './dto/resolution.dto';
import type { QueuedRequest } from './resolution.queries';

/** All times of these endpoints are in whole seconds (docs/api/resolution.md#time-precision). */
const shown = (resolution: ResolutionJson) => presentResolution(resolution, toSecond);

export function presentResolved(issueId: string, resolution: ResolutionJson): ResolvedDto {
  return { issueId, status: 'resolved', resolution: shown(resolution) };
}

export function presentRated(issueId: string, resolution: ResolutionJson): RatedDto {
  return { issueId, resolution: { ratings: shown(resolution).ratings } };
}

export function presentRequested(
  issueId: string,
  { requestId, resolution }: { requestId: string; resolution: ResolutionJson },
): ReopenRequestedDto {
  return { requestId, issue: { issueId, resolution: { reopenRequests: shown(resolution).reopenRequests } } };
}

export function presentReviewed(issueId: string, resolution: ResolutionJson | null): ReviewedDto {
  if (resolution === null) return { issueId, status: 'open', resolution };
  return { issueId, status: 'resolved', resolution: shown(resolution) };
}

export function presentClosed(issueId: string, closedAt: Date, closedBy: CloseSource): ClosedDto {
  return { issueId, status: 'closed', closedAt: toSecond(closedAt), closedBy };
}

export function presentQueue({ shown, nextKey }: CutPage<QueuedRequest>): ReopenQueueDto {
  return { count: shown.length, items: shown.map(presentQueued), nextKey };
}

function presentQueued(request: QueuedRequest): QueuedReopenRequestDto {
  return {
    requestId: request.requestId,
    issueId: request.issueId,
    issueTitle: request.issueTitle,
    userId: request.userId,
    userName: request.userName,
    reason: request.reason,
    at: toSecond(request.at),
    status: 'pending',
  };
}

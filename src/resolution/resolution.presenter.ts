import { type ResolutionJson, withTimes } from '../issues';
import { toSecond } from '../kernel/clock';
import type { CloseSource } from '../kernel/statuses';
import type {
  ClosedDto,
  RatedDto,
  ReopenQueueDto,
  ReopenRequestedDto,
  ResolvedDto,
  ReviewedDto,
} from './dto/resolution.dto';
import type { QueuedRequest } from './resolution.queries';

/** All times of these endpoints are to the second (docs/api/resolution.md#time-precision). */
const shown = (resolution: ResolutionJson) => withTimes(resolution, toSecond);

export function presentResolved(issueId: string, resolution: ResolutionJson): ResolvedDto {
  return { issueId, status: 'resolved', resolution: shown(resolution) };
}

export function presentRated(issueId: string, resolution: ResolutionJson): RatedDto {
  return { issueId, resolution: { ratings: shown(resolution).ratings } };
}

export function presentRequested(
  issueId: string,
  requestId: string,
  resolution: ResolutionJson,
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

export function presentQueue(requests: readonly QueuedRequest[], nextKey: string | null): ReopenQueueDto {
  const items = requests.map((request) => ({
    ...request,
    at: toSecond(request.at),
    status: 'pending' as const,
  }));
  return { count: items.length, items, nextKey };
}

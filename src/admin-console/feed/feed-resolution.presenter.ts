import { isUndecided, type ResolutionJson } from '../../issues';
import type { FeedReopenRequestDto, FeedResolutionDto, ReviewedRequestDto } from './feed-resolution.dto';
import type { ReviewedRequest } from './reopen-review.service';

/** The resolution of an issue in the console (docs/api/console-feed.md#requests-to-reopen). */
export function presentFeedResolution(resolution: ResolutionJson): FeedResolutionDto {
  const { description, resolvedBy, resolvedAt, ratings, reopenRequests } = resolution;
  const rated = (wanted: string) => ratings.filter(({ vote }) => vote === wanted).length;
  return {
    description,
    by: resolvedBy.name,
    resolvedAt: new Date(resolvedAt).toISOString(),
    ratedUp: rated('up'),
    ratedDown: rated('down'),
    reopenRequests: reopenRequests.map((request): FeedReopenRequestDto => {
      const { id, userName, reason, at, status } = request;
      const shown = isUndecided(request) ? 'undecided' : status;
      return { id, userName, reason, at: new Date(at).toISOString(), status: shown };
    }),
  };
}

export function presentReviewedRequest({ issueId, requestId, status }: ReviewedRequest): ReviewedRequestDto {
  return { issueId, requestId, status };
}

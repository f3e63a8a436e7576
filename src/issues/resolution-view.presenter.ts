import { mediaUrl } from '../kernel/media-types';
import type {
  BeforeAfterDto,
  OutcomeReasonDto,
  ReopenRequestDto,
  ResolutionDto,
  ResolutionRatingDto,
  ShownPhotoDto,
} from './dto/resolution-view.dto';
import type { BeforeAfterJson, OutcomeReasonJson, ResolutionJson } from './issue-resolution.queries';

/**
 * How an issue was resolved, with its ratings and reopen requests.
 * @param write formats a time; PostgreSQL's own format is not ISO 8601
 */
export function presentResolution(resolution: ResolutionJson, write: (time: Date) => string): ResolutionDto {
  const { resolvedBy } = resolution;
  const shown = (time: string) => write(new Date(time));
  return {
    description: resolution.description,
    mediaIds: resolution.mediaIds,
    resolvedBy: { id: resolvedBy.id, name: resolvedBy.name, role: resolvedBy.role },
    resolvedAt: shown(resolution.resolvedAt),
    ratings: resolution.ratings.map((rating): ResolutionRatingDto => {
      const { userId, vote, at } = rating;
      return { userId, vote, at: shown(at) };
    }),
    reopenRequests: resolution.reopenRequests.map((request): ReopenRequestDto => {
      const { id, userId, userName, reason, at, status } = request;
      return { id, userId, userName, reason, at: shown(at), status };
    }),
  };
}

/** Why an issue was resolved without a repair; null if it was repaired, or is not resolved. */
export function presentOutcomeReason(outcome: OutcomeReasonJson | null): OutcomeReasonDto | null {
  if (!outcome) return null;
  const { reason, text, officeId, duplicateOf, until } = outcome;
  return {
    reason,
    text,
    ...(officeId !== null && { officeId }),
    ...(duplicateOf !== null && { duplicateOf }),
    ...(until !== null && { until: new Date(until).toISOString() }),
  };
}

/** The photos that show a repair, each beside one of the report. @param baseUrl the base of their URLs */
export function presentBeforeAfter(
  pairs: readonly BeforeAfterJson[] | null,
  baseUrl: string,
): BeforeAfterDto[] {
  const shown = ({ id, addedAt }: BeforeAfterJson['after']): ShownPhotoDto => ({
    mediaId: id,
    type: 'image',
    url: mediaUrl(baseUrl, id),
    addedAt: new Date(addedAt).toISOString(),
  });
  return (pairs ?? []).map(({ before, after, flags }) => ({
    before: before && shown(before),
    after: shown(after),
    flags: flags ?? [],
  }));
}

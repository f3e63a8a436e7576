import { z } from 'zod';
import { RESOLUTION_SCHEMA } from '../../issues/issue-resolution.queries';
import { CLOSE_SOURCES } from '../../kernel/statuses';
import { dto, unprocessable } from '../../platform/http/dto';
import { pageCursor, pageLimit, text } from '../../platform/http/fields';
import { REQUEST_STATUSES, REVIEW_ACTIONS, VOTES } from '../resolution';

const MOST_MEDIA_IDS = 100;
const time = z.iso.datetime().meta({ description: 'To the second' });

export class ResolveDto extends unprocessable(
  z
    .object({
      description: text(10, 5000),
      mediaIds: z
        .array(z.string())
        .min(1, 'must name at least one media item of the issue')
        .max(MOST_MEDIA_IDS, `must name at most ${MOST_MEDIA_IDS}`)
        .transform((ids) => [...new Set(ids)]),
    })
    .meta({ id: 'Resolve' }),
) {}

export class ResolvedDto extends dto(
  z
    .strictObject({ issueId: z.string(), status: z.literal('resolved'), resolution: RESOLUTION_SCHEMA })
    .meta({ id: 'Resolved' }),
) {}

export class RateDto extends dto(z.object({ vote: z.enum(VOTES) }).meta({ id: 'Rate' })) {}

export class RatedDto extends dto(
  z
    .strictObject({ issueId: z.string(), resolution: RESOLUTION_SCHEMA.pick({ ratings: true }) })
    .meta({ id: 'Rated' }),
) {}

export class RequestReopenDto extends dto(
  z.object({ reason: text(5, 1000) }).meta({ id: 'RequestReopen' }),
) {}

export class ReopenRequestedDto extends dto(
  z
    .strictObject({
      requestId: z.string(),
      issue: z.strictObject({
        issueId: z.string(),
        resolution: RESOLUTION_SCHEMA.pick({ reopenRequests: true }),
      }),
    })
    .meta({ id: 'ReopenRequested' }),
) {}

export class ReviewDto extends dto(z.object({ action: z.enum(REVIEW_ACTIONS) }).meta({ id: 'Review' })) {}

export class ReviewedDto extends dto(
  z
    .strictObject({
      issueId: z.string(),
      status: z.enum(['open', 'resolved']),
      resolution: RESOLUTION_SCHEMA.nullable(),
    })
    .meta({ id: 'Reviewed', description: 'Approved: open, and no resolution. Denied: resolved still' }),
) {}

export class CloseDto extends dto(z.object({ source: z.enum(CLOSE_SOURCES) }).meta({ id: 'Close' })) {}

export class ClosedDto extends dto(
  z
    .strictObject({
      issueId: z.string(),
      status: z.literal('closed'),
      closedAt: time,
      closedBy: z.enum(CLOSE_SOURCES),
    })
    .meta({ id: 'Closed' }),
) {}

export class ReopenQueueQueryDto extends dto(
  z.object({ limit: pageLimit(20), lastKey: pageCursor() }).meta({ id: 'ReopenQueueQuery' }),
) {}

export class ReopenQueueDto extends dto(
  z
    .strictObject({
      count: z.int().min(0),
      items: z.array(
        z.strictObject({
          requestId: z.string(),
          issueId: z.string(),
          issueTitle: z.string(),
          userId: z.string(),
          userName: z.string(),
          reason: z.string(),
          at: time,
          status: z.enum(REQUEST_STATUSES),
        }),
      ),
      nextKey: z.string().nullable(),
    })
    .meta({ id: 'ReopenQueue' }),
) {}

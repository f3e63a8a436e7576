import { z } from 'zod';
import { dto } from '../../platform/http/dto';
import { CATEGORY_SLUGS } from '../../kernel/categories';
import { CITY_SLUGS } from '../../kernel/cities';
import { PRIORITIES } from '../../kernel/priorities';
import { LIFECYCLE_STATUSES } from '../../kernel/statuses';
import { text } from '../../platform/http/fields';
import { ERROR_CODES } from '../../platform/http/token-api/error-envelope.dto';

const MOST_IN_BULK = 100;
const note = text(0, 1000).optional();
/** Ids have no form of their own: one that fits nothing is simply not found. */
const id = z.string();

export class UpvoteDto extends dto(
  z
    .strictObject({ issueId: z.string(), upvotes: z.int().min(0), hasUpvoted: z.boolean() })
    .meta({ id: 'Upvote' }),
) {}

export class AssignIssueDto extends dto(
  z.object({ officialId: id, department: text(0, 200).optional(), note }).meta({ id: 'AssignIssue' }),
) {}

export class AssignmentDto extends dto(
  z
    .strictObject({
      issueId: z.string(),
      assignedTo: z.strictObject({ userId: z.string(), displayName: z.string(), department: z.string() }),
      assignedAt: z.iso.datetime(),
      assignedBy: z.string(),
    })
    .meta({ id: 'Assignment' }),
) {}

export class BulkStatusDto extends dto(
  z
    .object({
      issueIds: z
        .array(id)
        .min(1, 'must name at least one issue')
        .transform((ids) => [...new Set(ids)])
        .refine((ids) => ids.length <= MOST_IN_BULK, `must name at most ${MOST_IN_BULK} issues`)
        .meta({ description: `1 to ${MOST_IN_BULK} ids; one that is named twice counts once` }),
      status: z.enum(LIFECYCLE_STATUSES),
      note,
    })
    .meta({ id: 'BulkStatus' }),
) {}

export class BulkResultDto extends dto(
  z
    .strictObject({
      updated: z.int().min(0),
      failed: z.int().min(0),
      results: z.array(
        z.strictObject({
          issueId: z.string(),
          success: z.boolean(),
          error: z
            .strictObject({ code: z.enum(ERROR_CODES), message: z.string() })
            .optional()
            .meta({ description: 'Why the issue could not be updated' }),
        }),
      ),
    })
    .meta({ id: 'BulkResult' }),
) {}

const count = z.int().min(0);

export class IssueStatsDto extends dto(
  z
    .strictObject({
      total: count,
      byStatus: z.record(z.enum(LIFECYCLE_STATUSES), count),
      byPriority: z.record(z.enum(PRIORITIES), count),
      byCity: z.record(z.enum(CITY_SLUGS), count),
      byCategory: z.record(z.enum(CATEGORY_SLUGS), count),
      generatedAt: z.iso.datetime(),
    })
    .meta({ id: 'IssueStats' }),
) {}

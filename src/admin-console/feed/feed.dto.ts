import { z } from 'zod';
import { CHAIN_ROLES } from '../../kernel/chain-roles';
import { FEED_STATUSES } from '../../kernel/statuses';
import { dto } from '../../platform/http/dto';

const text = z.string();
const colour = z.string().regex(/^#[0-9A-F]{6}$/);
const toggles = {
  forced: z.boolean(),
  slaPaused: z.boolean(),
  closed: z.boolean(),
  hidden: z.boolean(),
  pinned: z.boolean(),
};
const chainRole = z.enum(CHAIN_ROLES);

/** Texts of a query: of one given twice the first counts, an empty one is as if absent. */
export function consoleParameter(description: string, fallback: string) {
  return z
    .unknown()
    .optional()
    .transform((value) => {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      return (typeof first === 'string' ? first.trim() : '') || fallback;
    })
    .meta({ description, override: { type: 'string', ...(fallback !== '' && { default: fallback }) } });
}

export class FeedQueryDto extends dto(
  z
    .object({
      cityId: consoleParameter('The city, by its id', 'mumbai'),
      status: consoleParameter('A status of the feed, or all', 'all'),
      q: consoleParameter('Text in the title', ''),
      before: consoleParameter('The id of the last issue of the page before; 200 issues are a page', ''),
    })
    .meta({ id: 'FeedQuery' }),
) {}

export class FeedIssueDto extends dto(
  z
    .strictObject({
      id: text,
      title: text,
      category: text,
      ward: text,
      pincode: text,
      status: z.enum(FEED_STATUSES),
      statusLabel: text,
      pillBg: colour,
      pillFg: colour,
      pillDot: colour,
      slaLabel: text,
      slaColor: colour,
      role: chainRole,
      ...toggles,
    })
    .meta({ id: 'FeedIssue' }),
) {}

export class FeedDetailDto extends dto(
  z
    .strictObject({
      id: text,
      title: text,
      metaLine: text,
      status: z.enum(FEED_STATUSES),
      chain: z.array(
        z.strictObject({
          role: chainRole,
          office: text.meta({ description: 'As it was when the issue was placed' }),
          current: z.boolean(),
        }),
      ),
      activity: z.array(z.strictObject({ t: text, when: text })).meta({ description: 'The newest 100' }),
      mediaTiles: z.array(
        z.strictObject({ index: z.int().min(0), kind: z.enum(['photo', 'video']), redacted: z.boolean() }),
      ),
      ...toggles,
      chainRoleOverride: chainRole.nullable(),
    })
    .meta({ id: 'FeedIssueDetail' }),
) {}

export class AdminStateDto extends dto(
  z
    .strictObject({
      issueId: text,
      ...toggles,
      chainRoleOverride: chainRole.nullable(),
      redactedMedia: z.array(z.int().min(0)),
    })
    .meta({ id: 'IssueAdminState' }),
) {}

export class MoveDto extends dto(z.object({ status: z.string() }).meta({ id: 'FeedMove' })) {}
export class MovedDto extends dto(
  z.strictObject({ status: z.enum(FEED_STATUSES) }).meta({ id: 'FeedMoved' }),
) {}
export class RedactDto extends dto(
  z.object({ index: z.int().min(0).max(1000) }).meta({ id: 'RedactMedia' }),
) {}

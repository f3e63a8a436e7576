import { z } from 'zod';
import { dto } from '../../platform/http/dto';
import { CATEGORY_SLUGS } from '../../kernel/categories';
import { CITY_SLUGS } from '../../kernel/cities';
import { MEDIA_TYPES } from '../../kernel/media-types';
import { PRIORITIES } from '../../kernel/priorities';
import { CLOSE_SOURCES, LIFECYCLE_STATUSES } from '../../kernel/statuses';
import { RESOLUTION_SCHEMA } from '../issue-resolution.queries';
import { text } from '../../platform/http/fields';
import { pageDto } from '../../platform/http/page';

const TITLE = [10, 200] as const;
const DESCRIPTION = [20, 2000] as const;

const location = z
  .strictObject({ lat: z.number(), lng: z.number(), address: z.string() })
  .meta({ id: 'Location', description: 'A place in degrees (WGS 84)' });

const person = z.strictObject({ userId: z.string(), displayName: z.string() }).meta({ id: 'Person' });

const common = {
  issueId: z.string(),
  title: z.string(),
  description: z.string(),
  city: z.enum(CITY_SLUGS),
  category: z.enum(CATEGORY_SLUGS),
  priority: z.enum(PRIORITIES),
  status: z.enum(LIFECYCLE_STATUSES),
  upvotes: z.int().min(0),
  reportedBy: person,
  location: location.optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

const listItem = z.strictObject({ ...common, mediaCount: z.int().min(0) }).meta({ id: 'IssueListItem' });

export class IssueListItemDto extends dto(listItem) {}

export class IssuePageDto extends pageDto(listItem, 'IssuePage') {}

const media = z
  .strictObject({
    mediaId: z.string(),
    type: z.enum(MEDIA_TYPES),
    url: z.string(),
    addedAt: z.iso.datetime(),
  })
  .meta({ id: 'MediaItem' });

export class IssueDetailDto extends dto(
  z
    .strictObject({
      ...common,
      hasUpvoted: z.boolean().optional().meta({ description: 'Present when the reader is signed in' }),
      assignedTo: person.optional().meta({ description: 'Present once assigned' }),
      media: z.array(media),
      messageCount: z.int().min(0),
      resolution: RESOLUTION_SCHEMA.optional().meta({ description: 'Present once resolved' }),
      closedAt: z.iso.datetime().optional().meta({ description: 'Present once closed' }),
      closedBy: z.enum(CLOSE_SOURCES).optional().meta({ description: 'Present once closed' }),
    })
    .meta({ id: 'Issue' }),
) {}

export class CreateIssueDto extends dto(
  z
    .object({
      title: text(...TITLE),
      description: text(...DESCRIPTION),
      city: z.enum(CITY_SLUGS),
      category: z.enum(CATEGORY_SLUGS),
      priority: z.enum(PRIORITIES),
      location: z
        .object({
          lat: z.number().min(-90, 'must be from -90 to 90').max(90, 'must be from -90 to 90'),
          lng: z.number().min(-180, 'must be from -180 to 180').max(180, 'must be from -180 to 180'),
          address: text(0, 500).default(''),
        })
        .optional(),
      pincode: z
        .string()
        .regex(/^[0-9]{6}$/, 'must be 6 digits')
        .optional(),
    })
    .meta({ id: 'CreateIssue' }),
) {}

export class CreatedIssueDto extends dto(
  z
    .strictObject({
      issueId: z.string(),
      title: z.string(),
      status: z.literal('open'),
      createdAt: z.iso.datetime(),
    })
    .meta({ id: 'CreatedIssue' }),
) {}

export class EditIssueDto extends dto(
  z
    .object({
      title: text(...TITLE).optional(),
      description: text(...DESCRIPTION).optional(),
      status: z.enum(LIFECYCLE_STATUSES).optional(),
      priority: z.enum(PRIORITIES).optional(),
    })
    .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
      error: 'must have at least one of title, description, status, priority',
    })
    .meta({ id: 'EditIssue', minProperties: 1 }),
) {}

export class EditedIssueDto extends dto(
  z
    .strictObject({ issueId: z.string(), status: z.enum(LIFECYCLE_STATUSES), updatedAt: z.iso.datetime() })
    .meta({ id: 'EditedIssue' }),
) {}

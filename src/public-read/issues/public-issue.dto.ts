import { z } from 'zod';
import { SOURCE_LABELS } from '../../kernel/sources';
import { FEED_STATUSES } from '../../kernel/statuses';
import { dto } from '../../platform/http/dto';
import { cityId, filter, limit, words } from '../parameters';

const text = z.string();

export const publicIssue = z
  .strictObject({
    id: text,
    title: text,
    category: text.meta({ description: "The public feed's label of the category" }),
    area: text,
    ward: text.meta({ description: 'The code of the ward' }),
    pincode: text,
    mp: text.meta({ description: 'The parliamentary constituency; whoever holds the office is not named' }),
    wardNo: z.int().meta({ description: 'The number of the ward, 0 when absent' }),
    status: z.enum(FEED_STATUSES),
    channel: z.enum(Object.values(SOURCE_LABELS)),
    votes: z.int().min(0),
    timeAgo: z.string().regex(/^\d+[mhd]$/),
    reporter: text,
    isCR: z.boolean().meta({ description: 'Whether the reporter is a citizen reporter' }),
    coords: text.nullable(),
    addr: text.nullable(),
    media: z
      .array(z.strictObject({ t: z.enum(['photo', 'video']), d: text.optional() }))
      .meta({ description: 'Placeholder: a tile for each item that is attached, without its file' }),
    desc: text,
  })
  .meta({
    id: 'PublicIssue',
    example: {
      id: 'iss_01k0g4yq3fe8tr2v7b5x9cdm6h',
      title: 'Deep pothole at the Hill Road signal',
      category: 'Infrastructure',
      area: 'Bandra West',
      ward: 'H/West',
      pincode: '400050',
      mp: 'Mumbai North Central',
      wardNo: 11,
      status: 'progress',
      channel: 'Platform',
      votes: 41,
      timeAgo: '2d',
      reporter: 'Asha Kulkarni',
      isCR: true,
      coords: '19.0544° N, 72.8324° E',
      addr: 'Hill Road signal, Bandra West',
      media: [{ t: 'photo' }],
      desc: 'A pothole as wide as a scooter has opened in the left lane just before the signal.',
    },
  });

export class PublicIssueDto extends dto(publicIssue) {}

export class PublicIssueListQueryDto extends dto(
  z
    .object({
      cityId,
      category: filter('The label of a category, exactly', 'All'),
      q: words('Text in the title, area, ward, pincode, id, category or name of the reporter'),
      limit,
    })
    .meta({ id: 'PublicIssueListQuery' }),
) {}

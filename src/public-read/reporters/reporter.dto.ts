import { z } from 'zod';
import { FEED_STATUSES } from '../../kernel/statuses';
import { dto } from '../../platform/http/dto';
import { cityId, filter, limit, words } from '../parameters';

const text = z.string();
const count = z.int().min(0);

export const reporter = z
  .strictObject({
    name: text,
    slug: text,
    cr: z.boolean().meta({ description: 'Whether the city desk has verified a citizen reporter' }),
    me: z.boolean().meta({ description: 'Always false: a public read knows no caller' }),
    zone: text,
    beat: text.nullable(),
    area: text.nullable(),
    joined: z.iso.datetime().nullable(),
    reports: count.meta({ description: 'Issues reported that everyone may see' }),
    resolved: count.meta({ description: 'Those of them that are resolved or closed' }),
    reached: text.nullable(),
    impact: text.nullable(),
    rank: z.int().min(1).meta({ description: 'In the directory of the city, by score; equals share a rank' }),
    bio: text.nullable(),
    extra: z
      .array(
        z.strictObject({
          id: text,
          title: text,
          area: text,
          pincode: text,
          status: z.enum(FEED_STATUSES),
        }),
      )
      .meta({ description: "The reporter's newest issues, five at the most" }),
  })
  .meta({
    id: 'Reporter',
    example: {
      name: 'Asha Kulkarni',
      slug: 'asha-kulkarni',
      cr: true,
      me: false,
      zone: 'Zone 3',
      beat: 'Roads and footpaths',
      area: 'Bandra West',
      joined: '2026-03-02T09:12:44.000Z',
      reports: 38,
      resolved: 21,
      reached: '12,400',
      impact: '21 issues resolved',
      rank: 1,
      bio: 'Walks every lane of the ward before the rains.',
      extra: [
        {
          id: 'iss_01k0g4yq3fe8tr2v7b5x9cdm6h',
          title: 'Deep pothole at the Hill Road signal',
          area: 'Bandra West',
          pincode: '400050',
          status: 'progress',
        },
      ],
    },
  });

export class ReporterDto extends dto(reporter) {}

export class ReporterListQueryDto extends dto(
  z
    .object({
      cityId,
      zone: filter('A zone, exactly', 'All'),
      q: words('Text in the name, beat or area'),
      limit,
    })
    .meta({ id: 'ReporterListQuery' }),
) {}

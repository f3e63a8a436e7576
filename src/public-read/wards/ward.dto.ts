import { z } from 'zod';
import { CITY_SLUGS } from '../../kernel/cities';
import { dto } from '../../platform/http/dto';

const position = z.array(z.number()).min(2);

export class WardRowDto extends dto(
  z
    .strictObject({
      id: z.string(),
      cityId: z.enum(CITY_SLUGS),
      code: z.string(),
      name: z.string(),
      zone: z.string(),
      wardNumber: z.int(),
      officeAddress: z.string(),
      phone: z.string(),
      geom: z
        .looseObject({
          type: z.literal('MultiPolygon'),
          coordinates: z.array(z.array(z.array(position))),
        })
        .nullable()
        .meta({ description: 'The boundary as GeoJSON, null while none is known' }),
      score: z.int().nullable(),
      resPct: z.int().nullable().meta({ description: 'Set for the wards of the leaderboard alone' }),
      trend: z.int().nullable(),
      createdAt: z.iso.datetime(),
    })
    .meta({
      id: 'WardRow',
      example: {
        id: 'wrd_01k0g4yq3fe8tr2v7b5x9cdm6h',
        cityId: 'mumbai',
        code: 'H/West',
        name: 'Bandra West',
        zone: 'Zone 3',
        wardNumber: 11,
        officeAddress: '',
        phone: '',
        geom: null,
        score: 78,
        resPct: 71,
        trend: 4,
        createdAt: '2026-01-05T06:30:00.000Z',
      },
    }),
) {}

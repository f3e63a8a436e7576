import { z } from 'zod';
import { dto } from '../../platform/http/dto';
import { CITY_SLUGS } from '../../kernel/cities';

export class CityRowDto extends dto(
  z
    .strictObject({
      id: z.enum(CITY_SLUGS),
      name: z.string(),
      state: z.string(),
      subdomain: z.string(),
      status: z.enum(['live', 'rollout', 'waitlist']),
      createdAt: z.iso.datetime(),
    })
    .meta({ id: 'CityRow' }),
) {}

import { createZodDto } from 'nestjs-zod/dto';
import { z } from 'zod';
import { CITY_SLUGS } from '../../kernel/cities';

export class CityRowDto extends createZodDto(
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

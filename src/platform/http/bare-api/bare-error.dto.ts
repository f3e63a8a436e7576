import { createZodDto } from 'nestjs-zod/dto';
import { z } from 'zod';

export class BareErrorDto extends createZodDto(
  z
    .strictObject({
      statusCode: z.int(),
      message: z.union([z.string(), z.array(z.string())]),
      error: z.string(),
    })
    .meta({ id: 'BareError' }),
) {}

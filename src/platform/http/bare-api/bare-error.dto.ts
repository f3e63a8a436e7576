import { z } from 'zod';
import { dto } from '../dto';

export class BareErrorDto extends dto(
  z
    .strictObject({
      statusCode: z.int(),
      message: z.union([z.string(), z.array(z.string())]),
      error: z.string(),
    })
    .meta({ id: 'BareError' }),
) {}

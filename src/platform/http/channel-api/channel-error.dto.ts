import { z } from 'zod';
import { dto } from '../dto';
import { ErrorEnvelopeDto } from '../token-api/error-envelope.dto';

export const ChannelErrorDto = dto(
  z
    .union([
      ErrorEnvelopeDto.schema,
      z.strictObject({ errors: z.array(z.strictObject({ field: z.string(), message: z.string() })) }),
    ])
    .meta({
      id: 'ChannelError',
      description: 'A 422 lists what was refused; all else comes in the envelope',
    }),
);

export class WebhookErrorDto extends dto(
  z.strictObject({ error: z.string() }).meta({ id: 'WebhookError' }),
) {}

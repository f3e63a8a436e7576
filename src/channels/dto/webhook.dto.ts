import { z } from 'zod';
import { dto } from '../../platform/http/dto';

/** Given twice, or too long, it is none the platform sends. */
const once = z
  .unknown()
  .transform((value) => (typeof value === 'string' && value.length <= 1000 ? value : undefined))
  .optional()
  .meta({ override: { type: 'string' } });

export class HandshakeDto extends dto(
  z.object({ 'hub.mode': once, 'hub.verify_token': once, 'hub.challenge': once }).meta({ id: 'Handshake' }),
) {}

export class AcknowledgedDto extends dto(
  z.strictObject({ status: z.literal('ok') }).meta({ id: 'Acknowledged' }),
) {}

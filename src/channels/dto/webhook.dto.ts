import { z } from 'zod';
import { dto } from '../../platform/http/dto';

const once = z.string().max(1000).optional();

export class HandshakeDto extends dto(
  z.object({ 'hub.mode': once, 'hub.verify_token': once, 'hub.challenge': once }).meta({ id: 'Handshake' }),
) {}

export class AcknowledgedDto extends dto(
  z.strictObject({ status: z.literal('ok') }).meta({ id: 'Acknowledged' }),
) {}

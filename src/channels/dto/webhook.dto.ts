import { z } from 'zod';
import { HANDSHAKE } from '../chat/chat-webhook.service';
import { dto } from '../../platform/http/dto';

export class HandshakeDto extends dto(HANDSHAKE.meta({ id: 'Handshake' })) {}

export class AcknowledgedDto extends dto(
  z.strictObject({ status: z.literal('ok') }).meta({ id: 'Acknowledged' }),
) {}

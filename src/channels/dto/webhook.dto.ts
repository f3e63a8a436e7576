import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Literal } from '../../api/openapi/answer-fields';
import { Optional } from '../../api/validation/fields';
import { fieldRule } from '../../api/validation/field-rule';

const MAX_HANDSHAKE_LENGTH = 1000;

/**
 * Anything may be sent here: what is given twice, or too long, counts as absent, for the platform sends no such thing.
 */
const FromPlatform = (): PropertyDecorator =>
  applyDecorators(
    Optional(),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && value.length <= MAX_HANDSHAKE_LENGTH ? value : undefined,
    ),
    fieldRule('fromPlatform', () => undefined, { type: 'string' }),
  );

/** What the chat platform sends when it verifies the webhook, on either API. */
export class HandshakeDto {
  /** Must be `subscribe`. @example subscribe */
  @FromPlatform()
  'hub.mode'?: string;
  /** Must be the verify token of the settings. @example civic-development-verify-token */
  @FromPlatform()
  'hub.verify_token'?: string;
  /** What is answered. @example "1158201444" */
  @FromPlatform()
  'hub.challenge'?: string;
}

/** That a delivery is stored. */
export class AcknowledgedDto {
  @Literal('ok')
  status!: 'ok';
}

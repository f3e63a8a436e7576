import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow as Keep } from 'class-validator';
import { Literal } from '../../api/openapi/answer-fields';
import { IsOptional } from '../../api/validation/fields';

const MAX_HANDSHAKE_LENGTH = 1000;

/**
 * Ignores invalid values: anyone can send requests here, and the platform itself sends no repeated or oversized
 * parameters.
 */
const FromPlatform = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && value.length <= MAX_HANDSHAKE_LENGTH ? value : undefined,
    ),
    ApiProperty({ type: 'string' }),
    Keep(),
  );

/** The platform's verification of the webhook, in both APIs. */
export class HandshakeDto {
  /** Must be `subscribe`. @example subscribe */
  @FromPlatform()
  'hub.mode'?: string;
  /** Must be the configured verify token. @example civic-development-verify-token */
  @FromPlatform()
  'hub.verify_token'?: string;
  /** Returned in the answer. @example "1158201444" */
  @FromPlatform()
  'hub.challenge'?: string;
}

/** The delivery is stored. */
export class AcknowledgedDto {
  @Literal('ok')
  status!: 'ok';
}

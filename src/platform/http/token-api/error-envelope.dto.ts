import { z } from 'zod';
import { dto } from '../dto';

/** The codes of the token API's error envelope. */
export const ERROR_CODES = [
  'VALIDATION_ERROR',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export class ErrorEnvelopeDto extends dto(
  z
    .strictObject({
      success: z.literal(false),
      error: z.strictObject({
        code: z.enum(ERROR_CODES),
        message: z.string(),
        details: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
      }),
    })
    .meta({ id: 'ErrorEnvelope' }),
) {}

import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { dto } from '../dto';
import { ErrorEnvelopeDto, FieldProblemDto } from '../token-api/error-envelope.dto';

/** A 422 of the channels: what was refused, as a bare list. */
export class RefusedFieldsDto {
  errors!: FieldProblemDto[];
}

/** For routes that are still described by schemas. */
export const channelErrorSchema = z
  .union([
    ErrorEnvelopeDto.schema,
    z.strictObject({ errors: z.array(z.strictObject({ field: z.string(), message: z.string() })) }),
  ])
  .meta({
    id: 'ChannelError',
    description: 'A 422 lists what was refused; all else comes in the envelope',
  });

/** An error of a webhook: one text. */
export class WebhookErrorDto extends dto(z.strictObject({ error: z.string() }).meta({ id: 'WebhookError' })) {
  @ApiProperty({ type: 'string' })
  declare error: string;
}

import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { dto } from '../dto';

/** An error of the public and the console API: the framework's default body. */
export class BareErrorDto extends dto(
  z
    .strictObject({
      statusCode: z.int(),
      message: z.union([z.string(), z.array(z.string())]),
      error: z.string(),
    })
    .meta({ id: 'BareError' }),
) {
  /** The status of the answer. */
  @ApiProperty({ type: 'integer' })
  declare statusCode: number;

  /** What went wrong; a list where fields were refused, each with its reason. */
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] })
  declare message: string | string[];

  /** The name of the status. */
  @ApiProperty({ type: 'string' })
  declare error: string;
}

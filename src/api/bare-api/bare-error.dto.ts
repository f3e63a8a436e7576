import { ApiProperty } from '@nestjs/swagger';

/** An error of the public and the console API: the framework's default body. */
export class BareErrorDto {
  /** The status of the answer. */
  @ApiProperty({ type: 'integer' })
  statusCode!: number;

  /** What went wrong; a list where fields were refused, each with its reason. */
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] })
  message!: string | string[];

  /** The name of the status. */
  error!: string;
}

import { ApiProperty } from '@nestjs/swagger';

/** One thing that went wrong. */
export class Open311ErrorDto {
  /** The status of the answer. */
  @ApiProperty({ type: 'integer' })
  code!: number;

  /** What it was, for people. */
  description!: string;
}

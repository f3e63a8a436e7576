import { ApiProperty } from '@nestjs/swagger';
import { ERROR_CODES, type ErrorCode } from '../../platform/http/error-codes';

/** One field that was refused. */
export class FieldProblemDto {
  /** The field, with a dot before a member of an object or a list. */
  field!: string;
  /** Why it was refused. */
  message!: string;
}

/** What went wrong. */
export class EnvelopedErrorDto {
  /** For programs. */
  @ApiProperty({ enum: ERROR_CODES, enumName: 'ErrorCode' })
  code!: ErrorCode;
  /** For people. */
  message!: string;
  /** The fields that were refused, where it was for their sake. */
  details?: FieldProblemDto[];
}

/** An error of the token API. */
export class ErrorEnvelopeDto {
  @ApiProperty({ type: 'boolean', enum: [false] })
  success!: false;
  error!: EnvelopedErrorDto;
}

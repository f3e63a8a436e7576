import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { READ_PURPOSE } from '../../kernel/named-values';
import type { ReadPurpose } from '../../kernel/personal-data';
import { Count } from '../../api/openapi/answer-fields';
import { IsOneOf, IsText } from '../../api/validation/fields';

/** The longest address. */
const MAX_LENGTH = 320;

/** Whose records are searched, and for what. */
export class SearchAddressDto {
  /** An email address, a phone number, or the name of an account on a channel. @example caller@example.org */
  @IsText(3, MAX_LENGTH)
  address!: string;
  @IsOneOf(READ_PURPOSE)
  purpose!: ReadPurpose;
  /** The purpose in words; required for the purpose other. @example "Request prq_1" */
  @ApiPropertyOptional()
  @ValidateIf(({ purpose }: SearchAddressDto, given) => given !== undefined || purpose === 'other')
  @IsText(1, 500)
  words?: string;
}

/** Whose records are erased. */
export class EraseAddressDto {
  /** An email address, a phone number, or the name of an account on a channel. @example caller@example.org */
  @IsText(3, MAX_LENGTH)
  address!: string;
}

/** A record that was found. */
export class FoundRecordDto {
  /** A kind of the exports, such as posts. @example contacts */
  kind!: string;
  /** The record, as an export has it. */
  @ApiProperty({ type: 'object', additionalProperties: true, example: { email: 'caller@example.org' } })
  value!: object;
}

/** What all contexts hold of an address. */
export class FoundByAddressDto {
  /** The digest by which the log of reads and requests know the address. @example 3f1c9a0b52de */
  subject!: string;
  /** The accounts with this address; their records are not shown. @example [] */
  accounts!: string[];
  /** How many records there are of each kind. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' }, example: { contacts: 1 } })
  counts!: Record<string, number>;
  /** The first 200. */
  items!: FoundRecordDto[];
}

/** What was erased. */
export class ErasedAddressDto {
  /** How many rows. */
  @Count()
  erased!: number;
}

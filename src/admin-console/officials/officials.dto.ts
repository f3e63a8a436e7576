import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { Moment } from '../../api/openapi/answer-fields';
import { AtLeastOneOf } from '../../api/validation/at-least-one';
import { EMAIL_OR_EMPTY, MAX_EMAIL_LENGTH } from '../../api/validation/email';
import { IsOptional, IsText, TypedEmail } from '../../api/validation/fields';
import { FirstText, IsPageLimit } from '../../api/validation/query-fields';
import { CityQueryDto } from '../city-query.dto';

/** An email address, or '' for none. */
const EmailOrNone = (): PropertyDecorator =>
  applyDecorators(
    TypedEmail(),
    ApiProperty({ type: 'string', maxLength: MAX_EMAIL_LENGTH }),
    IsString({ message: 'must be an email address, or empty' }),
    Matches(EMAIL_OR_EMPTY, { message: 'must be an email address' }),
    MaxLength(MAX_EMAIL_LENGTH, { message: 'must be at most $constraint1 characters long' }),
  );

/** The filters of the list of officials. */
export class OfficialQueryDto extends CityQueryDto {
  /** Ward Officer, Corporator, MLA or MP, or all. @example Corporator */
  @FirstText()
  designation: string = 'all';
  /** The id of the last official of the previous page. @example off_01k0g4yq3fe8tr2v7b5x9cdm6h */
  @FirstText()
  after: string = '';
  @IsPageLimit()
  limit: number = 100;
}

/** An official, with the contact data of the office; '' if unknown. */
export class OfficialContactDto {
  /** @example off_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** @example "Meera Joshi" */
  name!: string;
  /** @example Corporator */
  designation!: string;
  /** @example mumbai */
  cityId!: string;
  /** @example H/West */
  ward!: string;
  /** @example "Bandra West" */
  constituency!: string;
  /** @example "022 5550 0100" */
  phone!: string;
  /** @example ward.hw@city.example */
  email!: string;
  /** @example "+91 22 5550 0101" */
  chatNumber!: string;
  /** @example @wardhw */
  microHandle!: string;
  /** Since when nothing is mailed to the address, as its mailbox does not exist; null if mail is sent. */
  @Moment()
  mailRefusedAt!: string | null;
  /**
   * The number of letters about late issues that were given up or not written, at most 100; write-again writes them.
   * @example 0
   */
  lettersToWrite!: number;
}

/** The changes of the contact data, at least one member; '' removes a value. */
@AtLeastOneOf(['phone', 'email', 'chatNumber', 'microHandle'], 'must change something')
export class ChangeContactDto {
  /** @example "022 5550 0100" */
  @IsOptional()
  @IsText(0, 50)
  phone?: string;
  /** @example ward.hw@city.example */
  @IsOptional()
  @EmailOrNone()
  email?: string;
  /** @example "+91 22 5550 0101" */
  @IsOptional()
  @IsText(0, 50)
  chatNumber?: string;
  /** @example @wardhw */
  @IsOptional()
  @IsText(0, 100)
  microHandle?: string;
}

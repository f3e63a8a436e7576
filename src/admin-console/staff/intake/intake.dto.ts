import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { Count, Moment, ValueOf } from '../../../api/openapi/answer-fields';
import { AtLeastOne, AtLeastOneOf } from '../../../api/validation/at-least-one';
import {
  IsBoundedText,
  IsEmailAddress,
  IsName,
  IsNested,
  IsNumberWithin,
  IsOneOf,
  IsOptional,
  IsText,
  MatchesPattern,
  TypedPincode,
} from '../../../api/validation/fields';
import { Distinct, IsListOfTexts } from '../../../api/validation/list-fields';
import { IsDegrees } from '../../../api/validation/query-degrees';
import { Rule } from '../../../api/validation/rule';
import { DESCRIPTION, TITLE } from '../../../issues';
import type { CategorySlug } from '../../../kernel/categories';
import type { CitySlug } from '../../../kernel/cities';
import type { Intake } from '../../../kernel/intakes';
import type { Language } from '../../../kernel/languages';
import { MAX_MEDIA } from '../../../kernel/media-types';
import { CATEGORY, CITY, INTAKE, LANGUAGE, LIFECYCLE_STATUS, PRIORITY } from '../../../kernel/named-values';
import type { Priority } from '../../../kernel/priorities';
import type { LifecycleStatus } from '../../../kernel/statuses';
import { visibleDigits } from '../../../kernel/text/typed-text';

const MAX_ID = 64;
const MAX_NAME = 200;
const MAX_PHONE = 40;
const MAX_ADDRESS = 500;
const PHONE_DIGITS = { least: 6, most: 15 };
const PINCODE = /^[0-9]{6}$/;

/** The field may be absent only if another issue is named as the same. */
const UnlessSame = (): PropertyDecorator =>
  applyDecorators(
    ValidateIf(({ sameAs }: NewIntakeDto, value) => sameAs === undefined || value !== undefined),
    ApiProperty({ required: false }),
  );

/** Half of a point: each needs the other. */
const WithOther = (other: 'lat' | 'lng'): PropertyDecorator =>
  Rule('otherDegrees', (_, place) => (place[other] === undefined ? `needs ${other} beside it` : undefined));

/** A number to call: 6 to 15 digits of any script, with blanks and signs between them. */
const IsPhone = (): PropertyDecorator =>
  applyDecorators(
    IsName(1, MAX_PHONE),
    Rule('phone', (value) => {
      const digits = visibleDigits(value as string);
      const { length } = digits.replaceAll(/\D/g, '');
      const isPhone = /^[\d\s()+./-]+$/.test(digits) && length >= PHONE_DIGITS.least;
      return isPhone && length <= PHONE_DIGITS.most
        ? undefined
        : `must be a phone number of ${PHONE_DIGITS.least} to ${PHONE_DIGITS.most} digits`;
    }),
  );

/** Who called. Nobody else sees it. */
export class IntakeContactDto {
  /** @example "Asha Kulkarni" */
  @IsOptional()
  @IsName(1, MAX_NAME)
  name?: string;
  /** @example "+91 22 5550 0101" */
  @IsOptional()
  @IsPhone()
  phone?: string;
  /** @example asha@example.org */
  @IsOptional()
  @IsEmailAddress()
  email?: string;
  /** The language of mails to the person. @example mr */
  @IsOptional()
  @IsOneOf(LANGUAGE)
  language?: Language;
}

/** Where it is: a point, an address, or both. */
@AtLeastOne('lat', 'lng', 'address')
export class IntakeLocationDto {
  /** @example 19.0544 */
  @IsOptional()
  @IsNumberWithin(-90, 90, 'must be from -90 to 90')
  @WithOther('lng')
  lat?: number;
  /** @example 72.8324 */
  @IsOptional()
  @IsNumberWithin(-180, 180, 'must be from -180 to 180')
  @WithOther('lat')
  lng?: number;
  /** @example "Hill Road signal" */
  @IsOptional()
  @IsText(1, MAX_ADDRESS)
  address?: string;
}

/** A report that city staff take. */
@AtLeastOneOf(['pincode', 'location', 'sameAs'], 'must have a pincode or a location')
export class NewIntakeDto {
  /** @example mumbai */
  @IsOneOf(CITY)
  cityId!: CitySlug;
  /** How the person reached the city. @example phone */
  @IsOneOf(INTAKE)
  intake!: Intake;
  /** @example "Street light dark at the bus stop" */
  @UnlessSame()
  @IsText(...TITLE)
  title?: string;
  /** @example "The lamp above the stop has been out since Monday night." */
  @UnlessSame()
  @IsText(...DESCRIPTION)
  description?: string;
  /** @example infrastructure */
  @UnlessSame()
  @IsOneOf(CATEGORY)
  category?: CategorySlug;
  /** @example medium */
  @UnlessSame()
  @IsOneOf(PRIORITY)
  priority?: Priority;
  /** Digits of other scripts are read as 0 to 9. @example "400050" */
  @IsOptional()
  @TypedPincode()
  @MatchesPattern(PINCODE, 'must be 6 digits')
  pincode?: string;
  @IsOptional()
  @IsNested(() => IntakeLocationDto)
  location?: IntakeLocationDto;
  @IsOptional()
  @IsNested(() => IntakeContactDto)
  contact?: IntakeContactDto;
  /** Photos that were sent before, and belong to no issue yet. */
  @IsOptional()
  @Distinct()
  @IsListOfTexts({ max: MAX_MEDIA }, { example: [] })
  mediaIds?: string[];
  /** The issue that the person reports again. @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  @IsOptional()
  @IsBoundedText(1, MAX_ID)
  sameAs?: string;
}

/** The issue, and its number to tell. */
export class TakenIssueDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** The last characters of the id. @example dm6h7k */
  number!: string;
}

/** What a report says so far. */
export class SimilarQueryDto {
  /** @example mumbai */
  @IsOneOf(CITY)
  cityId!: CitySlug;
  /** @example road */
  @IsOneOf(CATEGORY)
  category!: CategorySlug;
  /** The title, or a few words of it. @example "Deep pothole" */
  @IsText(1, TITLE[1])
  title!: string;
  /** @example "400050" */
  @IsOptional()
  @TypedPincode()
  @MatchesPattern(PINCODE, 'must be 6 digits')
  pincode?: string;
  /** Degrees (WGS 84); the point is used rather than the pincode. @example 19.0544 */
  @IsOptional()
  @IsDegrees(90)
  @WithOther('lng')
  lat?: number;
  /** @example 72.8324 */
  @IsOptional()
  @IsDegrees(180)
  @WithOther('lat')
  lng?: number;
}

/** An open issue that may be the same. */
export class OfferedIssueDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** The last characters of the id. @example dm6h7k */
  number!: string;
  /** @example "Deep pothole at the Hill Road signal" */
  title!: string;
  @ValueOf(CATEGORY)
  category!: CategorySlug;
  @ValueOf(LIFECYCLE_STATUS)
  status!: LifecycleStatus;
  /** The address, otherwise the area; empty if neither is known. @example "Hill Road" */
  place!: string;
  @Count()
  supporters!: number;
  @Moment()
  reportedAt!: string;
  /** From the point of the report; null without a point. @example 40 */
  @ApiProperty({ type: 'integer', minimum: 0 })
  metres!: number | null;
}

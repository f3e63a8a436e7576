import { ApiPropertyOptional } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { PERSONAL_KIND, RemovedRangesDto, TEXT_KIND, type TextPlace } from '../../issues';
import { READ_PURPOSE } from '../../kernel/named-values';
import type { ReadPurpose } from '../../kernel/personal-data';
import type { PersonalKind } from '../../personal-data';
import { Count, Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { IsOneOf, IsOptional, IsText } from '../../api/validation/fields';
import { AbsentWhenEmpty, FirstText, IsPageLimit } from '../../api/validation/query-fields';
import { CityQueryDto } from '../city-query.dto';

/** The text of each kind of contribution that has one only. */
const FIELDS = ['title', 'description', 'content', 'reason'] as const;
const TEXT_FIELD = { enum: FIELDS, enumName: 'TextField' };

/** Which findings are listed. */
export class FindingListQueryDto extends CityQueryDto {
  @IsPageLimit()
  limit: number = 100;
  /** The id of the last finding of the previous page. */
  @AbsentWhenEmpty()
  @FirstText()
  before?: string;
}

/** Personal data in a published text that its author was not asked about. */
export class FindingDto {
  /** @example fnd_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @Moment()
  foundAt!: string;
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** @example "Street light dark at the stop" */
  issueTitle!: string;
  @ValueOf(TEXT_KIND)
  target!: TextPlace['kind'];
  /** The issue, the message or the request; of a resolution its issue. @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  targetId!: string;
  /** @example description */
  field!: string;
  @ValueOf(PERSONAL_KIND)
  kind!: PersonalKind;
  /** In UTF-16 units of the text, as `end`, which is exclusive. */
  @Count()
  start!: number;
  @Count()
  end!: number;
  /** At most 60 characters of the text before it. @example "The lamp is dark, call me on " */
  before!: string;
  /** @example "98765 43210" */
  words!: string;
  /** At most 60 characters of the text after it. @example " or the office." */
  after!: string;
}

/** A finding that is listed no more. */
export class DismissedFindingDto {
  /** @example fnd_01k0g4yq3fe8tr2v7b5x9cdm6h */
  findingId!: string;
  @Literal(true)
  dismissed!: true;
}

/** A redaction whose words are back. */
export class UndoneRedactionDto {
  /** @example red_01k0g4yq3fe8tr2v7b5x9cdm6h */
  redactionId!: string;
  @Literal(true)
  undone!: true;
}

/** What is to be removed from a text of an issue, and for what. */
export class RedactTextDto extends RemovedRangesDto {
  /** Whose text it is. @example issue */
  @IsOptional()
  @IsOneOf(TEXT_KIND)
  target: TextPlace['kind'] = 'issue';
  /** The message or the request; required for these. @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  @ApiPropertyOptional({ type: 'string' })
  @ValidateIf(
    ({ target }: RedactTextDto, id) =>
      id !== undefined || target === 'message' || target === 'reopen_request',
  )
  @IsText(1, 100)
  targetId?: string;
  /** `content` of a message, `reason` of a request; of an issue `title` or `description`. @example description */
  @IsOneOf(TEXT_FIELD)
  field!: (typeof FIELDS)[number];
  @IsOneOf(READ_PURPOSE)
  purpose!: ReadPurpose;
  /** The purpose in words; required for the purpose other. Do not repeat what is removed. @example "Asked by phone" */
  @ApiPropertyOptional()
  @ValidateIf(({ purpose }: RedactTextDto, given) => given !== undefined || purpose === 'other')
  @IsText(1, 500)
  words?: string;
}

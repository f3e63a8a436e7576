import type { Language } from '../../kernel/languages';
import { LANGUAGE } from '../../kernel/named-values';
import { Moment } from '../../api/openapi/answer-fields';
import { IsFlag, IsOneOf, IsOptional, IsText } from '../../api/validation/fields';
import { MAX_CONTENT_LENGTH, PostedMessageDto } from '../../messages';

const MAX_ID = 64;

/** An answer of the city. */
export class WriteAnswerDto {
  /** Markup is removed. @example "We repair the lamp on Monday." */
  @IsText(1, MAX_CONTENT_LENGTH)
  text!: string;
  /** The language of the text, if it is known. @example en */
  @IsOptional()
  @IsOneOf(LANGUAGE)
  language?: Language;
  /** An active template of the city, if the text was made with one. @example tpl_01k0g4yq3fe8tr2v7b5x9cdm6h */
  @IsOptional()
  @IsText(1, MAX_ID)
  templateId?: string;
  /** Whether it is a question to the reporter, until whose answer the due date is paused. */
  @IsOptional()
  @IsFlag()
  waitsForReporter?: boolean;
}

/** An answer, with the message of the thread that it is. */
export class AnswerDto extends PostedMessageDto {
  /** The unit it is by; null: the city desk. @example unt_01k0g4yq3fe8tr2v7b5x9cdm6h */
  unitId!: string | null;
  /** Until when the due date waits for the reporter at most; null: it does not wait. */
  @Moment()
  waitsUntil!: string | null;
}

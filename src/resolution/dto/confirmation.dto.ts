import { CONFIRMATION_ANSWER, CONFIRMATION_STATE } from '../../kernel/named-values';
import type { ConfirmationAnswer, ConfirmationState } from '../../kernel/confirmations';
import { Count, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { IsOneOf, IsOptional, IsText } from '../../api/validation/fields';

/** What a person says about whether an issue was repaired. */
export class AnswerConfirmationDto {
  /** @example no */
  @IsOneOf(CONFIRMATION_ANSWER)
  answer!: ConfirmationAnswer;
  /** Shown without a name as a reason, if the issue is reopened. @example "The lamp flickers and goes out again." */
  @IsOptional()
  @IsText(1, 1000)
  words?: string;
  /** A media item of the issue. @example med_01k0g4yq3fe8tr2v7b5x9cdm6h */
  @IsOptional()
  @IsText(1, 100)
  mediaId?: string;
}

/** How many people gave each answer. */
export class ConfirmationAnswersDto {
  @Count()
  yes!: number;
  @Count()
  partly!: number;
  @Count()
  no!: number;
}

/** Whether an issue was repaired, as the people say who were asked. */
export class ConfirmationDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** null if nobody was asked about the present state of the issue. */
  @ValueOf(CONFIRMATION_STATE)
  outcome!: ConfirmationState | null;
  answers!: ConfirmationAnswersDto;
  /** The answer of the caller, if there is one. */
  @ValueOf(CONFIRMATION_ANSWER)
  mine?: ConfirmationAnswer;
  /** When the time to answer ends; null if nobody was asked. */
  @Moment()
  until!: string | null;
}

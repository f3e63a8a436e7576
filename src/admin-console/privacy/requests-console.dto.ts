import type { CitySlug } from '../../kernel/cities';
import type { Language } from '../../kernel/languages';
import { CITY, LANGUAGE, REQUEST_KIND } from '../../kernel/named-values';
import type { RequestKind } from '../../kernel/personal-data';
import { Moment, ValueOf } from '../../api/openapi/answer-fields';
import { IsFlag, IsOneOf, IsOptional, IsText } from '../../api/validation/fields';
import { AbsentWhenEmpty, FirstText, IsPageLimit } from '../../api/validation/query-fields';

const STATES = ['waiting', 'answered'] as const;
const REQUEST_STATE = { enum: STATES, enumName: 'PrivacyRequestState' };

/** Which requests are listed. */
export class RequestListQueryDto {
  @AbsentWhenEmpty()
  @IsOptional()
  @IsOneOf(REQUEST_STATE)
  state?: (typeof STATES)[number];
  @IsPageLimit()
  limit: number = 100;
  /** The id of the last request of the previous page. */
  @AbsentWhenEmpty()
  @FirstText()
  before?: string;
}

/** The answer to a request. */
export class AnswerRequestDto {
  /** @example "We have corrected your address." */
  @IsText(1, 5000)
  text!: string;
}

/** Whether an account is treated as that of somebody under 18. */
export class SetChildDto {
  /** @example true */
  @IsFlag()
  child!: boolean;
}

/** How an account is treated. */
export class ChildDto {
  /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
  userId!: string;
  /** Whether it is treated as that of somebody under 18. */
  child!: boolean;
}

/** A request of a person about their data. */
export class PrivacyRequestDto {
  /** @example prq_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** The account, or a digest of the address of somebody without one. @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
  subject!: string;
  /** The city of the account; null: somebody without one. */
  @ValueOf(CITY)
  city!: CitySlug | null;
  @ValueOf(REQUEST_KIND)
  kind!: RequestKind;
  /** `erased` if the person is. @example "Please correct the address of my account" */
  text!: string;
  /** The masked address of somebody without an account. @example null */
  email!: string | null;
  /** The language of the answer. */
  @ValueOf(LANGUAGE)
  language!: Language;
  @Moment()
  createdAt!: string;
  @Moment()
  dueAt!: string;
  /** When super admins were told that it is due soon. @example null */
  escalatedAt!: string | null;
  /** @example null */
  answer!: string | null;
  /** @example null */
  answeredAt!: string | null;
  /** The account of the console. @example null */
  answeredBy!: string | null;
}

import { type Language, LANGUAGES } from '../../kernel/languages';
import { ERASED_PLACES, ERASED_WORDS } from '../../kernel/named-values';
import type { ErasurePlan } from '../../personal-data';
import { Moment, ValueOf } from '../../api/openapi/answer-fields';
import { IsOneOf, IsOptional } from '../../api/validation/fields';
import { IdTokenDto } from './session.dto';

/** A wish to be erased. */
export class AskErasureDto extends IdTokenDto {
  /** `remove`: titles, descriptions and messages become fixed texts, photos are deleted. @example remove */
  @IsOneOf(ERASED_WORDS)
  words!: ErasurePlan['words'];
  /** How exactly the places of reports are shown afterwards; `remove` of the words is always `ward`. @example ward */
  @IsOneOf(ERASED_PLACES)
  place!: ErasurePlan['place'];
  /** The language of the mails about it; by default English. */
  @IsOptional()
  @IsOneOf({ enum: LANGUAGES, enumName: 'Language' })
  language?: Language;
}

/** An erasure that was asked for. */
export class ErasureDto {
  /** When the account is erased. */
  @Moment()
  due!: string;
  @ValueOf(ERASED_WORDS)
  words!: ErasurePlan['words'];
  @ValueOf(ERASED_PLACES)
  place!: ErasurePlan['place'];
}

/** The confirmation that the account stays. */
export class ErasureCancelledDto {
  /** @example "Your account stays" */
  message!: string;
}

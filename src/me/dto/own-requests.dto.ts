import type { Language } from '../../kernel/languages';
import { LANGUAGE, REQUEST_KIND } from '../../kernel/named-values';
import type { RequestKind } from '../../kernel/personal-data';
import { Moment, ValueOf } from '../../api/openapi/answer-fields';
import { IsOneOf, IsOptional, IsText } from '../../api/validation/fields';

/** What a person asks about their data. */
export class MakeRequestDto {
  @IsOneOf(REQUEST_KIND)
  kind!: RequestKind;
  /** @example "Please correct the address of my account" */
  @IsText(1, 2000)
  text!: string;
  /** The language of the answer. */
  @IsOptional()
  @IsOneOf(LANGUAGE)
  language: Language = 'en';
}

/** A request of the caller, and its answer. */
export class OwnRequestDto {
  /** @example prq_01k0g4yq3fe8tr2v7b5x9cdm6h */
  requestId!: string;
  @ValueOf(REQUEST_KIND)
  kind!: RequestKind;
  /** @example "Please correct the address of my account" */
  text!: string;
  @Moment()
  createdAt!: string;
  /** When it is answered at the latest. */
  @Moment()
  dueAt!: string;
  /** null: not answered yet. @example null */
  answer!: string | null;
  /** null: not answered yet. @example null */
  answeredAt!: string | null;
}

/** The newest 100 requests of the caller, newest first. */
export class OwnRequestsDto {
  items!: OwnRequestDto[];
}

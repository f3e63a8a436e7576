import type { Language } from '../../kernel/languages';
import { CONSENT_PURPOSE, CONSENT_SURFACE, LANGUAGE } from '../../kernel/named-values';
import type { ConsentPurpose, ConsentSurface } from '../../kernel/personal-data';
import { ValueOf, ValuesOf } from '../../api/openapi/answer-fields';
import { IsOneOf, IsOptional } from '../../api/validation/fields';

/** What a person agrees to. */
export class GiveConsentDto {
  @IsOneOf(CONSENT_PURPOSE)
  purpose!: ConsentPurpose;
  /** The language in which the person was asked. */
  @IsOptional()
  @IsOneOf(LANGUAGE)
  language: Language = 'en';
}

/** What a person withdraws. */
export class ConsentPurposeDto {
  @IsOneOf(CONSENT_PURPOSE)
  purpose!: ConsentPurpose;
}

/** A record of a consent. */
export class OwnConsentDto {
  /** @example cns_01k0g4yq3fe8tr2v7b5x9cdm6h */
  consentId!: string;
  @ValueOf(CONSENT_PURPOSE)
  purpose!: ConsentPurpose;
  /** The version of the notice at that time. @example 3f1c9a0b52de */
  noticeVersion!: string;
  @ValueOf(LANGUAGE)
  language!: Language;
  @ValueOf(CONSENT_SURFACE)
  surface!: ConsentSurface;
  /** null: it was refused without having been given. @example "2026-03-14T10:00:00.000Z" */
  givenAt!: string | null;
  /** null: it holds. @example null */
  withdrawnAt!: string | null;
}

/** What the caller agrees to. */
export class OwnConsentsDto {
  /** What is done now that rests on consent. */
  @ValuesOf(CONSENT_PURPOSE)
  active!: ConsentPurpose[];
  /** The newest 100 records, newest first. */
  items!: OwnConsentDto[];
}

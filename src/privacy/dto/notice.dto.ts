import type { Language } from '../../kernel/languages';
import { LANGUAGE } from '../../kernel/named-values';
import { ValueOf } from '../../api/openapi/answer-fields';
import { IsOneOf, IsOptional } from '../../api/validation/fields';

/** The language of the notice. */
export class NoticeQueryDto {
  @IsOptional()
  @IsOneOf(LANGUAGE)
  language: Language = 'en';
}

/** The headings of the columns of the notice. */
export class NoticeColumnsDto {
  /** @example Why */
  why!: string;
  /** @example "Which data" */
  what!: string;
  /** @example Ground */
  ground!: string;
  /** @example "Who sees them" */
  seenBy!: string;
  /** @example "How long" */
  kept!: string;
}

/** Why data are used: which, on what ground, who sees them, and how long they are kept. */
export class NoticeRowDto {
  /** @example "to take reports, and to have them resolved" */
  why!: string;
  /** @example ["what you write"] */
  what!: string[];
  /** @example ["you give it voluntarily for this purpose (section 7 (a))"] */
  ground!: string[];
  /** @example ["everyone, as you choose to be shown"] */
  seenBy!: string[];
  /** @example ["as long as your account"] */
  kept!: string[];
}

/** What people are told about their data. */
export class NoticeDto {
  /** The same in all languages; another text, or other data, has another one. @example 3f1c0a9be27d4415 */
  version!: string;
  @ValueOf(LANGUAGE)
  language!: Language;
  /** @example "What we store about you, and why" */
  title!: string;
  intro!: string;
  columns!: NoticeColumnsDto;
  data!: NoticeRowDto[];
  /** How consent is withdrawn. */
  withdraw!: string;
  /** How to send a request or a complaint, and when it is answered. */
  complaint!: string;
  /** Whom to ask. */
  contact!: string;
  /** The Data Protection Board of India. */
  board!: string;
  children!: string;
  /** What is never done. */
  never!: string;
}

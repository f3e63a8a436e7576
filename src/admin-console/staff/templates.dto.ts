import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { type Language, LANGUAGES } from '../../kernel/languages';
import { CATEGORY, CITY, FEED_STATUS, LANGUAGE } from '../../kernel/named-values';
import type { FeedStatus } from '../../kernel/statuses';
import { Literal, ValueOf } from '../../api/openapi/answer-fields';
import { IsFlag, IsName, IsNullable, IsOneOf, IsOptional, IsText } from '../../api/validation/fields';
import { Rule } from '../../api/validation/rule';
import { textRefusal } from '../../api/validation/text';
import { PLACEHOLDERS, unknownPlaceholder } from '../../staff';

const MAX_NAME = 120;
/** The maximum length of a message of a thread. */
const MAX_TEXT = 1000;
const MAX_ID = 64;

type Texts = Partial<Record<Language, string>>;

/** A text for each of some languages. */
const TextsByLanguage = (): PropertyDecorator =>
  ApiProperty({
    type: 'object',
    properties: Object.fromEntries(LANGUAGES.map((name) => [name, { type: 'string', maxLength: MAX_TEXT }])),
    example: { en: 'Dear {reporter}, {unit} repairs this by {dueDate}.' },
  });

/** A text for at least one language, each with known placeholders only. */
const IsTextsByLanguage = (): PropertyDecorator =>
  applyDecorators(
    TextsByLanguage(),
    Rule('textsByLanguage', (value) => textsRefusal(value)),
  );

function textsRefusal(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return 'must be an object with a text for each language';
  const entries = Object.entries(value);
  if (entries.length === 0) return 'must have a text for at least one language';
  for (const [name, text] of entries) {
    if (!LANGUAGES.some((language) => language === name))
      return `has the unknown language ${name}; the languages are ${LANGUAGES.join(', ')}`;
    const refusal = typeof text === 'string' ? textRefusal(text, 1, MAX_TEXT) : 'must be a text';
    if (refusal !== undefined) return `${name} ${refusal}`;
    const unknown = unknownPlaceholder(text as string);
    if (unknown !== undefined)
      return `${name} has the unknown placeholder {${unknown}}; they are {${PLACEHOLDERS.join('}, {')}}`;
  }
  return undefined;
}

/** A template of answers. */
export class TemplateDto {
  /** @example tpl_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @ValueOf(CITY)
  cityId!: CitySlug;
  /** @example "Repair is planned" */
  name!: string;
  /** null: for issues of any category. */
  @ValueOf(CATEGORY)
  category!: CategorySlug | null;
  /** null: for issues of any status. */
  @ValueOf(FEED_STATUS)
  status!: FeedStatus | null;
  /** The text for each of some languages. */
  @TextsByLanguage()
  texts!: Texts;
  /** An inactive template is not offered. */
  active!: boolean;
}

/** A new template of answers. */
export class NewTemplateDto {
  /** @example mumbai */
  @IsOneOf(CITY)
  cityId!: CitySlug;
  /** @example "Repair is planned" */
  @IsName(1, MAX_NAME)
  name!: string;
  /** By its slug; absent or null: for issues of any category. @example road */
  @IsOptional()
  @IsNullable()
  @IsOneOf(CATEGORY)
  category: CategorySlug | null = null;
  /** A status of the feed; absent or null: for issues of any status. @example progress */
  @IsOptional()
  @IsNullable()
  @IsOneOf(FEED_STATUS)
  status: FeedStatus | null = null;
  /** With the placeholders {issue}, {ward}, {unit}, {dueDate} and {reporter}. */
  @IsTextsByLanguage()
  texts!: Texts;
  /** @example true */
  @IsOptional()
  @IsFlag()
  active = true;
}

/** What changes of a template; a member that is absent stays as it is. */
export class ChangeTemplateDto {
  /** @example "Repair is planned" */
  @IsOptional()
  @IsName(1, MAX_NAME)
  name?: string;
  /** @example road */
  @IsOptional()
  @IsNullable()
  @IsOneOf(CATEGORY)
  category?: CategorySlug | null;
  /** @example progress */
  @IsOptional()
  @IsNullable()
  @IsOneOf(FEED_STATUS)
  status?: FeedStatus | null;
  /** All of them; a language that is not there is removed. */
  @IsOptional()
  @IsTextsByLanguage()
  texts?: Texts;
  @IsOptional()
  @IsFlag()
  active?: boolean;
}

/** For what a template is filled in. */
export class PreviewTemplateDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  @IsText(1, MAX_ID)
  issueId!: string;
  /**
   * By default the language of the reporter, where it is known; one that the template lacks is in English.
   * @example en
   */
  @IsOptional()
  @IsOneOf(LANGUAGE)
  language?: Language;
}

/** A template, filled in for an issue. */
export class TemplatePreviewDto {
  @ValueOf(LANGUAGE)
  language!: Language;
  /** @example "Dear Asha, Roads, H/West repairs this by 3 May 2026." */
  text!: string;
}

/** That a template was removed. */
export class RemovedTemplateDto {
  /** @example tpl_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @Literal(true)
  removed!: true;
}

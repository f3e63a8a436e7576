import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { LANGUAGES } from '../../kernel/languages';
import { plainName } from '../../kernel/text/visible-text';
import { Rule } from '../../api/validation/rule';
import { textRefusal } from '../../api/validation/text';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const SCHEMA = {
  oneOf: [
    { type: 'string' },
    { type: 'object', properties: Object.fromEntries(LANGUAGES.map((name) => [name, { type: 'string' }])) },
  ],
};

/** The name of something in an answer: a text, or one for each of some languages. */
export const NameByLanguage = (): PropertyDecorator =>
  ApiProperty({ ...SCHEMA, example: { en: 'Roads, H/West', mr: 'रस्ते, एच/पश्चिम' } });

/** A name of 1 to `maxLength` code points: a text, or an object with one for at least one language. */
export const IsNameByLanguage = (maxLength: number): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => plainNames(value)),
    NameByLanguage(),
    Rule('nameByLanguage', (value) => {
      if (value === undefined) return 'is required';
      if (!isObject(value)) return textOf(value, maxLength);
      const entries = Object.entries(value);
      if (entries.length === 0) return 'must have a text for at least one language';
      const unknown = entries.find(([name]) => !LANGUAGES.some((language) => language === name));
      if (unknown) return `has the unknown language ${unknown[0]}; the languages are ${LANGUAGES.join(', ')}`;
      for (const [language, text] of entries) {
        const refusal = textOf(text, maxLength);
        if (refusal !== undefined) return `${language} ${refusal}`;
      }
      return undefined;
    }),
  );

function textOf(value: unknown, maxLength: number) {
  return typeof value === 'string'
    ? textRefusal(value, 1, maxLength)
    : 'must be a text, or an object with a text for each language';
}

function plainNames(value: unknown): unknown {
  if (typeof value === 'string') return plainName(value);
  if (!isObject(value)) return value;
  const named = Object.entries(value).map(([language, text]) => [
    language,
    typeof text === 'string' ? plainName(text) : text,
  ]);
  return Object.fromEntries(named);
}

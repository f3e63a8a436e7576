import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { LANGUAGES, type Language } from '../../kernel/languages';
import { FEED_STATUSES, type FeedStatus } from '../../kernel/statuses';

/** The messages on the chat platform besides those of each feed status. */
const OTHER_KEYS = ['confirm_repair', 'issue_joined'] as const;
/**
 * The messages on a channel that have a text: one for each feed status, the question whether it was repaired, and that
 * a report was joined with another.
 */
export type TemplateKey = `status_${FeedStatus}` | (typeof OTHER_KEYS)[number];

const PLACEHOLDERS = ['title', 'link'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** A template that the chat platform has approved. */
export interface ChatTemplate {
  name: string;
  /** The platform's code of each language it was approved in. */
  languages: Partial<Record<Language, string>>;
  /** The values of its numbered parameters, in their order. */
  parameters: Placeholder[];
}

export type ChatTemplates = Partial<Record<TemplateKey, ChatTemplate>>;

const KEYS: readonly string[] = [...FEED_STATUSES.map((status) => `status_${status}`), ...OTHER_KEYS];
const MEMBERS = ['name', 'languages', 'parameters'];

/** Templates of the chat platform by their key, as JSON. The refusal names what is not known. */
export const ChatTemplatesByKey = () =>
  applyDecorators(
    Transform(
      ({ value }: { value: string }) =>
        (problemOf(value) === undefined ? JSON.parse(value) : value) as unknown,
    ),
    ValidateBy({
      name: 'chatTemplates',
      validator: {
        validate: (value: unknown) => typeof value !== 'string',
        defaultMessage: (args?: ValidationArguments) => problemOf(args?.value) ?? 'must be JSON',
      },
    }),
  );

function problemOf(text: unknown): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(String(text));
  } catch {
    return 'must be JSON';
  }
  if (!isObject(value)) return 'must be a JSON object';
  for (const [key, template] of Object.entries(value)) {
    if (!KEYS.includes(key))
      return `has the unknown template ${JSON.stringify(key)}; known are ${KEYS.join(', ')}`;
    const problem = problemOfTemplate(template);
    if (problem !== undefined) return `the template ${key} ${problem}`;
  }
  return undefined;
}

function problemOfTemplate(template: unknown): string | undefined {
  if (!isObject(template)) return 'must be an object';
  const unknown = Object.keys(template).find((member) => !MEMBERS.includes(member));
  if (unknown !== undefined) return `has the unknown member ${JSON.stringify(unknown)}`;
  const { name, languages, parameters } = template;
  if (!isName(name)) return 'must have a name';
  if (!isObject(languages) || Object.keys(languages).length === 0) return 'must have languages';
  for (const [language, code] of Object.entries(languages)) {
    if (!(LANGUAGES as readonly string[]).includes(language))
      return `has the unknown language ${JSON.stringify(language)}; known are ${LANGUAGES.join(', ')}`;
    if (!isName(code)) return `must have a code of the platform for the language ${language}`;
  }
  if (!Array.isArray(parameters)) return 'must have a list of parameters';
  const placeholder = parameters.find(
    (each) => !(PLACEHOLDERS as readonly unknown[]).includes(each),
  ) as unknown;
  if (placeholder !== undefined)
    return `has the unknown parameter ${JSON.stringify(placeholder)}; known are ${PLACEHOLDERS.join(', ')}`;
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{1,512}$/.test(value);
}

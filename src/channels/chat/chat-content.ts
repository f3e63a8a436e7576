import type { Language } from '../../kernel/languages';
import { oneLine } from '../../kernel/text/one-line';
import { HOUR_MS } from '../../kernel/time/durations';
import { withoutDirectionControls } from '../../kernel/text/visible-text';
import type {
  ChatTemplate,
  ChatTemplates,
  Placeholder,
  TemplateKey,
} from '../../platform/config/chat-templates';

/** How long after a message of a person the platform delivers any text to them. */
const WINDOW_MS = 24 * HOUR_MS;

/** A message to somebody on the chat platform. */
export interface ChatText {
  templateKey: string;
  body: string;
  /** Whether the platform refused it as a text. */
  asTemplate: boolean;
  /** When the person last wrote; null: not known. */
  lastMessageAt: Date | null;
  language: Language;
  /** The values of the parameters of a template. */
  values: Record<Placeholder, string>;
}

/**
 * The content of a message to somebody on the chat platform: its text, or the approved template if the person has not
 * written for 24 hours.
 * @returns undefined if only a template would be delivered, and there is none
 */
export function chatContent(message: ChatText, templates: ChatTemplates, now: Date): object | undefined {
  if (!message.asTemplate && isInWindow(message.lastMessageAt, now))
    return { type: 'text', text: { body: message.body } };
  const template = templates[message.templateKey as TemplateKey];
  return template && { type: 'template', template: templateContent(template, message) };
}

function isInWindow(lastMessageAt: Date | null, now: Date): boolean {
  return lastMessageAt !== null && now.getTime() - lastMessageAt.getTime() < WINDOW_MS;
}

function templateContent(
  { name, languages, parameters }: ChatTemplate,
  { language, values }: ChatText,
): object {
  const code = languages[language] ?? languages.en ?? Object.values(languages)[0];
  const texts = parameters.map((placeholder) => ({ type: 'text', text: parameterText(values[placeholder]) }));
  return {
    name,
    language: { code },
    ...(texts.length > 0 && { components: [{ type: 'body', parameters: texts }] }),
  };
}

/** The platform refuses an empty parameter, line breaks, tabs and more than four blanks in a row. */
function parameterText(value: string): string {
  return oneLine(withoutDirectionControls(value)) || '-';
}

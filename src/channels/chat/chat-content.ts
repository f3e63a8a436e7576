import { CONFIRMATION_ANSWERS, type ConfirmationAnswer } from '../../kernel/confirmations';
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
import { BUTTONS, QUESTION } from './chat-texts';

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
  /** The payloads of the buttons, if it asks whether an issue was repaired. */
  buttons?: Readonly<Record<ConfirmationAnswer, string>> | undefined;
}

/**
 * The content of a message to somebody on the chat platform: its text, or the approved template if the person has not
 * written for 24 hours.
 * @returns undefined if only a template would be delivered, and there is none
 */
export function chatContent(message: ChatText, templates: ChatTemplates, now: Date): object | undefined {
  if (!message.asTemplate && isInWindow(message.lastMessageAt, now))
    return message.buttons
      ? question(message, message.buttons)
      : { type: 'text', text: { body: message.body } };
  const template = templates[message.templateKey as TemplateKey];
  return template && { type: 'template', template: templateContent(template, message) };
}

function isInWindow(lastMessageAt: Date | null, now: Date): boolean {
  return lastMessageAt !== null && now.getTime() - lastMessageAt.getTime() < WINDOW_MS;
}

function templateContent(
  { name, languages, parameters }: ChatTemplate,
  { language, values, buttons }: ChatText,
): object {
  const code = languages[language] ?? languages.en ?? Object.values(languages)[0];
  const texts = parameters.map((placeholder) => ({ type: 'text', text: parameterText(values[placeholder]) }));
  const payloads = buttons ? CONFIRMATION_ANSWERS.map((answer) => buttons[answer]) : [];
  const components = [
    ...(texts.length > 0 ? [{ type: 'body', parameters: texts }] : []),
    ...payloads.map((payload, index) => ({
      ...{ type: 'button', sub_type: 'quick_reply', index: String(index) },
      parameters: [{ type: 'payload', payload }],
    })),
  ];
  return { name, language: { code }, ...(components.length > 0 && { components }) };
}

/** The question whether an issue was repaired, with three buttons. */
function question(
  { language, values }: ChatText,
  payloads: Readonly<Record<ConfirmationAnswer, string>>,
): object {
  const text = QUESTION[language].replace('{title}', () => values.title).replace('{link}', () => values.link);
  const buttons = CONFIRMATION_ANSWERS.map((answer) => ({
    type: 'reply',
    reply: { id: payloads[answer], title: BUTTONS[language][answer] },
  }));
  return { type: 'interactive', interactive: { type: 'button', body: { text }, action: { buttons } } };
}

/** The platform refuses an empty parameter, line breaks, tabs and more than four blanks in a row. */
function parameterText(value: string): string {
  return oneLine(withoutDirectionControls(value)) || '-';
}

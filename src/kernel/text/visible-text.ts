import { oneLine } from './one-line';

/** A visible character: not white space, a control, format or invisible character, or a blank of Braille. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Overrides, embeddings and isolates of the direction, which can make a text read as another one. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Whether a text has a visible character. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** A text without the characters that change the direction of what follows. Its letters have a direction themselves. */
export function withoutDirectionControls(text: string): string {
  return text.replaceAll(DIRECTION_CONTROLS, '');
}

/** A name for a line of its own: without controls of the direction, line breaks and other control characters. */
export function plainName(text: string): string {
  return oneLine(withoutDirectionControls(text).replaceAll('\0', '').toWellFormed());
}

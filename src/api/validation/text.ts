import { typeRefusal } from './rule';

/** Anything a person would see: not only white space, control and format characters, and the blank fillers. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Whether there is anything in a text a person would see. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Why a value is no text of so many characters (Unicode code points) with something visible in it, or undefined. */
export function textRefusal(value: unknown, minLength: number, maxLength: number): string | undefined {
  const refusal = typeRefusal(value, 'string');
  if (refusal !== undefined) return refusal;
  const text = value as string;
  if (!isLengthWithin(text, minLength, maxLength))
    return `must be ${minLength} to ${maxLength} characters long`;
  return minLength === 0 || isVisible(text) ? undefined : 'must not be blank';
}

function isLengthWithin(text: string, minimum: number, maximum: number): boolean {
  if (text.length < minimum || text.length > maximum * 2) return false;
  const length = characters(text);
  return length >= minimum && length <= maximum;
}

/** How many characters (Unicode code points) a text has: a pair of surrogates is one. */
export function characters(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) if ((text.charCodeAt(i) & 0xfc00) !== 0xdc00) count++;
  return count;
}

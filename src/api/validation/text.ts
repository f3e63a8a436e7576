import { isVisible } from '../../kernel/text/visible-text';
import { typeRefusal } from './rule';

/** Why a value is not text of the given length in code points with a visible character; undefined if it is. */
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

/** The number of characters (Unicode code points) of a text; a surrogate pair counts as one. */
export function characters(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) if ((text.charCodeAt(i) & 0xfc00) !== 0xdc00) count++;
  return count;
}

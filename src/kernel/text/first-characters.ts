/**
 * Cuts a text to at most `max` characters (Unicode code points). A surrogate pair counts as one character and is never
 * split: databases and devices refuse a lone surrogate.
 */
export function firstCharacters(text: string, max: number): string {
  // A character has at least one UTF-16 unit, so most texts need no counting.
  if (text.length <= max) return text;
  let end = 0;
  for (let count = 0; count < max && end < text.length; count++)
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  return text.slice(0, end);
}

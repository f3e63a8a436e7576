/**
 * The beginning of a text: so many characters (Unicode code points) at the most. A pair of surrogates is one character
 * and stays whole; half of one is no text that a database or a device takes.
 */
export function firstCharacters(text: string, max: number): string {
  // No character has less than one unit, so that most texts need no count.
  if (text.length <= max) return text;
  let end = 0;
  for (let count = 0; count < max && end < text.length; count++)
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  return text.slice(0, end);
}

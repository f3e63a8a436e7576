import type { TextRange } from '../../personal-data';

/**
 * Ranges in order, without overlaps, and none with half of a character.
 * @param ranges within the text
 */
export function wholeRanges(text: string, ranges: readonly TextRange[]): TextRange[] {
  const whole = ranges.map(({ start, end }) => ({
    start: isInPair(text, start) ? start - 1 : start,
    end: isInPair(text, end) ? end + 1 : end,
  }));
  whole.sort((one, other) => one.start - other.start);
  const joined: TextRange[] = [];
  for (const range of whole) {
    const last = joined.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else joined.push(range);
  }
  return joined;
}

/** Whether a place is between the two units of one character. */
function isInPair(text: string, at: number): boolean {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff;
}

/** Where words stand in a text, without overlaps; any blanks and line breaks may be between them. */
export function placesOf(words: string, text: string): TextRange[] {
  const parts = words.split(/\s+/).filter((part) => part !== '');
  if (parts.length === 0) return [];
  const pattern = parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('\\s+');
  return [...text.matchAll(new RegExp(pattern, 'gu'))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

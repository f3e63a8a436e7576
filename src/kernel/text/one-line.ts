/**
 * Replaces line breaks in user text by spaces, so that the text cannot add lines to a mail that look like lines of the
 * service. JavaScript's `\s` does not include the next-line character (U+0085), so control characters are matched too.
 */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

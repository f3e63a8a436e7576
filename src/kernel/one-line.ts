/**
 * What people wrote, in one line: what ends a line becomes a space, so that in a mail it makes no lines that look like
 * those of the service. JavaScript counts a next-line character (U+0085) as no space.
 */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

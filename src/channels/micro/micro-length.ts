/** The most that the network takes in one post, by its own counting. */
const MAX_LENGTH = 280;
/** The network counts every link as long as one that it has shortened. */
const LINK_LENGTH = 23;
const LINK = /https?:\/\/\S+/gi;
/** The network recognizes links by a public name: others are counted as text. */
const PUBLIC_LINK = /^https?:\/\/[^/?#\s]*[^/?#\s.]\.[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;
/** The ranges of characters that count once: mostly Latin, Greek, Cyrillic and Arabic. All others count twice. */
const LIGHT: ReadonlyArray<[from: number, to: number]> = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];
/** A character that people see as one, if it is an emoji, a flag or a key. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Cuts a reply to what the microblog network takes. Links stay whole: the text before and after them gets shorter, from
 * its end, with an ellipsis.
 */
export function microText(text: string): string {
  const parts = partsOf(text.normalize('NFC'));
  let over = parts.reduce((sum, part) => sum + lengthOf(part), 0) - MAX_LENGTH;
  for (let at = parts.length - 1; at >= 0 && over > 0; at--) {
    const part = parts[at]!;
    if (part.isLink || part.text.trim() === '') continue;
    const left = shortened(part.text, lengthOf(part) - over);
    over -= lengthOf(part) - lengthOf({ text: left, isLink: false });
    parts[at] = { text: left, isLink: false };
  }
  // More links than fit: the last ones are left out.
  while (over > 0) over -= lengthOf(parts.pop()!);
  return parts
    .map((part) => part.text)
    .join('')
    .trim();
}

/** The length of a text as the network counts it. */
export function microLength(text: string): number {
  return partsOf(text.normalize('NFC')).reduce((sum, part) => sum + lengthOf(part), 0);
}

interface Part {
  text: string;
  isLink: boolean;
}

/** A text as its links and what is between them. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: link, index } of text.matchAll(LINK)) {
    if (index > from) parts.push({ text: text.slice(from, index), isLink: false });
    parts.push({ text: link, isLink: true });
    from = index + link.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isLink: false });
  return parts;
}

function lengthOf({ text, isLink }: Part): number {
  if (isLink && PUBLIC_LINK.test(text)) return LINK_LENGTH;
  let length = 0;
  for (const { segment } of graphemes.segment(text)) length += weightOf(segment);
  return length;
}

function weightOf(grapheme: string): number {
  if (EMOJI.test(grapheme)) return 2;
  let weight = 0;
  for (const character of grapheme) {
    const code = character.codePointAt(0) ?? 0;
    weight += LIGHT.some(([from, to]) => code >= from && code <= to) ? 1 : 2;
  }
  return weight;
}

/** The beginning of a text, with an ellipsis and the blanks at its end; only these if no more fits. */
function shortened(text: string, most: number): string {
  const words = text.trimEnd();
  const blank = text.slice(words.length);
  const ending = `…${blank}`;
  let left = most - lengthOf({ text: ending, isLink: false });
  if (left < 0) return blank;
  let kept = '';
  for (const { segment } of graphemes.segment(words)) {
    left -= weightOf(segment);
    if (left < 0) break;
    kept += segment;
  }
  return `${kept.trimEnd()}${ending}`;
}

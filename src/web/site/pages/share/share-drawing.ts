import { escapedHtml } from '../../../../platform/http/html';

/** The size that services show in previews of links. */
export const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 64;
const TITLE_SIZE = 60;
const LINE = 78;
/** How many characters of the title fit in a line, and how many lines there are. */
const [PER_LINE, LINES] = [34, 3];

/** What the picture of a page says. */
export interface ShareWords {
  siteName: string;
  title: string;
  facts: string;
}

/** The look of the picture: its colours, the mark of the site as SVG, and whether a photo is behind it. */
interface ShareLook {
  brand: string;
  accent: string;
  mark: Buffer;
  hasPhoto: boolean;
}

/** The words of a picture as SVG, in front of a photo or on the colour of the site. */
export function shareDrawing(
  { siteName, title, facts }: ShareWords,
  { brand, accent, mark, hasPhoto }: ShareLook,
): string {
  const lines = linesOf(title);
  const bottom = HEIGHT - MARGIN - 54;
  const top = bottom - LINE * (lines.length - 1);
  const veil = hasPhoto
    ? `<rect y="${top - TITLE_SIZE - 40}" width="${WIDTH}" height="${HEIGHT}" fill="${brand}" fill-opacity="0.92"/>`
    : `<rect width="${WIDTH}" height="${HEIGHT}" fill="${brand}"/>`;
  const text = (words: string, x: number, y: number, size: number, weight: number) =>
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}">${escapedHtml(plain(words))}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" fill="#fff">`,
    veil,
    `<rect x="${MARGIN}" y="${MARGIN - 16}" width="${nameWidth(siteName)}" height="64" rx="32" fill="${accent}"/>`,
    `<circle cx="${MARGIN + 32}" cy="${MARGIN + 16}" r="28" fill="#fff"/>`,
    `<image x="${MARGIN + 12}" y="${MARGIN - 4}" width="40" height="40" href="data:image/svg+xml;base64,${mark.toString('base64')}"/>`,
    `<g fill="#221a00">${text(siteName, MARGIN + 74, MARGIN + 27, 32, 700)}</g>`,
    ...lines.map((line, at) => text(line, MARGIN, top + LINE * at, TITLE_SIZE, 700)),
    text(facts, MARGIN, HEIGHT - MARGIN + 6, 34, 400),
    '</svg>',
  ].join('');
}

function nameWidth(name: string): number {
  return 102 + 20 * [...name].length;
}

/** Characters that XML does not have, and those that turn the direction of all that follows. */
function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, ' ');
}

/** The title in lines; what does not fit ends with an ellipsis. */
function linesOf(title: string): string[] {
  const lines: string[] = [''];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if ([...longer].length <= PER_LINE || last === '') lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, LINES).map((line) => [...line].slice(0, PER_LINE).join(''));
  if (lines.length > LINES) shown[LINES - 1] += '…';
  return shown;
}

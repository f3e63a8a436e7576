import { readFileSync, statSync } from 'node:fs';

const MAX_BYTES = 64 * 1024;
/** What runs or is loaded when the file is opened by its address. */
const FOREIGN = [
  /<script\b/i,
  /<foreignObject\b/i,
  /<!ENTITY\b/i,
  /\son[a-z]+\s*=/i,
  /javascript:/i,
  // Only parts of the file itself, and pictures within it.
  /\bhref\s*=\s*["'](?!#|data:image\/(png|jpeg|webp);)/i,
  /url\(\s*["']?(?!#)/i,
  /@import\b/i,
];

/**
 * Reads the mark of the operator. Whether it can be drawn is checked where it is drawn.
 * @throws Error with a message for the operator if it cannot be read, is too large, is no SVG file, or runs or loads
 *   something
 */
export function readMark(file: string): string {
  const { size } = statSync(file);
  if (size > MAX_BYTES) throw new Error(`${file} has more than ${MAX_BYTES / 1024} KB`);
  const svg = readFileSync(file, 'utf8');
  const [root] = /<svg\b[^>]*>/i.exec(svg) ?? [];
  if (root === undefined) throw new Error(`${file} is no SVG file`);
  // Without it the drawing has no size of its own that could be scaled.
  if (!/\bviewBox\s*=/.test(root)) throw new Error(`${file} has no viewBox`);
  if (!/\bxmlns\s*=/.test(root))
    throw new Error(`${file} has no xmlns, without which browsers do not draw it`);
  const found = FOREIGN.map((each) => each.exec(svg)).find((match) => match !== null);
  if (found) throw new Error(`${file} must not have ${found[0].trim()}`);
  return svg;
}

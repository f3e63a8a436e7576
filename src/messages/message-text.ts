import { withoutDirectionControls } from '../kernel/text/visible-text';
import { ELEMENTS } from './html-elements';

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** Each round removes at least one level of escaping, and a message is too short for more levels. */
const MAX_ROUNDS = 1000;

/**
 * Converts user input to plain text: tags are removed, scripts and styles with their content, and no markup appears in
 * the result even if it is unescaped repeatedly. `a < b & c`, `x<y` and `<ravi@example.org>` are kept.
 */
export async function plainText(written: string): Promise<string> {
  // Loaded with the first message instead of at start.
  const { default: sanitizeHtml } = await import('sanitize-html');
  let text = written;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const markup = withoutDirectionControls(text).replaceAll(/</g, keepUnlessMarkup);
    const stripped = unescaped(sanitizeHtml(markup, { allowedTags: [], allowedAttributes: {} }));
    if (stripped === text) break;
    text = stripped;
  }
  return text.trim();
}

/** Keeps a `<` that is not markup; the sanitizer would remove the text after it. */
function keepUnlessMarkup(lessThan: string, at: number, text: string): string {
  return isMarkup(text.slice(at + 1)) ? lessThan : '&lt;';
}

/**
 * Whether the text after a `<` is markup for a browser: a complete tag of a known element, a comment, or anything that
 * could have an attribute.
 */
function isMarkup(rest: string): boolean {
  if (/^[!?]/.test(rest)) return true;
  const [, name] = /^\/?([a-z][^\s/>]*)/i.exec(rest) ?? [];
  if (name === undefined) return false;
  const end = rest.indexOf('>');
  const inside = end === -1 ? rest : rest.slice(0, end);
  return inside.includes('=') || (end !== -1 && ELEMENTS.has(name.toLowerCase()));
}

function unescaped(html: string): string {
  return html.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}

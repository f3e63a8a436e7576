import { ELEMENTS } from './html-elements';

/** Overrides and isolates of the writing direction: they can make a text read as another than it is. */
const DIRECTION_TRICKS = /[\u202a-\u202e\u2066-\u2069]/g;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** Each round takes off at least one level of escaping, and a text has no room for more. */
const MAX_ROUNDS = 1000;

/**
 * The plain text of what someone wrote: elements are stripped, scripts and styles with their content, and what is left
 * holds no markup however often it is unescaped. `a < b & c`, `x<y` and `<ravi@example.org>` stay as they are.
 */
export async function plainText(written: string): Promise<string> {
  // Loaded with the first message, not at the start.
  const { default: sanitizeHtml } = await import('sanitize-html');
  let text = written;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const markup = text.replaceAll(DIRECTION_TRICKS, '').replaceAll(/</g, keepUnlessMarkup);
    const stripped = unescaped(sanitizeHtml(markup, { allowedTags: [], allowedAttributes: {} }));
    if (stripped === text) break;
    text = stripped;
  }
  return text.trim();
}

/** A `<` a person wrote as such would take what follows it along. */
function keepUnlessMarkup(lessThan: string, at: number, text: string): string {
  return isMarkup(text.slice(at + 1)) ? lessThan : '&lt;';
}

/**
 * Whether what follows a `<` makes a browser do more than show it: an element of HTML that is closed, a comment, or
 * anything that could carry an attribute.
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

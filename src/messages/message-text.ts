/** Overrides and isolates of the writing direction: they can make a text read as another than it is. */
const DIRECTION_TRICKS = /[\u202a-\u202e\u2066-\u2069]/g;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** Each round takes off at least one level of escaping, and a text has no room for more. */
const MOST_ROUNDS = 1000;

/**
 * The plain text of what someone wrote: elements are stripped, scripts and styles with their content, and what is left
 * holds no markup however often it is unescaped. `a < b & c` stays as it is.
 */
export async function plainText(written: string): Promise<string> {
  // Loaded with the first message, not at the start.
  const { default: sanitizeHtml } = await import('sanitize-html');
  let text = written.replaceAll(DIRECTION_TRICKS, '');
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const stripped = unescaped(sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} }));
    if (stripped === text) break;
    text = stripped;
  }
  return text.trim();
}

function unescaped(html: string): string {
  return html.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}

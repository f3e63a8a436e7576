/** An element with its attributes, and a text or child elements. */
export interface XmlElement {
  name: string;
  attributes?: Readonly<Record<string, string>>;
  content?: string | readonly XmlElement[];
}

/** Characters XML 1.0 allows nowhere, even escaped: most control characters, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** Characters that must be escaped, or that a parser would change by normalising line ends and blanks. */
const SPECIAL = /[&<>"\r]/g;
const SPECIAL_IN_ATTRIBUTE = /[&<>"\t\n\r]/g;
const referenceTo = (character: string): string => `&#${character.charCodeAt(0)};`;

/** An element as text. */
export function xmlText({ name, attributes = {}, content = '' }: XmlElement): string {
  const inner = typeof content === 'string' ? escaped(content, SPECIAL) : content.map(xmlText).join('');
  const start = startOf(name, attributes);
  return inner === '' ? `<${start}/>` : `<${start}>${inner}</${name}>`;
}

/** A document, produced as it is read: a root element whose children come in batches. */
export async function* xmlDocument(
  { name, attributes = {} }: Omit<XmlElement, 'content'>,
  batches: Iterable<readonly XmlElement[]> | AsyncIterable<readonly XmlElement[]>,
): AsyncGenerator<string, void, undefined> {
  yield `<?xml version="1.0" encoding="utf-8"?>\n<${startOf(name, attributes)}>`;
  for await (const batch of batches) yield batch.map(xmlText).join('');
  yield `</${name}>\n`;
}

function startOf(name: string, attributes: Readonly<Record<string, string>>): string {
  const given = Object.entries(attributes);
  return name + given.map(([key, value]) => ` ${key}="${escaped(value, SPECIAL_IN_ATTRIBUTE)}"`).join('');
}

function escaped(text: string, special: RegExp): string {
  return text.replaceAll(FORBIDDEN, '').replaceAll(special, referenceTo);
}

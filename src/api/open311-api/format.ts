import { type XmlElement, xmlDocument } from '../../platform/http/xml';

export const XML_TYPE = 'text/xml; charset=utf-8';

/** The formats GeoReport answers in. */
export const FORMATS = ['json', 'xml'] as const;
export type Format = (typeof FORMATS)[number];

/** Paths whose errors are JSON: those of GeoReport in JSON, and of files that are no XML. */
const JSON_PATH = /\.(json|geojson|ndjson|csv)\/?$/i;

/** The format of an error: that of the URL, and XML where it names none. */
export function errorFormatOf(path: string): Format {
  return JSON_PATH.test(path) ? 'json' : 'xml';
}

/** The XML names of the elements of lists; any other list names its elements like itself, without the last letter. */
const MEMBERS: Readonly<Record<string, string>> = { service_requests: 'request' };

/**
 * A value of GeoReport as XML: lists hold elements named after them, objects an element for each member, and what is
 * null is empty.
 */
export function elementOf(name: string, value: unknown): XmlElement {
  if (value === null || value === undefined) return { name };
  if (Array.isArray(value)) return { name, content: value.map((item) => elementOf(memberOf(name), item)) };
  if (typeof value !== 'object') return { name, content: `${value as string | number | boolean}` };
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return { name, content: members.map(([key, member]) => elementOf(key, member)) };
}

/** The document of a value: made element by element. */
export function xmlOf(root: string, value: object): AsyncGenerator<string, void, undefined> {
  return xmlDocument(
    { name: root },
    Array.isArray(value) ? listed(memberOf(root), value) : whole(root, value),
  );
}

function* listed(name: string, items: readonly unknown[]): Generator<readonly XmlElement[]> {
  for (const item of items) yield [elementOf(name, item)];
}

function* whole(root: string, value: object): Generator<readonly XmlElement[]> {
  const { content = [] } = elementOf(root, value);
  if (typeof content !== 'string') yield content;
}

function memberOf(list: string): string {
  return MEMBERS[list] ?? list.slice(0, -1);
}

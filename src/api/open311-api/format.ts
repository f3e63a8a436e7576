import { type XmlElement, xmlDocument } from '../../platform/http/xml';

export const XML_TYPE = 'text/xml; charset=utf-8';

/** The formats GeoReport answers in. */
export const FORMATS = ['json', 'xml'] as const;
export type Format = (typeof FORMATS)[number];

/** Paths with errors in JSON: GeoReport in JSON, and the files that are not XML. */
const JSON_PATH = /\.(json|geojson|ndjson|csv)\/?$/i;

/** The format of an error: the one in the path, or XML if there is none. */
export function errorFormatOf(path: string): Format {
  return JSON_PATH.test(path) ? 'json' : 'xml';
}

/** The XML element names of list items; by default, the list's name without its last letter. */
const MEMBERS: Readonly<Record<string, string>> = {
  before_after: 'pair',
  service_requests: 'request',
};

/**
 * Converts a GeoReport value to XML: a list contains an element per item, an object an element per member, and null is
 * empty.
 */
export function elementOf(name: string, value: unknown): XmlElement {
  if (value === null || value === undefined) return { name };
  if (Array.isArray(value)) return { name, content: value.map((item) => elementOf(memberOf(name), item)) };
  if (typeof value !== 'object') return { name, content: `${value as string | number | boolean}` };
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return { name, content: members.map(([key, member]) => elementOf(key, member)) };
}

/** The XML document of a value, produced element by element. */
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

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** An element, as libxml2 parses it. */
export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  /** Its whole text, including that of its children. */
  text: string;
}

/** Parses documents. @throws Error if one is not well-formed */
export function readXml(...documents: string[]): XmlNode[] {
  const output = execFileSync(process.execPath, [join(__dirname, 'read-xml.mjs')], {
    input: JSON.stringify(documents),
    maxBuffer: 256 * 1024 * 1024,
  });
  return (JSON.parse(output.toString()) as Array<XmlNode | { refused: string }>).map((node) => {
    if ('refused' in node) throw new Error(node.refused);
    return node;
  });
}

/** The text of each child, by name; null if it is empty. */
export function fieldsOf({ children }: XmlNode): Record<string, string | null> {
  return Object.fromEntries(children.map(({ name, text }) => [name, text === '' ? null : text]));
}

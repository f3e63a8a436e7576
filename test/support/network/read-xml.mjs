// Reads XML with libxml2 in a separate process, as the package has a top-level await. stdin: a JSON list of documents;
// stdout: for each its root as { name, attributes, children, text }, or { refused }.
import { readFileSync } from 'node:fs';
import { XmlDocument, XmlElement } from 'libxml2-wasm';

const treeOf = (element) => {
  const children = [];
  for (let node = element.firstChild; node; node = node.next)
    if (node instanceof XmlElement) children.push(treeOf(node));
  const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
  return { name: element.name, attributes, children, text: element.content };
};

const read = (text) => {
  let document;
  try {
    document = XmlDocument.fromString(text);
    return treeOf(document.root);
  } catch (error) {
    return { refused: String(error) };
  } finally {
    document?.dispose();
  }
};

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(read)));

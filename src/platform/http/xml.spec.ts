import { text as textOf } from 'node:stream/consumers';
import { type XmlElement, xmlDocument, xmlText } from './xml';

describe('an element', () => {
  it.each<[XmlElement, string]>([
    [{ name: 'a' }, '<a/>'],
    [{ name: 'a', content: '' }, '<a/>'],
    [{ name: 'a', content: [] }, '<a/>'],
    [{ name: 'a', content: 'text' }, '<a>text</a>'],
    [{ name: 'a', attributes: { b: '1', c: '2' } }, '<a b="1" c="2"/>'],
    [{ name: 'a', content: [{ name: 'b' }, { name: 'c', content: 'd' }] }, '<a><b/><c>d</c></a>'],
  ])('%j is %s', (element, text) => {
    expect(xmlText(element)).toBe(text);
  });

  it.each([
    ['&<>"\r', '&#38;&#60;&#62;&#34;&#13;', '&#38;&#60;&#62;&#34;&#13;'],
    ['\t\n', '\t\n', '&#9;&#10;'],
    ["'पुणे 👩‍👩‍👧‍👦 \u{10ffff} \ue000\ufffd", "'पुणे 👩‍👩‍👧‍👦 \u{10ffff} \ue000\ufffd", "'पुणे 👩‍👩‍👧‍👦 \u{10ffff} \ue000\ufffd"],
    ['a\u0000b\u001fc\ufffed\uffffe\ud800f\udfffg', 'abcdefg', 'abcdefg'],
  ])('writes %j as %j in it, and %j in an attribute', (text, inContent, inAttribute) => {
    expect(xmlText({ name: 'a', attributes: { b: text }, content: text })).toBe(
      `<a b="${inAttribute}">${inContent}</a>`,
    );
  });
});

describe('a document', () => {
  const PROLOG = '<?xml version="1.0" encoding="utf-8"?>\n';

  it('is written a batch at a time', async () => {
    const pieces: string[] = [];
    const batches = [[{ name: 'a' }, { name: 'b' }], [{ name: 'c' }]];
    for await (const piece of xmlDocument({ name: 'all' }, batches)) pieces.push(piece);
    expect(pieces).toEqual([`${PROLOG}<all>`, '<a/><b/>', '<c/>', '</all>\n']);
  });

  it('has the attributes of its root, and may hold nothing', async () => {
    const root = { name: 'all', attributes: { xmlns: 'urn:"x"' } };
    expect(await textOf(xmlDocument(root, []))).toBe(`${PROLOG}<all xmlns="urn:&#34;x&#34;"></all>\n`);
  });
});

import { elementOf, xmlOf } from '../../src/api/open311-api/format';
import { xmlDocument, xmlText } from '../../src/platform/http/xml';
import { readXml } from '../support/network/xml';
import { itThoroughly } from '../support/service/thorough';

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

/** Texts that people have sent, or might send. */
const TEXTS: Record<string, string> = {
  plain: 'Lamp in front of house 7',
  markup:
    '<b>&amp;</b> "quoted" \'text\' ]]> <![CDATA[ x ]]> <!-- y --> <?pi?> <!DOCTYPE a [<!ENTITY b "c">]> &b;',
  'line ends': 'one\r\ntwo\rthree\n\tfour',
  'directional marks': '\u200fשלום\u202e\u2066abc\u2069\u200e',
  scripts: 'मुंबई में गड्ढा · বাংলা · తెలుగు',
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(5_000),
};
/** Characters that XML cannot represent. */
const FORBIDDEN: Record<string, [string, string]> = {
  'control characters': ['a\u0000b\u0001c\u0008\u000b\u000c\u001fd', 'abcd'],
  'lone surrogates': ['a\ud800b\udc00c\ud83d', 'abc'],
  'no characters': ['a\ufffeb\uffffc', 'abc'],
};

/** Elements with the given texts as an attribute and as content, as libxml2 parses them. */
const elementsOf = (texts: string[]) =>
  readXml(...texts.map((text) => xmlText({ name: 'a', attributes: { b: text }, content: text })));

describe('XML', () => {
  it('preserves texts', () => {
    const texts = Object.values(TEXTS);
    expect(elementsOf(texts)).toEqual(
      texts.map((text) => ({ name: 'a', attributes: { b: text }, children: [], text })),
    );
  });

  it('removes characters that XML cannot represent', () => {
    const left = Object.values(FORBIDDEN).map(([, rest]) => rest);
    const elements = elementsOf(Object.values(FORBIDDEN).map(([text]) => text));
    expect(elements.map(({ text }) => text)).toEqual(left);
    expect(elements.map(({ attributes }) => attributes.b)).toEqual(left);
  });

  itThoroughly('writes every character so that a parser reads it, or removes it', () => {
    const all = Array.from({ length: 0x11000 }, (_, code) => String.fromCodePoint(code));
    const [root] = readXml(xmlText({ name: 'a', content: all.map((content) => ({ name: 'c', content })) }));
    const read = root!.children.map(({ text }) => text);
    const wrong = all.filter((character, at) => read[at] !== character && read[at] !== '');
    expect(wrong).toEqual([]);
    const missing = all.filter((_, at) => read[at] === '').map((character) => character.codePointAt(0)!);
    const isForbidden = (code: number) =>
      (code < 0x20 && ![9, 10, 13].includes(code)) ||
      (code >= 0xd800 && code < 0xe000) ||
      code === 0xfffe ||
      code === 0xffff;
    expect(missing.filter((code) => !isForbidden(code))).toEqual([]);
    expect(missing).toHaveLength(29 + 0x800 + 2);
  });

  it('is streamed in parts', async () => {
    const batches = (async function* () {
      for (let n = 0; n < 3; n++) yield await Promise.resolve([{ name: 'n', content: String(n) }]);
    })();
    const pieces: string[] = [];
    for await (const piece of xmlDocument({ name: 'all', attributes: { xmlns: 'urn:x' } }, batches))
      pieces.push(piece);
    expect(pieces).toHaveLength(5);
    const [root] = readXml(pieces.join(''));
    expect(root).toMatchObject({ name: 'all', text: '012' });
  });

  it('names the elements of lists, and has empty elements for null', async () => {
    const requests = [
      { id: 1, lat: null, notes: [{ at: 'x' }], formats: ['a', 'b'], yes: true, gone: undefined },
    ];
    expect(await textOf(xmlOf('service_requests', requests))).toBe(
      '<?xml version="1.0" encoding="utf-8"?>\n<service_requests><request><id>1</id><lat/><notes><note><at>x</at></note></notes>' +
        '<formats><format>a</format><format>b</format></formats><yes>true</yes></request></service_requests>\n',
    );
    expect(xmlText(elementOf('errors', [{ code: 404 }]))).toBe(
      '<errors><error><code>404</code></error></errors>',
    );
    expect(await textOf(xmlOf('service_requests', []))).toContain('<service_requests></service_requests>');
  });
});

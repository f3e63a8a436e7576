import { text as textOf } from 'node:stream/consumers';
import { xmlText } from '../../platform/http/xml';
import { elementOf, errorFormatOf, xmlOf } from './format';

const PROLOG = '<?xml version="1.0" encoding="utf-8"?>\n';

describe('an error', () => {
  it.each([
    '/open311/v2/services.json',
    '/open311/v2/services.JSON/',
    '/feeds/pune.geojson',
    '/data/pune/issues.ndjson',
    '/data/pune/issues.csv',
  ])('at %s is JSON', (path) => {
    expect(errorFormatOf(path)).toBe('json');
  });

  it.each([
    '/open311/v2/services.xml',
    '/open311/v2/services',
    '/open311/v2/json',
    '/open311/v2/services.json.xml',
    '/open311/v2/services.jsonx',
    '/feeds/pune.atom',
  ])('at %s is XML', (path) => {
    expect(errorFormatOf(path)).toBe('xml');
  });
});

describe('a value as XML', () => {
  it.each<[string, unknown, string]>([
    ['a text', 'x < y', '<value>x &#60; y</value>'],
    ['a number', 19.05, '<value>19.05</value>'],
    ['no', false, '<value>false</value>'],
    ['zero', 0, '<value>0</value>'],
    ['null', null, '<value/>'],
    ['nothing', undefined, '<value/>'],
    ['an object', { a: 1, gone: undefined, b: null }, '<value><a>1</a><b/></value>'],
    ['an empty list', [], '<value/>'],
  ])('is %s', (_, value, text) => {
    expect(xmlText(elementOf('value', value))).toBe(text);
  });

  it.each([
    ['services', '<services><service>1</service></services>'],
    ['notes', '<notes><note>1</note></notes>'],
    ['before_after', '<before_after><pair>1</pair></before_after>'],
    ['service_requests', '<service_requests><request>1</request></service_requests>'],
  ])('names the elements of a list %s', async (name, text) => {
    expect(xmlText(elementOf(name, [1]))).toBe(text);
    expect(await textOf(xmlOf(name, [1]))).toBe(`${PROLOG}${text}\n`);
  });

  it('writes a document for an object', async () => {
    const discovery = { contact: 'me', formats: ['a', 'b'] };
    expect(await textOf(xmlOf('discovery', discovery))).toBe(
      `${PROLOG}<discovery><contact>me</contact><formats><format>a</format><format>b</format></formats></discovery>\n`,
    );
    expect(await textOf(xmlOf('discovery', {}))).toBe(`${PROLOG}<discovery></discovery>\n`);
  });

  it('writes the elements of a list one by one', async () => {
    const pieces: string[] = [];
    for await (const piece of xmlOf('services', [{ code: 'a' }, { code: 'b' }])) pieces.push(piece);
    expect(pieces).toEqual([
      `${PROLOG}<services>`,
      '<service><code>a</code></service>',
      '<service><code>b</code></service>',
      '</services>\n',
    ]);
  });
});

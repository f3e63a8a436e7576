import { listOf, objectOf, textIn, timeOf, webUrl } from './upstream-json';

describe('objectOf', () => {
  it('returns the given object', () => {
    expect(objectOf({ a: 1 })).toEqual({ a: 1 });
  });

  it.each([[null], [undefined], [[{ a: 1 }]], ['text'], [7], [() => undefined]])(
    'is empty for %j',
    (value) => {
      expect(objectOf(value)).toEqual({});
    },
  );
});

describe('listOf', () => {
  it('returns the given list', () => {
    expect(listOf([1, 2])).toEqual([1, 2]);
  });

  it.each([[null], [undefined], [{ length: 1 }], ['text']])('is empty for %j', (value) => {
    expect(listOf(value)).toEqual([]);
  });
});

describe('textIn', () => {
  it.each([
    ['text', 'text'],
    [17, '17'],
    ['  both ends ', 'both ends'],
    ['no\u0000 NUL', 'no NUL'],
    ['\ud800 half a pair', '\ufffd half a pair'],
    [null, ''],
    [undefined, ''],
    [true, ''],
    [{ toString: () => 'x' }, ''],
    [['x'], ''],
  ])('converts %j to %j', (value, text) => {
    expect(textIn(value, 100)).toBe(text);
  });

  it('cuts text to the maximum length', () => {
    expect(textIn('abcdef', 4)).toBe('abcd');
    expect(textIn('abc\u{1f6a7}def', 4)).toBe('abc\u{1f6a7}');
  });

  it('removes NULs, then cuts, then trims', () => {
    expect(textIn('\u0000abc def', 4)).toBe('abc');
  });
});

describe('timeOf', () => {
  const now = new Date('2026-03-01T10:00:00Z');

  it.each([
    ['2026-02-28T08:00:00.000Z', '2026-02-28T08:00:00.000Z'],
    ['2026-02-28T08:00:00+0530', '2026-02-28T02:30:00.000Z'],
    ['2026-02-28T08:00:00-0330', '2026-02-28T11:30:00.000Z'],
    ['2026-02-28T08:00:00+05:30', '2026-02-28T02:30:00.000Z'],
    ['2026-03-01T10:00:00Z', '2026-03-01T10:00:00.000Z'],
    ['2000-01-01T00:00:00.001Z', '2000-01-01T00:00:00.001Z'],
  ])('reads %s as %s', (value, time) => {
    expect(timeOf(value, now).toISOString()).toBe(time);
  });

  it.each([
    ['2026-03-01T10:00:00.001Z'],
    ['2000-01-01T00:00:00.000Z'],
    ['-100000-01-01T00:00:00Z'],
    ['yesterday'],
    [''],
    [1_700_000_000],
    [null],
    [{ valueOf: 1 }],
  ])('uses the current time for %j', (value) => {
    expect(timeOf(value, now)).toBe(now);
  });
});

describe('webUrl', () => {
  it.each(['https://pictures.example/1.jpg', 'http://pictures.example'])('accepts %s', (url) => {
    expect(webUrl(` ${url}\n`)).toBe(url);
  });

  it.each([
    ['ftp://pictures.example/1'],
    ['javascript:alert(1)'],
    ['xhttps://pictures.example'],
    ['https-x://pictures.example'],
    ['no url'],
    [''],
    [null],
    [7],
  ])('refuses %j', (value) => {
    expect(webUrl(value)).toBeUndefined();
  });

  it('cuts a URL to two thousand characters', () => {
    expect(webUrl(`https://pictures.example/${'x'.repeat(3000)}`)).toHaveLength(2000);
  });
});

import { markedCell, unmarkedCell } from './csv-cell';

describe('a cell of a spreadsheet', () => {
  it.each([
    '=1+1',
    '+91 98',
    '-5',
    '@SUM(A1)',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    "'quoted",
    '  =1',
    '\t=1',
    '\rx',
    '\tx',
  ])('is marked if it would be a formula: %j', (text) => {
    expect(markedCell(text)).toBe(`'${text}`);
    expect(unmarkedCell(markedCell(text))).toBe(text);
  });

  it.each(['Ward 5', 'a=b', '5-6', 'x@y.example', '', ' plain', '\nplain'])(
    'is unchanged if it would not: %j',
    (text) => {
      expect(markedCell(text)).toBe(text);
      expect(unmarkedCell(text)).toBe(text);
    },
  );

  it('keeps a leading apostrophe that is not a mark', () => {
    expect(unmarkedCell("'tis")).toBe("'tis");
    expect(unmarkedCell("''tis")).toBe("'tis");
  });
});

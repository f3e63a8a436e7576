import { filtered, nextSorting, sorted } from './table-rows';

describe('rows of a table', () => {
  it('are sorted as numbers or as words, with empty values last in both directions', () => {
    const rows = [{ v: 10 }, { v: null }, { v: 9 }];
    expect(sorted(rows, ({ v }) => v, 'ascending').map(({ v }) => v)).toEqual([9, 10, null]);
    expect(sorted(rows, ({ v }) => v, 'descending').map(({ v }) => v)).toEqual([10, 9, null]);
    expect(sorted(['b10', 'B9', 'a'], (v) => v, 'ascending')).toEqual(['a', 'B9', 'b10']);
  });

  it('keep their order if their values are equal', () => {
    const rows = ['x1', 'y1', 'z1'];
    expect(sorted(rows, () => 'same', 'descending')).toEqual(rows);
  });

  it('are found by a part of any text', () => {
    const rows = [
      { name: 'Andheri', code: 3 },
      { name: 'Bandra', code: 12 },
    ];
    const texts = ({ name, code }: (typeof rows)[number]) => [name, code, null];
    expect(filtered(rows, texts, ' BAND ')).toEqual([rows[1]]);
    expect(filtered(rows, texts, '3')).toEqual([rows[0]]);
    expect(filtered(rows, texts, '')).toEqual(rows);
    expect(filtered(['24\u00a0Nov', '2 Nov'], (text) => [text], '24 nov')).toEqual(['24\u00a0Nov']);
    expect(filtered(['Gir\u200bgaon', 'Caf\u00e9 6'], (text) => [text], 'girgaon')).toHaveLength(1);
    expect(filtered(['Gir\u200bgaon', 'Caf\u00e9 6'], (text) => [text], 'cafe  ६')).toHaveLength(1);
  });

  it('are sorted ascending, descending and then not at all', () => {
    const up = nextSorting(undefined, 'a');
    const down = nextSorting(up, 'a');
    expect([up?.direction, down?.direction, nextSorting(down, 'a')]).toEqual([
      'ascending',
      'descending',
      undefined,
    ]);
    expect(nextSorting(down, 'b')).toEqual({ column: 'b', direction: 'ascending' });
  });
});

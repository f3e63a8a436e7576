import { Readable } from 'node:stream';
import { parsedCsv } from './csv-source';

async function rowsOf(...pieces: Array<string | Buffer>): Promise<string[][]> {
  const file = Readable.from(
    pieces.map((piece) => Buffer.from(piece)),
    { objectMode: false },
  );
  const { parser } = await parsedCsv(file, () => undefined);
  const rows: string[][] = [];
  for await (const row of parser) rows.push((row as Buffer[]).map(String));
  return rows;
}

describe('a CSV file whose first line names the separator', () => {
  const ROWS = [
    ['name', 'wards'],
    ['A, B', 'x;y'],
  ];

  it.each([
    ['sep=;\r\nname;wards\r\nA, B;"x;y"\r\n'],
    ['sep=;\nname;wards\nA, B;"x;y"'],
    ['SEP=;\rname;wards\rA, B;"x;y"'],
    ['sep=,\r\nname,wards\r\n"A, B",x;y\r\n'],
    ['sep=\t\r\nname\twards\r\nA, B\tx;y\r\n'],
    ['\ufeffsep=;\r\nname;wards\r\nA, B;"x;y"\r\n'],
    [Buffer.from('\ufeffsep=\t\r\nname\twards\r\nA, B\tx;y\r\n', 'utf16le')],
  ])('has that separator, and is no row: %j', async (file) => {
    expect(await rowsOf(file)).toEqual(ROWS);
  });

  it.each([
    [['sep=;', '\r\nname;wards\r\nA, B;"x;y"']],
    [['sep=;\r', '\nname;wards\r\nA, B;"x;y"']],
    [['sep=;\r\n', 'name;', 'wards\r\nA, B;"x;y"']],
    [['s', 'ep', '=;\r\nname;wards\r\nA, B;"x;y"']],
  ])('is the same in pieces: %j', async (pieces) => {
    expect(await rowsOf(...pieces)).toEqual(ROWS);
  });

  it.each([
    [
      'name,sep=;\nA,B',
      [
        ['name', 'sep=;'],
        ['A', 'B'],
      ],
    ],
    [
      'sep=;x\nA;B',
      [
        ['sep=', 'x'],
        ['A', 'B'],
      ],
    ],
    ['sep=|\nA|B', [['sep=|'], ['A|B']]],
    ['sep=;', []],
  ])('is a row if it says something else: %j', async (file, rows) => {
    expect(await rowsOf(file)).toEqual(rows);
  });
});

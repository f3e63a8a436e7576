import { Readable } from 'node:stream';
import { type DatedRecord, RECORD_KINDS } from './record-kind';
import { csvColumns, csvFile, csvValues } from './record-csv';

const STATIONS = RECORD_KINDS['police-stations'];
const EMPTY = { id: 'pol_1', name: '', city: '', pincodes: [] as string[], contact_phone: '', address: '' };
const record = (change: object): DatedRecord =>
  ({ record: { ...EMPTY, ...change }, createdAt: new Date(0), updatedAt: new Date(0) }) as DatedRecord;

const written = (...batches: DatedRecord[][]): Promise<string[]> =>
  Readable.from(csvFile(STATIONS, Readable.from(batches))).toArray() as Promise<string[]>;

describe('a file of records', () => {
  it('has a column for the id and for each field', () => {
    expect(csvColumns(STATIONS)).toEqual(['id', 'name', 'city', 'pincodes', 'contact_phone', 'address']);
  });

  it('begins with its header, then has the records in batches', async () => {
    const lines = await written([record({ name: 'A' }), record({ name: 'B' })], [record({ name: 'C' })]);
    expect(lines).toEqual([
      'id,name,city,pincodes,contact_phone,address\r\n',
      'pol_1,A,,,,\r\npol_1,B,,,,\r\n',
      'pol_1,C,,,,\r\n',
    ]);
  });

  it('joins the items of a list by semicolons', async () => {
    const [, line] = await written([record({ pincodes: ['411001', '411002'] })]);
    expect(line).toBe('pol_1,,,411001;411002,,\r\n');
  });

  it('quotes a cell with a comma, a quote or a line break', async () => {
    const [, line] = await written([record({ name: 'a,b', contact_phone: 'a"b', address: 'a\nb' })]);
    expect(line).toBe('pol_1,"a,b",,,"a""b","a\nb"\r\n');
  });

  it('leaves missing values empty', async () => {
    const [, line] = await written([record({ name: undefined })]);
    expect(line).toBe('pol_1,,,,,\r\n');
  });

  it.each([
    ['=1', "'=1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@a', "'@a"],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠a', "'＠a"],
    ['  =1', "'  =1"],
    ['\ttab', "'\ttab"],
    ["'quoted", "''quoted"],
    ['a=1', 'a=1'],
    ['plain', 'plain'],
  ])('writes the cell %j as %j, which is no formula', async (cell, shown) => {
    const [, line] = await written([record({ name: cell })]);
    expect(line).toBe(`pol_1,${shown},,,,\r\n`);
  });
});

describe('a line of a file', () => {
  const values = (column: string, cell: string) => csvValues(STATIONS, [column], [cell])[column];

  it('is parsed by the names of its columns', () => {
    expect(csvValues(STATIONS, ['city', 'name'], ['pune', 'A'])).toEqual({ city: 'pune', name: 'A' });
  });

  it('has empty cells if it is too short', () => {
    expect(csvValues(STATIONS, ['name', 'pincodes'], [])).toEqual({ name: '', pincodes: [] });
  });

  it.each([
    ["'=1", '=1'],
    ["'  -1", '  -1'],
    ["'＠a", '＠a'],
    ["''quoted", "'quoted"],
    ["'\ttab", '\ttab'],
    ["'\rline", '\rline'],
    ["'plain", "'plain"],
    ["a'=1", "a'=1"],
    ['=1', '=1'],
  ])('has %j parsed as %j', (cell, read) => {
    expect(values('name', cell)).toBe(read);
  });

  it.each([
    ['', []],
    ['411001', ['411001']],
    [' 411001 ;; 411002; ', ['411001', '411002']],
    ["'=1;2", ['=1', '2']],
  ])('has the list %j parsed as %j', (cell, read) => {
    expect(values('pincodes', cell)).toEqual(read);
  });
});

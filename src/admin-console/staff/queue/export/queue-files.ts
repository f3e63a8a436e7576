import { Readable } from 'node:stream';
import { xmlText } from '../../../../platform/http/xml';
import type { Cell } from './queue-cells';

type Batches = AsyncIterable<ReadonlyArray<readonly Cell[]>>;

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const PACKAGE = 'application/vnd.openxmlformats-package';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** What a workbook with one sheet has beside the sheet. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="${PACKAGE}.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Issues" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};
/** The rows of a sheet, by the file format. */
const MAX_ROWS = 1_048_576;
/** Cells repeat much, so that more effort saves little. */
const COMPRESSION = 3;

export const FILE_TYPES = { csv: 'text/csv; charset=utf-8', xlsx: `${TYPE}.sheet` } as const;
export type FileFormat = keyof typeof FILE_TYPES;

/** A table as a file, made while it is read; one that is no longer read stops reading the rows. */
export async function tableFile(
  format: FileFormat,
  header: readonly string[],
  rows: Batches,
): Promise<Readable> {
  return format === 'csv' ? Readable.from(csv(header, rows)) : workbook(header, rows);
}

async function* csv(header: readonly string[], rows: Batches): AsyncGenerator<string> {
  // Loaded with the first file, not at start.
  const { stringify } = await import('csv-stringify/sync');
  // With a byte order mark, by which spreadsheets recognise UTF-8.
  yield `\ufeff${header.join(',')}\r\n`;
  for await (const batch of rows)
    yield stringify([...batch] as Cell[][], { record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}

async function workbook(header: readonly string[], rows: Batches): Promise<Readable> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(HEAD + text), name);
  const sheet = Readable.from(sheetOf(header, rows), { objectMode: false });
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { compressionLevel: COMPRESSION });
  zip.end();
  // The library ends neither of the two with the other.
  const output = zip.outputStream as Readable;
  sheet.on('error', (error) => output.destroy(error));
  output.on('close', () => sheet.destroy());
  return output;
}

async function* sheetOf(header: readonly string[], rows: Batches): AsyncGenerator<string> {
  yield `${HEAD}<worksheet xmlns="${SHEET}"><sheetData>${rowText(header)}`;
  let count = 1;
  for await (const batch of rows) {
    count += batch.length;
    if (count > MAX_ROWS) throw new Error(`a sheet has at most ${MAX_ROWS} rows`);
    yield batch.map(rowText).join('');
  }
  yield '</sheetData></worksheet>';
}

/** Texts are inline strings, which are never read as formulas. */
function rowText(cells: readonly Cell[]): string {
  return xmlText({
    name: 'row',
    content: cells.map((cell) =>
      typeof cell === 'number'
        ? { name: 'c', content: [{ name: 'v', content: String(cell) }] }
        : {
            name: 'c',
            attributes: { t: 'inlineStr' },
            content: [
              {
                name: 'is',
                content: [{ name: 't', attributes: { 'xml:space': 'preserve' }, content: cell }],
              },
            ],
          },
    ),
  });
}

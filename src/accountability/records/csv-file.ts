import { Readable } from 'node:stream';
import type { Response } from 'express';
import { FormFileBody } from '../../api/form-file.decorator';
import { BYTE_ORDER_MARK, WithBom } from '../../api/validation/bom';
import { InvalidInput } from '../../platform/http/domain-error';
import { sendStream } from '../../platform/http/send-stream';
import { FileTooLarge } from '../accountability.errors';

export const CSV_TYPE = 'text/csv; charset=utf-8';
/** The maximum size of an imported file. */
export const MAX_IMPORT_BYTES = 50 * 1024 * 1024;

/** The errors for a whole file: either nothing of it was read, or the rows read so far are stored. */
export const IMPORT_ERRORS = [
  new InvalidInput([{ field: 'file', message: 'is required, as a file of the form' }]),
  new InvalidInput([{ field: 'file', message: 'has no column city' }]),
  401,
  403,
  new FileTooLarge(MAX_IMPORT_BYTES),
];

/** Documents the body of an import: a form with one file. */
export const CsvFileBody = (): MethodDecorator =>
  FormFileBody('CSV in UTF-8, with a header row of field names');

/** The options of an export. */
export class CsvFileQueryDto {
  /** `1`: with a byte order mark, by which spreadsheets recognise UTF-8. @example 1 */
  @WithBom()
  bom: '0' | '1' = '0';
}

/**
 * Sends lines as a file download, respecting backpressure.
 * @param name the file name, without extension
 * @param bom `1`: with a byte order mark
 */
export async function sendCsvFile(
  response: Response,
  name: string,
  lines: AsyncIterable<string>,
  bom: CsvFileQueryDto['bom'],
): Promise<void> {
  response.set({
    'Content-Type': CSV_TYPE,
    'Content-Disposition': `attachment; filename="${name}.csv"`,
    'Cache-Control': 'no-store',
  });
  await sendStream(Readable.from(bom === '1' ? marked(lines) : lines), response);
}

async function* marked(lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  yield* lines;
}

import { Readable } from 'node:stream';
import type { Parser } from 'csv-parse';
import { InvalidInput } from '../../platform/http/domain-error';

const MAX_LINE_LENGTH = 64 * 1024;
const LINE_END = /[\r\n]/;
/** The separators spreadsheets write: a semicolon where the comma is the decimal sign, a tab with UTF-16. */
const SEPARATORS = [',', ';', '\t'] as const;
/** The first line by which spreadsheets say which separator follows. */
const DECLARATION = /^sep=([,;\t])(\r\n|[\r\n]|$)/i;
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Parses the bytes of a CSV file to rows of bytes. UTF-16 with a byte order mark is converted; the separator is the one
 * that a first line `sep=;` names, otherwise that of the header row.
 * @param onSkip called with the number of rows before a row that cannot be read
 * @returns the parser, which fails with InvalidInput if the file was cut off; and `end`, which reads the rest of the
 *   file without parsing it, as the request would never end otherwise
 */
export async function parsedCsv(
  file: Readable,
  onSkip: (rowsBefore: number) => void,
): Promise<{ parser: Parser; end: () => void }> {
  const { parse } = await import('csv-parse');
  const text = inUtf8(file.iterator({ destroyOnReturn: false }));
  const { head, separator } = await beginningOf(text).catch((error: unknown) => {
    file.resume();
    throw error;
  });
  const parser = parse({
    delimiter: separator,
    // A spreadsheet or an editor may use other line endings for lines added to an exported file.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_LINE_LENGTH,
    skip_records_with_error: true,
    on_skip: (error) => {
      onSkip(Number(error?.records ?? 0));
      return undefined;
    },
    // Read as bytes, to check the UTF-8 of each cell.
    encoding: null,
  });
  const source = Readable.from(withHead(head, text), { objectMode: false });
  source.once('error', (error) => parser.destroy(error));
  source.pipe(parser);
  const end = () => {
    // Not before: a file does not flow while the source waits for its next bytes.
    if (source.closed) file.resume();
    else source.once('close', () => file.resume());
    source.unpipe(parser).destroy();
  };
  return { parser, end };
}

/** The bytes of a file as UTF-8, without a byte order mark. @throws InvalidInput if it was cut off */
async function* inUtf8(chunks: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | undefined;
  let isFirst = true;
  try {
    for await (const piece of chunks) {
      const chunk = typeof piece === 'string' ? Buffer.from(piece) : piece;
      if (isFirst) decoder = decoderOf(chunk);
      const bytes = decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
      yield isFirst && isMarked(bytes) ? bytes.subarray(3) : bytes;
      isFirst = false;
    }
    if (decoder) yield Buffer.from(decoder.decode());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw refusal('is not UTF-16, as its byte order mark says');
    throw refusal('was cut off');
  }
}

function decoderOf([first, second]: Buffer): TextDecoder | undefined {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true, ignoreBOM: true });
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { fatal: true, ignoreBOM: true });
  return undefined;
}

function isMarked(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).toString() === BYTE_ORDER_MARK;
}

/** The beginning of a file with its header row, and the separator. A line that names the separator is no row. */
async function beginningOf(text: AsyncGenerator<Buffer>): Promise<{ head: Buffer; separator: string }> {
  const first = await headOf(text);
  const [line, separator, end] = DECLARATION.exec(first.toString('latin1', 0, 7)) ?? [];
  if (line === undefined || separator === undefined) return { head: first, separator: separatorOf(first) };
  const rest = first.subarray(line.length);
  const head = rest.length > 0 ? rest : await headOf(text);
  // The two characters of a line end may come in two pieces.
  const isHalf = rest.length === 0 && end === '\r' && head[0] === '\n'.charCodeAt(0);
  return { head: isHalf ? head.subarray(1) : head, separator };
}

/** The beginning of a file up to the end of its first line. */
async function headOf(text: AsyncGenerator<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let size = 0; size < MAX_LINE_LENGTH;) {
    const next = await text.next();
    if (next.done) break;
    pieces.push(next.value);
    size += next.value.length;
    if (LINE_END.test(next.value.toString('latin1'))) break;
  }
  return Buffer.concat(pieces);
}

function separatorOf(head: Buffer): string {
  const [line = ''] = head.toString().split(LINE_END);
  return SEPARATORS.find((separator) => line.includes(separator)) ?? ',';
}

async function* withHead(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  yield* rest;
}

function refusal(message: string): InvalidInput {
  return new InvalidInput([{ field: 'file', message }]);
}

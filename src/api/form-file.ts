import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Busboy } from 'busboy';
import { type DomainError, InvalidInput } from '../platform/http/domain-error';

const FIELD = 'file';

/**
 * Streams one file of a multipart/form-data request, without buffering it.
 * @param maxBytes the size limit; a longer file is cut off and refused
 * @param tooLarge the error for a longer file
 * @param take reads the file
 * @returns the result of `take`
 * @throws InvalidInput when there is no such file; `tooLarge`
 */
export async function withFormFile<T>(
  request: IncomingMessage,
  maxBytes: number,
  tooLarge: DomainError,
  take: (file: Readable) => Promise<T>,
): Promise<T> {
  const form = await formOf(request, maxBytes);
  let taking: Promise<T> | undefined;
  let cut = false;
  const ended = new Promise<void>((done, fail) => {
    form.on('file', (name, file) => {
      // An incomplete form also emits an error on its files, read or not; an unhandled error event ends the process.
      file.on('error', () => undefined);
      if (name !== FIELD || taking) return void file.resume();
      file.on('limit', () => (cut = true));
      taking = take(file);
      // `take` may fail early; the rest of the request must still be consumed.
      taking.catch(() => file.resume());
    });
    form.on('close', done);
    form.on('error', (error) => {
      fail(new InvalidInput([{ field: 'body', message: `is no whole form: ${(error as Error).message}` }]));
    });
    request.on('aborted', () => form.destroy(new Error('it was cut off')));
  });
  request.pipe(form);
  await ended;
  if (!taking) throw new InvalidInput([{ field: FIELD, message: 'is required, as a file of the form' }]);
  const taken = await taking;
  if (cut) throw tooLarge;
  return taken;
}

async function formOf(request: IncomingMessage, maxBytes: number): Promise<Busboy> {
  const { default: busboy } = await import('busboy');
  try {
    if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) throw new Error('no form');
    return busboy({
      headers: request.headers,
      limits: { files: 2, fileSize: maxBytes, fields: 10, fieldSize: 1000, parts: 20 },
    });
  } catch {
    throw new InvalidInput([
      { field: 'Content-Type', message: 'must be multipart/form-data with a boundary' },
    ]);
  }
}

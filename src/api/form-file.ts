import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { type DomainError, InvalidInput } from '../platform/http/domain-error';
import { isMultipart, readFormParts } from '../platform/http/form-reader';

const FIELD = 'file';
/** A second file and a few fields are ignored. */
const LIMITS = { files: 2, fields: 10, fieldSize: 1000, parts: 20 };

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
  if (!isMultipart(request.headers)) throw noForm();
  let taking: Promise<T> | undefined;
  let isCut = false;
  await readFormParts(request, request.headers, {
    limits: { ...LIMITS, fileSize: maxBytes },
    refusesMoreFields: false,
    onFile: ({ name, file }) => {
      if (name !== FIELD || taking) return undefined;
      file.on('limit', () => (isCut = true));
      taking = take(file);
      return taking;
    },
    malformed: notWholeForm,
    wrongType: noForm,
  });
  if (!taking) throw noFormFile();
  const taken = await taking;
  if (isCut) throw tooLarge;
  return taken;
}

/** The error for a form without a file. */
export function noFormFile(): InvalidInput {
  return new InvalidInput([{ field: FIELD, message: 'is required, as a file of the form' }]);
}

/** The error for a form that breaks off or is malformed, by the reason the parser gives. */
export function notWholeForm(reason: string): InvalidInput {
  return new InvalidInput([{ field: 'body', message: `is no whole form: ${reason}` }]);
}

/** The error for a content type that is no form. */
export function noForm(): InvalidInput {
  return new InvalidInput([
    { field: 'Content-Type', message: 'must be multipart/form-data with a boundary' },
  ]);
}

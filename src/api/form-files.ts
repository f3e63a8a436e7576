import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type DomainError, InvalidInput } from '../platform/http/domain-error';
import { isMultipart, readFormParts } from '../platform/http/form-reader';
import { temporaryPrefix } from '../platform/temporary-files';
import { noForm, noFormFile, notWholeForm } from './form-file';

const FIELD = 'file';
/** A few fields are ignored. */
const LIMITS = { fields: 10, fieldSize: 1000, parts: 30 };

/** The limits of the files of a form, with the error for a file that is too large. */
export interface FormFileLimits {
  maxFiles: number;
  maxBytes: number;
  tooLarge: DomainError;
}

/**
 * Writes the files of a multipart/form-data request to a temporary folder, which is removed afterwards. Other fields
 * are ignored.
 * @param take reads the files, by their paths in the order of the form
 * @returns the result of `take`
 * @throws InvalidInput without a file, or with too many; `tooLarge`
 */
export async function withFormFiles<T>(
  request: IncomingMessage,
  limits: FormFileLimits,
  take: (paths: string[]) => Promise<T>,
): Promise<T> {
  if (!isMultipart(request.headers)) throw noForm();
  const folder = await mkdtemp(temporaryPrefix('form'));
  try {
    return await take(await writtenFiles(request, folder, limits));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writtenFiles(
  request: IncomingMessage,
  folder: string,
  { maxFiles, maxBytes, tooLarge }: FormFileLimits,
): Promise<string[]> {
  const paths: string[] = [];
  let [isCut, isTooMany] = [false, false];
  await readFormParts(request, request.headers, {
    limits: { ...LIMITS, files: maxFiles, fileSize: maxBytes },
    refusesMoreFields: false,
    onFile: ({ name, filename, file }) => {
      // A file input without a selection is sent as a part without a file name.
      if (name !== FIELD || !filename) return undefined;
      file.on('limit', () => (isCut = true));
      const path = join(folder, String(paths.length));
      paths.push(path);
      return pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    },
    onFilesLimit: () => (isTooMany = true),
    malformed: notWholeForm,
    wrongType: noForm,
  });
  if (isTooMany) throw new InvalidInput([{ field: FIELD, message: `must be at most ${maxFiles} files` }]);
  if (isCut) throw tooLarge;
  if (paths.length === 0) throw noFormFile();
  return paths;
}

import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { withFormFile } from '../platform/http/form-file';
import { FileTooLarge } from './accountability.errors';

/**
 * Takes one file of records out of a multipart/form-data request as it comes in, without holding it.
 * @param maxBytes what a longer file is cut at, and refused for
 * @param take reads the file
 * @param isDryRun whether nothing of the file is stored
 * @returns what `take` does
 * @throws InvalidInput when there is no such file; FileTooLarge when it is longer
 */
export function withMultipartFile<T>(
  request: IncomingMessage,
  maxBytes: number,
  take: (file: Readable) => Promise<T>,
  isDryRun = false,
): Promise<T> {
  return withFormFile(request, maxBytes, new FileTooLarge(maxBytes, isDryRun), take);
}

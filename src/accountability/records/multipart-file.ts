import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { withFormFile } from '../../api/form-file';
import { FileTooLarge } from '../accountability.errors';

/**
 * Streams one CSV file of a multipart/form-data request, without buffering it.
 * @param maxBytes the size limit; a longer file is cut off and refused
 * @param take reads the file
 * @param isDryRun whether nothing of the file is stored
 * @returns the result of `take`
 * @throws InvalidInput if there is no such file; FileTooLarge if it is too long
 */
export function withMultipartFile<T>(
  request: IncomingMessage,
  maxBytes: number,
  take: (file: Readable) => Promise<T>,
  isDryRun = false,
): Promise<T> {
  return withFormFile(request, maxBytes, new FileTooLarge(maxBytes, isDryRun), take);
}

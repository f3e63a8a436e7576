import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { temporaryPrefix } from '../../platform/temporary-files';

/** Calls `work` with a unique path in the system's temporary folder, and removes the file afterwards. */
export async function withTemporaryName<T>(work: (path: string) => Promise<T>): Promise<T> {
  const path = temporaryPrefix('media') + randomBytes(9).toString('hex');
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** The same, with a file that contains the given bytes. */
export function withTemporaryFile<T>(bytes: Buffer, work: (path: string) => Promise<T>): Promise<T> {
  return withTemporaryName(async (path) => {
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
    return work(path);
  });
}

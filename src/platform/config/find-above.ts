import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Finds a file or folder of the project from running code, which is the source, the compiled file or the bundle: each
 * stands in another folder below the project's.
 * @param folder the folder of the running code
 * @param path the path to find, relative to a folder above the code
 * @returns its absolute path in the nearest folder that has it
 * @throws Error with `missing`, if no folder has it
 */
export function findAbove(folder: string, path: string, missing = `${path} is missing`): string {
  const found = join(folder, path);
  if (existsSync(found)) return found;
  const above = dirname(folder);
  if (above === folder) throw new Error(missing);
  return findAbove(above, path, missing);
}

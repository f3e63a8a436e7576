import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** A part of the specs of a folder: every n-th file. */
export interface Part {
  /** The number of the part, starting at 1. */
  part: number;
  of: number;
}

/**
 * The spec files below a folder, sorted by name.
 * @param folder from the root of the repository
 * @returns paths from the root
 */
export function specFiles(folder: string, { part, of }: Part = { part: 1, of: 1 }): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .sort()
    .map((file) => join(folder, file))
    .filter((_, index) => index % of === part - 1);
}

/**
 * Declares the specs of a folder in this file, so that they share its module registry. Jest otherwise loads and
 * compiles all modules again for every file, which took two thirds of the processor time of all specs.
 * @param folder from the root of the repository
 */
export function specsIn(folder: string, part?: Part): void {
  for (const file of specFiles(folder, part)) {
    // Inside `describe`, so that hooks and failures belong to their file.
    describe(file, () => {
      jest.requireActual(join(ROOT, file));
    });
  }
}

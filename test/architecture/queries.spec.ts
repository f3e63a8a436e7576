import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sourceFiles } from '../support/source-files';

const SRC = join(__dirname, '../../src');

/** A query answers rows, and a presenter makes the answer of them (docs/ARCHITECTURE.md). */
describe('files of queries and rows', () => {
  const files = sourceFiles(SRC).filter((file) => /\.(queries|rows)\.ts$/.test(file));

  it('know what is asked for, but no answer', () => {
    expect(files.length).toBeGreaterThan(40);
    const answers = files.flatMap((file) => {
      const names = readFileSync(file, 'utf8').match(/\b[A-Z]\w*Dto\b/g) ?? [];
      return [...new Set(names)]
        .filter((name) => !name.endsWith('QueryDto'))
        .map((name) => `${relative(SRC, file)}: ${name}`);
    });
    expect(answers).toEqual([]);
  });
});

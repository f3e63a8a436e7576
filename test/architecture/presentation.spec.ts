import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sourceFiles } from '../support/source-files';

const SRC = join(__dirname, '../../src');
/** What turns rows into what is sent: controllers, presenters among themselves, and what a socket is sent. */
const PRESENTING = /(\.presenter|\.controller|-notifier\.service)\.ts$/;
const IMPORT = /import \{([^}]*)\} from '([^']+)'/g;

/** The presenters that a file imports, with the file. */
function presentersIn(file: string): string[] {
  const found: string[] = [];
  for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
    for (const name of names.match(/\bpresent[A-Z]\w*/g) ?? [])
      // Of pages: it is given the presenter of what they hold.
      if (name !== 'presentPage' && name !== 'presentItems')
        found.push(`${relative(SRC, file)}: ${name} of ${from}`);
  return found;
}

describe('presenters', () => {
  it('are used where something is answered, also through the index of their context', () => {
    const files = sourceFiles(SRC);
    expect(files.filter((file) => PRESENTING.test(file)).flatMap(presentersIn).length).toBeGreaterThan(40);
    expect(files.filter((file) => !PRESENTING.test(file)).flatMap(presentersIn)).toEqual([]);
  });
});

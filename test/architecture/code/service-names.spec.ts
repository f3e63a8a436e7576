import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { documentedIn, sourceFiles } from '../../support/source/source-files';

const ROOT = join(__dirname, '../../..');
const SOURCE = join(ROOT, 'src');

/** The names in the table of writers: these classes have names of their own. */
function namedInRules(): Set<string> {
  const text = readFileSync(join(ROOT, 'docs/rules.md'), 'utf8');
  const list = text.slice(
    text.indexOf('\n## One writer each\n'),
    text.indexOf('\n## Work after a request\n'),
  );
  return new Set([...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
}

describe('the injectable class of a file *.service.ts', () => {
  const named = namedInRules();
  // The pages of the site and the console name theirs themselves.
  const files = sourceFiles(SOURCE).filter(
    (file) => file.endsWith('.service.ts') && !relative(SOURCE, file).startsWith('web/'),
  );

  it('has a name that ends in Service, or that is listed as a writer', () => {
    expect(files.length).toBeGreaterThan(100);
    const isRight = (name: string) => name.endsWith('Service') || named.has(name);
    const wrong = files.filter((file) => !documentedIn(file).some(({ name }) => isRight(name)));
    expect(wrong.map((file) => relative(SOURCE, file))).toEqual([]);
  });
});

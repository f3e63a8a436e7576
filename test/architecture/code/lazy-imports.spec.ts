import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../../support/source/source-files';

const SOURCE = join(__dirname, '../../../src');
const LAZY = /const \{([^}]+)\} =\s*await import\('([^'.][^']*)'\)/g;

/** The names that are imported from each lazily loaded package. */
const asked = sourceFiles(SOURCE).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(LAZY)].map(([, names = '', name = '']) => ({
    package: name,
    names: names.split(',').map((each) => each.split(':')[0]!.trim()),
  })),
);

/** Checks the names in a separate process: Jest resolves modules differently from Node.js. */
function missing(): string[] {
  const program = `
    const asked = JSON.parse(process.env.ASKED);
    const found = await Promise.all(asked.map(async (each) => Object.keys(await import(each.package))));
    const missing = asked.flatMap((each, at) =>
      each.names.filter((name) => !found[at].includes(name)).map((name) => each.package + ': ' + name));
    process.stdout.write(JSON.stringify(missing));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(__dirname, '../../..'),
    env: { ...process.env, ASKED: JSON.stringify(asked) },
    encoding: 'utf8',
  });
  return JSON.parse(output) as string[];
}

describe('lazily loaded packages', () => {
  it('export the imported names', () => {
    expect(asked.length).toBeGreaterThan(5);
    expect(missing()).toEqual([]);
  });
});

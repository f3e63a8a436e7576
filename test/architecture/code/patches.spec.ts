import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/source/deployment';
import { pageOfDocs } from '../../support/source/pages-of-docs';

const files = readdirSync(join(ROOT, 'src/platform/patches'));
const page = pageOfDocs('patches.md');
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version: string } | undefined>;
};

describe('docs/patches.md', () => {
  it('has each file, and each has a spec', () => {
    const patches = files.filter((file) => !file.endsWith('.spec.ts'));
    expect(patches.filter((file) => !page.includes(`\`${file}\``))).toEqual([]);
    expect(patches.filter((file) => !files.includes(file.replace('.ts', '.spec.ts')))).toEqual([]);
    const named = [...page.matchAll(/`([a-z-]+\.ts)`/g)].map(([, file]) => file);
    expect([...new Set(named)].sort()).toEqual(patches.sort());
  });

  it('names the installed versions: after an upgrade, look at what its last column says', () => {
    const named = [...page.matchAll(/(@?[a-z][\w/-]*) (\d+\.\d+\.\d+)/g)];
    expect(named.length).toBeGreaterThan(8);
    const installed = named.map(([, name]) => `${name} ${packages[`node_modules/${name}`]?.version}`);
    expect(named.map(([text]) => text)).toEqual(installed);
  });
});

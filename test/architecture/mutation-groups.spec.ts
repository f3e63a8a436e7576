import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

describe('what mutation tests change', () => {
  it('is files with a spec beside them', () => {
    const config = readFileSync(join(root, 'stryker.config.mjs'), 'utf8');
    const files = [...config.matchAll(/'(src\/[^']+)\.ts'/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThan(0);
    const isThere = (path: string) => existsSync(join(root, path));
    expect(files.filter((file) => !isThere(`${file}.ts`) || !isThere(`${file}.spec.ts`))).toEqual([]);
  });
});

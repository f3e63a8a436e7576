import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../support/source-files';

const PLATFORM = join(__dirname, '../../src/platform');
const MAX_LINES = 4500;

/** The reason is in docs/decisions/0002-design.md#sizes. */
describe('the platform', () => {
  it('stays within its size limit', () => {
    const lines = sourceFiles(PLATFORM).map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
    const sum = lines.reduce((total, each) => total + each, 0);
    expect(sum).toBeGreaterThan(MAX_LINES / 2);
    expect(sum).toBeLessThanOrEqual(MAX_LINES);
  });
});

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';

/** A process that prints as libraries do, with a logger that writes JSON lines. */
const PROGRAM = `
  const warn = (fields, msg) => process.stdout.write(JSON.stringify({ ...fields, msg }) + '\\n');
  logLibraryLines({ warn });
  console.warn('socket usage at capacity=%d\\nSee the documentation', 50);
  console.error(new RangeError('too many'));
  process.emitWarning('too old', 'NodeVersionWarning');
`;

describe('lines that libraries print', () => {
  it('are lines of the log, and nothing else is printed', () => {
    const source = readFileSync(join(__dirname, 'library-lines.ts'), 'utf8');
    const { code } = transformSync(source, {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'commonjs' },
    });
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', code + PROGRAM], { encoding: 'utf8' });
    expect(stderr).toBe('');
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>);
    expect(lines).toEqual([
      { text: 'socket usage at capacity=50\nSee the documentation', msg: 'a library printed a line' },
      { text: expect.stringContaining('RangeError: too many') as string, msg: 'a library printed a line' },
      { text: 'NodeVersionWarning: too old', msg: 'a library printed a line' },
    ]);
  });
});

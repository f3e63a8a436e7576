import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('the checks of a change', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const commands = textOf('.ci/run')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

  it('stop at the first step that fails', () => {
    expect(commands[0]).toBe('set -euo pipefail');
    const steps = commands.filter((command) => /\bnpm\b/.test(command));
    expect(steps.filter((command) => /\|\||&\s*$|;/.test(command))).toEqual(['npm run lint &']);
    // It runs in parallel with the next step, and the script waits for its exit code.
    const lint = commands.indexOf('npm run lint &');
    expect(commands.slice(lint + 1, lint + 4)).toEqual(['lint=$!', 'npm run typecheck', 'wait "$lint"']);
  });

  it('are, in this order: installation, lint, types, build and documents, tests with a browser, fault tests', () => {
    expect(commands.filter((command) => /\bnpm\b/.test(command))).toEqual([
      'npm ci',
      'npm run lint &',
      'npm run typecheck',
      'npm run build',
      'npm run lint:documents',
      'THOROUGH=true REQUIRE_BROWSER=1 npm test',
      'npm run test:faults',
    ]);
    expect(commands.join('\n')).toContain('apt-get install --yes --no-install-recommends chromium');
  });

  it('use the test commands of the README', () => {
    const [, documented = ''] = /^ {4}(npm .*\bnpm test)$/m.exec(textOf('README.md')) ?? [];
    const each = documented.split(' && ');
    expect(each).toEqual(['npm ci', 'npm test']);
    for (const command of each) expect(commands.some((own) => own.endsWith(command))).toBe(true);
  });

  it('run existing scripts, and none that does nothing', () => {
    const named = commands.flatMap((command) => /\bnpm (?:run )?(\S+)$/.exec(command)?.[1] ?? []);
    for (const name of named.filter((each) => each !== 'ci'))
      expect([name, scripts[name]]).toEqual([
        name,
        expect.stringMatching(/\b(eslint|tsc|build\.mjs|jest)\b/),
      ]);
    expect(scripts.lint).toBe('eslint . && prettier --check . && npm run depcruise');
    expect(scripts.depcruise).toBe('depcruise src --config .dependency-cruiser.cjs');
    expect(scripts['lint:documents']).toContain('.ci/lint-documents.mjs');
    expect(scripts.typecheck).toMatch(/tsc --noEmit -p tsconfig\.json/);
    expect(scripts['test:faults']).toContain('jest.resilience.config.js');
  });
});

describe('the library of the S3 store', () => {
  const loaded = (expression: string) =>
    spawnSync(
      process.execPath,
      [
        '--input-type=commonjs',
        '--eval',
        `Promise.resolve(${expression}).then(({ S3Client }) => new S3Client({ region: 'eu-west-1' }))`,
      ],
      { cwd: ROOT, encoding: 'utf8', env: { PATH: process.env.PATH } },
    );

  it('is loaded without a warning about the version of Node.js', () => {
    const module = JSON.stringify(join(ROOT, 'dist/src/config/s3-library.js'));
    const { status, stdout, stderr } = loaded(`require(${module}).loadS3Library()`);
    expect([status, stdout, stderr]).toEqual([0, '', '']);
  });
});

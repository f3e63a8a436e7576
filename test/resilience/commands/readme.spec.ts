import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../support/service/database';
import { type ServerProcess, startServer } from '../../support/process/server-process';

const README = readFileSync(join(__dirname, '../../../README.md'), 'utf8');
const PASSWORD = 'the password of the first account';

/** The commands of the tour: its indented blocks, in order. */
function tour(): string {
  const section = /## Sign in, and report your first issue\n([^]*?)\n## /.exec(README)?.[1] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('    '))
    .map((line) => line.slice(4))
    .join('\n');
}

describe("the README's tour", () => {
  const folder = mkdtempSync(join(tmpdir(), 'civic-tour-'));
  let database: TestDatabase;
  let server: ServerProcess;

  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startServer({
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      JWT_SECRET: 'a secret of more than thirty-two characters',
      SEED_DEMO: 'true',
      CONSOLE_ADMIN_EMAIL: 'admin@console.example',
      CONSOLE_ADMIN_PASSWORD: PASSWORD,
    });
  });
  afterAll(async () => {
    server.process.kill();
    await server.ended;
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('runs unchanged, and no request is refused', () => {
    const script = join(folder, 'tour.sh');
    writeFileSync(script, `set -euo pipefail\n${tour()}\n`);
    const { status, stdout, stderr } = spawnSync('bash', [script], {
      cwd: folder,
      env: { ...process.env, URL: server.url },
      input: `${PASSWORD}\n`,
      encoding: 'utf8',
    });
    expect({ status, stderr, last: status === 0 ? '' : stdout.slice(-500) }).toEqual({
      status: 0,
      stderr: '',
      last: '',
    });
    expect(stdout).toMatch(/"assignedTo":\{[^}]*Ward Officer, H\/West/);
    for (const part of ['"in_progress"', '"Two street lights dark', '"issue.status_change"'])
      expect(stdout).toContain(part);
  });
});

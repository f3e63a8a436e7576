import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { staffMember } from '../factories/console';
import { startService, type TestService } from '../support/service/service';

const ROOT = join(__dirname, '../..');
const PROGRAM = join(__dirname, 'program.mts');
/** Two levels below the root, like the program: it imports the client by a relative path. */
const BUILT = join(ROOT, `.data-client-${process.pid}`);

const TSC = [
  join(ROOT, 'node_modules/typescript/bin/tsc'),
  ...['--strict', '--module', 'nodenext', '--target', 'es2022', '--types', 'node'],
];

describe('the typed client', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
    execFileSync(process.execPath, [join(ROOT, '.ci/client.mjs')], { stdio: 'pipe' });
  });
  afterAll(async () => {
    rmSync(BUILT, { recursive: true, force: true });
    await service.stop();
  });

  it('works with all three surfaces', async () => {
    const compiled = spawnSync(process.execPath, [...TSC, '--outDir', join(BUILT, 'out'), PROGRAM], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect({ status: compiled.status, output: compiled.stdout }).toEqual({ status: 0, output: '' });
    const staff = await staffMember(service);
    const identity = await service.tokenApi.post<{ idToken: string }>('/dev/identity', {
      email: 'asha@example.org',
      name: 'Asha',
    });
    const program = [join(BUILT, 'out/program.mjs'), service.url, identity.body.idToken];
    const { stdout } = await promisify(execFile)(process.execPath, [...program, staff.email, staff.password]);
    expect(JSON.parse(stdout)).toEqual({
      reporter: 'Asha',
      fields: expect.arrayContaining(['title', 'description']) as string[],
      shown: 'Street light out at the corner',
      acknowledged: 'ack',
    });
  });
});

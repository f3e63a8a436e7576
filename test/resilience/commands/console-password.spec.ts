import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConsoleAccountsService } from '../../../src/admin-console/auth/console-accounts.service';
import { ConsoleSessionService } from '../../../src/admin-console/auth/console-session.service';
import { staffMember } from '../../factories/console';
import { runBuiltCommand } from '../../support/process/command';
import { send } from '../../support/network/http';
import { type ServerProcess, spawnServer, startServer } from '../../support/process/server-process';
import { startService, type TestService } from '../../support/service/service';

const COMMAND = 'reset-console-password.js';
const EMAIL = 'admin@console.example';
/** The embedded database of a first start, without the demonstration. */
const FIRST_START = { NODE_ENV: '', LOCAL_IDENTITY: '' };

const signIn = async (url: string, email: string, password: string) =>
  (
    await send({
      method: 'POST',
      url: `${url}/api/admin/auth/login`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ email, password }),
    })
  ).status;

describe('the password of the first account of the console, on the embedded database', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'civic-console-'));
  let service: ServerProcess | undefined;

  afterEach(async () => {
    service?.process.kill('SIGTERM');
    await service?.ended;
    service = undefined;
  });
  afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

  it('is shown by the first start that listens, even if an earlier one found its port in use', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as { port: number };
    const refused = spawnServer({ ...FIRST_START, DATA_DIR, PORT: String(port) });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).not.toContain(EMAIL);
    await new Promise((done) => other.close(done));

    service = await startServer({ ...FIRST_START, DATA_DIR });
    const [, password] = await service.wrote(/admin@console\.example {2}(\S+)/);
    expect(await signIn(service.url, EMAIL, password!)).toBe(200);
  });

  it('is reset beside a running service, and without one', async () => {
    const stopped = await runBuiltCommand(COMMAND, { DATA_DIR }, [EMAIL]);
    expect(stopped).toMatchObject({ code: 0, complaint: '' });
    service = await startServer({ ...FIRST_START, DATA_DIR });
    const passwordIn = (output: string) => /^ {2}(\S+)$/m.exec(output)?.[1] ?? '';
    expect(await signIn(service.url, EMAIL, passwordIn(stopped.output))).toBe(200);

    const beside = await runBuiltCommand(COMMAND, { DATA_DIR }, [EMAIL]);
    expect(beside.code).toBe(0);
    expect(await signIn(service.url, EMAIL, passwordIn(stopped.output))).toBe(401);
    expect(await signIn(service.url, EMAIL, passwordIn(beside.output))).toBe(200);
  });
});

describe('npm run console:reset-password', () => {
  let service: TestService;
  const folder = mkdtempSync(join(tmpdir(), 'civic-console-'));
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const reset = (...args: string[]) =>
    runBuiltCommand(COMMAND, { DATA_DIR: folder, DATABASE_URL: service.database.url }, args);
  const me = (cookie: string) => service.consoleApi.with({ cookie }).get('/api/admin/auth/me');

  it('replaces the password, ends only the sessions of that account, and adds an audit record', async () => {
    const [lost, other] = [await staffMember(service), await staffMember(service)];
    const { code, output } = await reset(lost.email.toUpperCase());
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(
        new RegExp(`^The new password of ${lost.email}, shown this once:\\n {2}[\\w-]{16}\\n`),
      ),
    ]);
    expect((await me(lost.cookie)).status).toBe(401);
    expect((await me(other.cookie)).status).toBe(200);
    expect(await signIn(service.url, lost.email, lost.password)).toBe(401);
    const { body } = await other.api.get<object[]>('/api/admin/ops/audit?limit=1');
    expect(body).toMatchObject([
      {
        actor: { id: 'operator', name: 'Operator (command line)' },
        action: 'access.reset_password',
        targetType: 'console_account',
        targetId: lost.id,
      },
    ]);
    const verified = await runBuiltCommand('verify-audit.js', { DATABASE_URL: service.database.url });
    expect(verified.code).toBe(0);
  });

  it('prevents sessions whose password was checked before', async () => {
    const { email, password } = await staffMember(service);
    const account = await service.app
      .get(ConsoleAccountsService, { strict: false })
      .withPassword(email, password);
    expect((await reset(email)).code).toBe(0);
    const sessions = service.app.get(ConsoleSessionService, { strict: false });
    await expect(sessions.begin(account, { passwordHash: account.passwordHash })).rejects.toThrow(
      'Wrong email or password',
    );
  });

  it('reports that a deactivated account stays deactivated', async () => {
    const [admin, gone] = [await staffMember(service), await staffMember(service)];
    await admin.api.post(`/api/admin/access/accounts/${gone.id}/deactivate`);
    const { code, output } = await reset(gone.email);
    expect([code, output]).toEqual([0, expect.stringContaining('The account is deactivated')]);
    expect(await signIn(service.url, gone.email, /^ {2}(\S+)$/m.exec(output)![1]!)).toBe(401);
  });

  it('does nothing for an unknown email, without an email, or without a database', async () => {
    const unknown = await reset('nobody@city.example');
    expect([unknown.code, unknown.complaint]).toEqual([
      2,
      'The console has no account with the email nobody@city.example.\n',
    ]);
    for (const args of [[], ['--help'], ['one@city.example', 'two@city.example']])
      expect(await reset(...args)).toMatchObject({
        code: 2,
        complaint: expect.stringContaining('Usage:') as string,
      });
    const elsewhere = join(folder, 'nothing');
    expect((await runBuiltCommand(COMMAND, { DATA_DIR: elsewhere }, [EMAIL])).code).toBe(2);
    expect(existsSync(elsewhere)).toBe(false);
  });
});

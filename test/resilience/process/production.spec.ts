import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '../../support/network/client';
import { send } from '../../support/network/http';
import { spawnServer, startServer } from '../../support/process/server-process';

/** The settings of the other specs, unset. */
const PRODUCTION = {
  NODE_ENV: 'production',
  LOCAL_IDENTITY: '',
  SEED_DEMO: '',
  PERSONAL_DATA_KEY_FILE: '',
};

describe('a start in production', () => {
  const folder = mkdtempSync(join(tmpdir(), 'civic-production-'));
  const DATA_DIR = join(folder, 'data');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('without the required settings ends with all of them named, each with its fix, and creates nothing', async () => {
    const server = spawnServer({ ...PRODUCTION, DATA_DIR });
    expect(await server.ended).toBe(1);
    expect(server.output().split('\n')).toEqual([
      'The service cannot start:',
      expect.stringMatching(/^ {2}- DATABASE_URL: is required in production\. Set postgres:\/\//),
      expect.stringMatching(/^ {2}- JWT_SECRET: is required in production\. Set at least 32 random bytes/),
      expect.stringMatching(/^ {2}- PERSONAL_DATA_KEY_FILE: is required in production\. Set a file/),
      expect.stringMatching(/^ {2}- OIDC_AUDIENCE: is required in production\. Set the client id/),
      expect.stringMatching(/^ {2}- PUBLIC_BASE_URL: is required in production\. Set the origin/),
      '',
    ]);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('with an embedded database starts, without the demonstration', async () => {
    const server = await startServer({ ...PRODUCTION, DATA_DIR, ALLOW_EMBEDDED: 'true' });
    try {
      await server.wrote(/nobody can sign in: set OIDC_AUDIENCE/);
      expect(statSync(join(DATA_DIR, 'personal-data.key')).mode & 0o777).toBe(0o600);
      const list = await send<Envelope<{ items: object[] }>>({
        method: 'GET',
        url: `${server.url}/api/issues`,
      });
      expect(list.body.data.items).toEqual([]);
      const identity = await send({ method: 'POST', url: `${server.url}/dev/identity` });
      expect(identity.status).toBe(404);
      expect(server.output()).not.toMatch(/demonstration|admin@console\.example/);
    } finally {
      server.process.kill('SIGTERM');
      await server.ended;
    }
  });
});

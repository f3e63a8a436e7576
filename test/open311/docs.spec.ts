import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ApiClientsService } from '../../src/auth';
import { Config } from '../../src/platform/config/config';
import { DemonstrationKeyService } from '../../src/open311';
import { Database } from '../../src/platform/database/database';
import { welcome } from '../../src/app/welcome';
import { startService, type TestService } from '../support/service/service';

const PAGE = readFileSync(join(__dirname, '../../docs/open311.md'), 'utf8');

/** The shell commands of the page, each with its lines joined. */
const commands = [...PAGE.matchAll(/^```sh\n([^]*?)^```$/gm)]
  .flatMap(([, block = '']) => block.replaceAll('\\\n', ' ').trim().split('\n'))
  .map((command) => command.replaceAll(/ +/g, ' '));

describe('the examples of docs/open311.md', () => {
  let service: TestService;
  let key: string;

  /** The key that a start with some settings creates. */
  function keyOfStart(changes: Partial<Config['settings']>): Promise<string | undefined> {
    const [clients, database, config] = [
      service.app.get(ApiClientsService, { strict: false }),
      service.app.get(Database, { strict: false }),
      service.app.get(Config, { strict: false }),
    ];
    const embedded = { DATABASE_URL: undefined, NODE_ENV: 'development' as const };
    const settings = { ...config.settings, ...embedded, ...changes };
    return new DemonstrationKeyService(clients, database, { ...config, settings }).ensure();
  }

  beforeAll(async () => {
    service = await startService();
    expect(await keyOfStart({ DATABASE_URL: service.database.url })).toBeUndefined();
    expect(await keyOfStart({ NODE_ENV: 'production' })).toBeUndefined();
    key = (await keyOfStart({}))!;
  });
  afterAll(() => service.stop());

  it('use a key that the first start with the embedded database creates and shows once', async () => {
    expect(key).toMatch(/^c311_/);
    const config = service.app.get(Config, { strict: false });
    expect(welcome(config, 3000, { openKey: key })).toContain(`    ${key}\n`);
    expect(await keyOfStart({})).toBeUndefined();
    expect(welcome(config, 3000)).not.toContain('Open311');
  });

  it('are complete in number', () => {
    expect(commands.length).toBeGreaterThanOrEqual(12);
  });

  it.each(commands)('%s', async (command) => {
    // The ward of the example is one of the delivered records.
    const environment = { ...process.env, URL: service.url, KEY: key };
    const { stdout } = await promisify(execFile)('bash', ['-c', `${command} -w '\\n%{http_code}'`], {
      env: environment,
    });
    expect(stdout.trim().split('\n').at(-1)).toBe('200');
  });
});

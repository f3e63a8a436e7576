import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apiClient } from '../factories/open311';
import { startService, type TestService } from '../support/service';

const PAGE = readFileSync(join(__dirname, '../../docs/open311.md'), 'utf8');

/** The commands of the page, each with its lines joined. */
const commands = [...PAGE.matchAll(/^```sh\n([^]*?)^```$/gm)]
  .flatMap(([, block = '']) => block.replaceAll('\\\n', ' ').trim().split('\n'))
  .map((command) => command.replaceAll(/ +/g, ' '));

describe('the examples of docs/open311.md', () => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startService();
    ({ apiKey: key } = await apiClient(service, { cityScope: ['mumbai'] }));
  });
  afterAll(() => service.stop());

  it('are as many as they should be', () => {
    expect(commands.length).toBeGreaterThanOrEqual(12);
  });

  it.each(commands)('%s', async (command) => {
    // The ward of the example is one of the records the service comes with.
    const environment = { ...process.env, URL: service.url, KEY: key };
    const { stdout } = await promisify(execFile)('bash', ['-c', `${command} -w '\\n%{http_code}'`], {
      env: environment,
    });
    expect(stdout.trim().split('\n').at(-1)).toBe('200');
  });
});

import { type CataloguedRoute, RouteCatalog } from '../../src/api/route-catalog';
import { Database } from '../../src/platform/database/database';
import type { Logger } from '../../src/platform/logging/logger';
import { staffMember, type StaffMember } from '../factories/console';
import { person, type TestPerson } from '../factories/people';
import { send } from '../support/network/http';
import { startService, type TestService } from '../support/service/service';

const WORDS_OF_THE_DATABASE =
  'relation "secret_table" at character 17, select password_hash from console_accounts';

describe('logs and answers', () => {
  let service: TestService;
  let staff: StaffMember;
  let asha: TestPerson;
  let routes: CataloguedRoute[];
  const logged: Array<{ level: string; fields: Record<string, unknown>; message: string }> = [];

  beforeAll(async () => {
    const at = (level: string) => (fields: object, message: string) =>
      void logged.push({ level, fields: fields as Record<string, unknown>, message });
    const logger: Logger = {
      debug: at('debug'),
      info: at('info'),
      warn: at('warn'),
      error: at('error'),
      flush: () => Promise.resolve(true),
    };
    service = await startService({ logger });
    routes = service.app.get(RouteCatalog).routes();
    staff = await staffMember(service);
    asha = await person(service);
  });
  afterAll(() => service.stop());

  describe('of an unexpected failure', () => {
    const failWith = (error: Error) => {
      const database = service.app.get(Database, { strict: false });
      const spies = [
        jest.spyOn(database, 'rows'),
        jest.spyOn(database, 'row'),
        jest.spyOn(database, 'transaction'),
      ];
      for (const spy of spies) spy.mockRejectedValue(error);
      return () => spies.forEach((spy) => spy.mockRestore());
    };

    it.each([
      ['of the program', new TypeError(WORDS_OF_THE_DATABASE), 500],
      [
        'of the database',
        Object.assign(new Error(WORDS_OF_THE_DATABASE), { code: 'XX000', detail: 'Key (email)=(a@b.c)' }),
        500,
      ],
      [
        'of the schema',
        Object.assign(new Error(WORDS_OF_THE_DATABASE), { code: '42P01', table: 'secret_table' }),
        500,
      ],
      ['of the connection', Object.assign(new Error(WORDS_OF_THE_DATABASE), { code: 'ECONNREFUSED' }), 503],
      ['of a value', Object.assign(new Error(WORDS_OF_THE_DATABASE), { code: '22P02' }), 400],
    ])('%s reveals nothing in any answer, and everything in the log', async (_, error, expected) => {
      const restore = failWith(error);
      let failures = 0;
      try {
        for (const { method, path, surface } of routes) {
          logged.length = 0;
          const answer = await send({
            method,
            url: service.url + path.replaceAll(/:\w+/g, 'x'),
            headers: {
              'content-type': 'application/json',
              'x-api-surface': surface,
              authorization: `Bearer ${asha.accessToken}`,
              cookie: staff.cookie,
            },
            payload: method === 'GET' ? undefined : '{}',
          });
          for (const inside of [
            'secret_table',
            'select password',
            'character 17',
            'a@b.c',
            '/src/',
            'node_modules',
          ])
            expect([path, inside, answer.text.includes(inside)]).toEqual([path, inside, false]);
          expect(answer.headers['x-request-id']).toMatch(/^[\w-]+$/);
          if (answer.status !== expected) continue;
          failures++;
          if (expected < 500) continue;
          const line = logged.find(
            ({ fields }) =>
              fields.requestId === answer.headers['x-request-id'] && ('err' in fields || 'cause' in fields),
          );
          // An outage has its own log lines; failures caused by it are logged at level debug.
          expect([path, line?.level]).toEqual([path, expected === 500 ? 'error' : 'debug']);
        }
      } finally {
        restore();
      }
      expect(failures).toBeGreaterThan(60);
    });
  });

  it('contain no lines written by a client: ids and paths stay within their fields', async () => {
    logged.length = 0;
    const forged = '%0d%0a{"level":50,"msg":"forged"}';
    await send({ method: 'GET', url: `${service.url}/api/nowhere/${forged}?secret=1` });
    await send({
      method: 'GET',
      url: `${service.url}/api/health`,
      headers: { 'x-request-id': 'a b {"level":50}' },
    });
    while (logged.filter(({ message }) => message === 'request').length < 2)
      await new Promise((done) => setTimeout(done, 5));
    const [first, second] = logged.filter(({ message }) => message === 'request').map(({ fields }) => fields);
    expect(String(first?.path)).toMatch(/^\/api\/nowhere\/%0d%0a[^\r\n]*$/);
    expect(JSON.stringify(first)).not.toContain('secret');
    expect(second?.requestId).toMatch(/^[\da-f]{12}-\w+$/);
  });
});

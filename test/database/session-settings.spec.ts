import { Client } from 'pg';
import { SESSION_SETTINGS } from '../../src/platform/config/session-url';
import { isUpToDate } from '../../src/platform/database/migrate';
import { Config } from '../../src/platform/config/config';
import { Database } from '../../src/platform/database/database';
import { statement } from '../../src/platform/database/statement';
import { MIGRATIONS } from '../../src/app/migrations';
import { report } from '../factories/issues';
import type { Envelope } from '../support/network/client';
import { createTestDatabase, SERVICE_ROLE, type TestDatabase } from '../support/service/database';
import { startService, type TestService } from '../support/service/service';

/** Defaults of the role in its database that the service cannot work with. */
const DEFAULTS: Record<string, string> = {
  DateStyle: 'SQL, DMY',
  IntervalStyle: 'iso_8601',
  TimeZone: 'Asia/Kolkata',
  standard_conforming_strings: 'off',
  search_path: 'elsewhere',
  bytea_output: 'escape',
  extra_float_digits: '-10',
  array_nulls: 'off',
  transform_null_equals: 'on',
  gin_fuzzy_search_limit: '1',
  default_transaction_isolation: 'serializable',
};
const current = statement('test.setting', 'select current_setting($1) as value');

describe('a role whose sessions have other defaults', () => {
  let database: TestDatabase;
  let service: TestService;

  beforeAll(async () => {
    database = await createTestDatabase();
    const name = new URL(database.url).pathname.slice(1);
    await database.sql('create schema elsewhere');
    for (const [setting, value] of Object.entries(DEFAULTS))
      await database.sql(`alter role ${SERVICE_ROLE} in database ${name} set ${setting} = '${value}'`);
    service = await startService({ databaseUrl: database.url });
  });
  afterAll(async () => {
    await service.stop();
    await database.drop();
  });

  it('has other defaults for each setting the service depends on', () => {
    expect(Object.keys(DEFAULTS).sort()).toEqual(Object.keys(SESSION_SETTINGS).sort());
  });

  it.each(Object.keys(DEFAULTS))('does not change the %s of the service', async (setting) => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [setting]);
    await client.end();
    expect(rows[0]?.value).toBe(DEFAULTS[setting]);
    const { value } = (await service.app.get(Database).row<{ value: string }>(current, [setting]))!;
    expect(value.replaceAll(' ', '')).toBe(SESSION_SETTINGS[setting]!.replaceAll(' ', ''));
  });

  it('signs people in, and stores times and places as they were sent', async () => {
    const now = new Date(Math.floor(Date.now() / 1000) * 1000 + 89);
    service.clock.stand(now);
    const identity = { email: 'asha@example.org', name: "Asha O'Brien \\ Kulkarni" };
    const { body: given } = await service.tokenApi.post<{ idToken: string }>('/dev/identity', identity);
    const { body, status } = await service.tokenApi.post<Envelope<{ accessToken: string }>>(
      '/api/auth/google',
      { idToken: given.idToken },
    );
    expect(status).toBe(200);
    const api = service.tokenApi.as(body.data);
    const location = { lat: 19.054412345678, lng: 72.832456789012, address: '' };
    const { body: created } = await api.post<Envelope<{ issueId: string }>>(
      '/api/issues',
      report({ location }),
    );
    const { body: shown } = await api.get<Envelope<object>>(`/api/issues/${created.data.issueId}`);
    expect(shown.data).toMatchObject({
      location,
      createdAt: now.toISOString(),
      reportedBy: { displayName: identity.name },
    });
  });

  it('finds the schema', async () => {
    expect(await isUpToDate(service.app.get(Config).databaseUrl, MIGRATIONS)).toBe(true);
  });
});

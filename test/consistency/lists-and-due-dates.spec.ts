import { DataSource } from 'typeorm';
import type { Pool, PoolClient } from 'pg';
import { reportedIssue } from '../factories/issues';
import { startService, type TestService } from '../support/service/service';

const SHOWN = 5;

describe('a list of issues', () => {
  let service: TestService;
  const asked: string[] = [];
  beforeAll(async () => {
    service = await startService();
    for (let n = 0; n < SHOWN; n++) await reportedIssue(service);
    const { master } = service.app.get(DataSource).driver as unknown as { master: Pool };
    const watched = new Set<PoolClient>();
    master.on('acquire', (client) => {
      if (watched.has(client)) return;
      watched.add(client);
      const query = client.query.bind(client) as (...values: unknown[]) => unknown;
      Object.assign(client, {
        query: (...values: unknown[]) => {
          const [first] = values;
          asked.push(typeof first === 'string' ? first : (first as { text: string }).text);
          return query(...values);
        },
      });
    });
  });
  afterAll(() => service.stop());

  it.each(['publicApi', 'tokenApi'] as const)('of the %s makes no queries for due dates', async (surface) => {
    const askedFor = async () => {
      asked.splice(0);
      expect((await service[surface].get('/api/issues')).status).toBe(200);
      return asked.splice(0);
    };
    const [{ due } = {}] = await service.database.sql<{ due: number }>(
      'select count(due_at)::int as due from issues',
    );
    expect(due).toBe(SHOWN);
    // The first request makes the queries that are made once per process.
    await askedFor();
    const withDates = await askedFor();
    await service.database.sql('create table kept as select id, due_at, next_escalation_at from issues');
    await service.database.sql('update issues set due_at = null, next_escalation_at = null');
    const without = await askedFor();
    await service.database.sql(
      'update issues i set due_at = k.due_at, next_escalation_at = k.next_escalation_at from kept k where k.id = i.id',
    );
    await service.database.sql('drop table kept');
    expect(withDates.length).toBeGreaterThan(0);
    expect(withDates).toEqual(without);
  });
});

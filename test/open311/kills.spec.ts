import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { reportForm } from '../factories/open311';
import { send } from '../support/http';
import { seeded } from '../support/seeded';
import type { ServerProcess } from '../support/server-process';
import { createSite, type Site } from '../support/site';

const KEY = 'c311_key-of-a-test';
const ROUNDS = 3;
const REPORTS = 6;
const MAX_TRIES = 60;
const RETRY_MS = 200;

describe('a report that is repeated until it is answered', () => {
  let site: Site;
  beforeAll(async () => {
    site = await createSite();
  });
  afterAll(() => site.clear());

  async function registerClient(): Promise<void> {
    await site.database.sql(
      `insert into users (id, display_name, role, city, created_at, updated_at)
       values ('cli_test', 'Relay', 'viewer', 'mumbai', now(), now()) on conflict do nothing`,
    );
    await site.database.sql(
      `insert into api_clients (id, name, key_hash, created_at) values ('cli_test', 'Relay', $1, now()) on conflict do nothing`,
      [createHash('sha256').update(KEY).digest('hex')],
    );
  }

  const file = (server: ServerProcess, form: Record<string, string>) =>
    send<Array<{ service_request_id: string }>>({
      method: 'POST',
      url: `${server.url}/open311/v2/requests.json`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...form, api_key: KEY }).toString(),
    });

  /** Repeats a report, as a client does that was not answered, or told to come back. */
  async function insisted(server: ServerProcess, form: Record<string, string>): Promise<string> {
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
      const answer = await file(server, form);
      if (answer.status === 200) return answer.body[0]!.service_request_id;
      expect([409, 503]).toContain(answer.status);
      await setTimeout(RETRY_MS);
    }
    throw new Error('it was never answered');
  }

  it('makes one issue, also where the service is killed at any moment', async () => {
    const chance = seeded('kills while reports are filed');
    await registerClient();
    const forms = new Map<string, Record<string, string>>();
    for (let round = 0; round < ROUNDS; round++) {
      const server = await site.start();
      const sent = Array.from({ length: REPORTS }, (_, n) => {
        const key = `kill-${round}-${n}`;
        const form = reportForm({
          client_request_id: key,
          description: `Report ${key} of a client that insists`,
        });
        forms.set(key, form);
        return file(server, form).catch(() => undefined);
      });
      await setTimeout(chance.below(120));
      server.process.kill('SIGKILL');
      await Promise.all([...sent, server.ended]);
    }
    const server = await site.start();
    const first = await Promise.all([...forms.values()].map((form) => insisted(server, form)));
    const second = await Promise.all([...forms.values()].map((form) => insisted(server, form)));
    expect(second).toEqual(first);
    const counts = await site.database.sql<{ n: number }>(
      `select count(*)::int as n from issues where description like 'Report kill-%' group by description`,
    );
    expect(counts.map(({ n }) => n)).toEqual(Array(ROUNDS * REPORTS).fill(1));
  }, 300_000);
});

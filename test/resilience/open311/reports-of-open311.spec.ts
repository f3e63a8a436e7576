import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { photo } from '../../factories/files';
import { reportForm } from '../../factories/open311';
import { send } from '../../support/network/http';
import { isLong } from '../../support/process/fault-report';
import { seeded } from '../../support/service/seeded';
import type { ServerProcess } from '../../support/process/server-process';
import { createSite, type Site } from '../../support/process/site';

const KEY = 'c311_key-of-a-test';
const ROUNDS = isLong ? 10 : 2;
/** The number of new reports per kill: half of them have the key in a header, half in an argument. */
const REPORTS = 2;
const REPETITIONS = 20;
/** The service is killed after this many repetitions, so that the kills are spread over all repetitions of a report. */
const SPACING = REPETITIONS / ROUNDS;
const LAST_BEGUN = SPACING * (ROUNDS - 1);
const MAX_TRIES = 60;
const RETRY_MS = 200;
/** A high limit, so that the test fails only if it never ends. */
const TIMEOUT_MS = 240_000 + ROUNDS * 60_000;

/** A part of a form. */
function partOf(head: string, content: string | Buffer): Buffer {
  const lines = `--part\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  return Buffer.concat([Buffer.from(lines), Buffer.from(content), Buffer.from('\r\n')]);
}

/** A report, with the key that identifies its repetitions. */
interface Insisted {
  form: Record<string, string>;
  headers: Record<string, string>;
}

describe('a report that is repeated until it is answered', () => {
  let site: Site;
  let picture: Buffer;
  beforeAll(async () => {
    site = await createSite();
    picture = await photo('png', { width: 24, height: 18 });
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

  /** Sends a report with its picture. */
  const file = (server: ServerProcess, { form, headers }: Insisted) =>
    send<Array<{ service_request_id: string }>>({
      method: 'POST',
      url: `${server.url}/open311/v2/requests.json`,
      headers: { 'content-type': 'multipart/form-data; boundary=part', ...headers },
      payload: Buffer.concat([
        ...Object.entries({ ...form, api_key: KEY }).map(([name, value]) => partOf(`name="${name}"`, value)),
        partOf('name="media[]"; filename="one.png"', picture),
        Buffer.from('--part--\r\n'),
      ]),
    });

  /** Repeats a report as a client does that got no answer, or a 409. */
  async function insisted(server: ServerProcess, report: Insisted): Promise<string> {
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
      const answer = await file(server, report);
      if (answer.status === 200) return answer.body[0]!.service_request_id;
      expect([409, 503]).toContain(answer.status);
      await setTimeout(RETRY_MS);
    }
    throw new Error('it was never answered');
  }

  function newReport(key: string, isHeader: boolean): Insisted {
    const form = reportForm({ description: `Report ${key} of a client that insists` });
    return isHeader
      ? { form, headers: { 'idempotency-key': key } }
      : { form: { ...form, client_request_id: key }, headers: {} };
  }

  it(
    'makes one issue of twenty repetitions with its picture, also if the service is killed at any time',
    async () => {
      const chance = seeded('kills while reports are filed');
      await registerClient();
      const reports: Insisted[] = [];
      const kept: Array<Set<string>> = [];
      let server = await site.start();
      for (let n = 0; n < REPETITIONS + LAST_BEGUN; n++) {
        if (n % SPACING === 0) {
          for (let more = 0; more < REPORTS && n <= LAST_BEGUN; more++) {
            reports.push(newReport(`kill-${n}-${more}`, more % 2 === 0));
            kept.push(new Set());
          }
          // Answered reports are repeated, too.
          const sent = reports.map((report) => file(server, report).catch(() => undefined));
          await setTimeout(chance.below(150));
          server.process.kill('SIGKILL');
          await Promise.all([...sent, server.ended]);
          server = await site.start();
        }
        const ids = await Promise.all(reports.map((report) => insisted(server, report)));
        ids.forEach((id, at) => kept[at]!.add(id));
      }
      expect(kept.map(({ size }) => size)).toEqual(reports.map(() => 1));
      const counts = await site.database.sql<{ n: number }>(
        `select count(*)::int as n from issues where description like 'Report kill-%' group by description`,
      );
      expect(counts.map(({ n }) => n)).toEqual(reports.map(() => 1));
      const pictures = await site.database.sql<{ n: number }>(
        `select count(m.id)::int as n from issues i left join media m on m.issue_id = i.id and m.state = 'stored'
        where i.description like 'Report kill-%' group by i.id, i.media_count having i.media_count = count(m.id)`,
      );
      expect(pictures.map(({ n }) => n)).toEqual(reports.map(() => 1));
    },
    TIMEOUT_MS,
  );
});

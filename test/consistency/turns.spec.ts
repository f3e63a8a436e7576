import { setTimeout as delay } from 'node:timers/promises';
import type { Type } from '@nestjs/common';
import { Client } from 'pg';
import { RECORD_KINDS } from '../../src/accountability';
import { RecordBatches, type ImportRow } from '../../src/accountability/records/record-batches.service';
import { AccountAdministrationService } from '../../src/admin-console/access/account-administration.service';
import { ConsoleAccountsService } from '../../src/admin-console/auth/console-accounts.service';
import { DuplicatesService } from '../../src/admin-console/feed/duplicates/duplicates.service';
import { AlertQueries } from '../../src/alerts';
import { AccountService } from '../../src/auth';
import { RoleService } from '../../src/auth/role.service';
import { OutboundLimitsService } from '../../src/channels/outbound/outbound-limits.service';
import { TrialCityLoader } from '../../src/app/demo/trial-city/trial-city-loader';
import type { Actor } from '../../src/kernel/people/actor';
import type { ConsoleActor } from '../../src/kernel/console';
import { Database } from '../../src/platform/database/database';
import type { CheckedUrl } from '../../src/webhooks/webhook-urls.service';
import { WebhookEndpointsService } from '../../src/webhooks/webhook-endpoints.service';
import { startService, type TestService } from '../support/service/service';

const STAFF = { id: 'nobody' } as ConsoleActor;
const PERSON = { id: 'nobody' } as Actor;
const ENDPOINT = {
  url: 'https://example.org/' as CheckedUrl,
  description: '',
  eventTypes: [],
  cityScope: null,
  clientId: null,
  contactEmail: null,
  createdBy: null,
};
const IDENTITY = { issuer: 'test', subject: 'asha', displayName: 'Asha', avatarUrl: null };

/** One row, of which nothing is read before the turn is taken. */
const ROWS = [{ row: 2 }] as unknown as ImportRow[];
/** Each name as the statements of earlier releases wrote it, with an action that takes turns under it. */
const ACTS: ReadonlyArray<[string, (of: <Service>(type: Type<Service>) => Service) => Promise<unknown>]> = [
  ['sign-in:asha@example.org', (of) => of(AccountService).signIn({ ...IDENTITY, email: 'Asha@Example.org' })],
  [
    'alert-address:asha@example.org',
    (of) => of(Database).transaction(() => of(AlertQueries).lockAddress('asha@example.org')),
  ],
  ['roles', (of) => of(RoleService).change(PERSON, 'nobody', 'viewer')],
  ['roles', (of) => of(RoleService).demoteToViewer('nobody')],
  ['outbound-limits', (of) => of(Database).transaction(() => of(OutboundLimitsService).change({}))],
  ['accountability officials', (of) => of(RecordBatches).store(RECORD_KINDS.officials, ROWS, [])],
  ['accountability departments', (of) => of(RecordBatches).store(RECORD_KINDS.departments, ROWS, [])],
  [
    'console-accounts',
    (of) => of(ConsoleAccountsService).createFirst('admin@example.org', 'a long password'),
  ],
  ['console-accounts', (of) => of(AccountAdministrationService).setActive(STAFF, 'nobody', false)],
  ['duplicate-clusters', (of) => of(DuplicatesService).merge(STAFF, 'none')],
  [
    'webhook-endpoints:city-staff',
    (of) => of(Database).transaction(() => of(WebhookEndpointsService).add(ENDPOINT)),
  ],
  [
    'webhook-endpoints:cli_1',
    (of) =>
      of(Database).transaction(() => of(WebhookEndpointsService).add({ ...ENDPOINT, clientId: 'cli_1' })),
  ],
];

describe('turns', () => {
  let service: TestService;
  let database: Database;
  /** A process of another release. */
  let other: Client;

  beforeAll(async () => {
    service = await startService();
    database = service.app.get(Database);
    other = new Client({ connectionString: service.database.url });
    await other.connect();
  });
  afterEach(() => other.query('rollback'));
  afterAll(async () => {
    await other.end();
    await service.stop();
  });

  const take = async (name: string) => {
    await other.query('begin');
    await other.query(`select pg_advisory_xact_lock(hashtextextended('${name}', 0))`);
  };
  const isFree = async (name: string) => {
    const text = `select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free`;
    return (await service.database.sql<{ free: boolean }>(text, [name]))[0]?.free;
  };
  const isAwaited = async () =>
    (
      await service.database.sql(`select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`)
    ).length > 0;
  /** Whether an action waits for a turn that another process holds; the turn is then released. */
  const waits = async (act: Promise<unknown>) => {
    let isOver = false;
    const end = act.catch(() => undefined).finally(() => (isOver = true));
    while (!isOver && !(await isAwaited())) await delay(5);
    const didWait = !isOver;
    await other.query('rollback');
    await end;
    return didWait;
  };

  it('are held until the transaction ends', async () => {
    for (const fails of [false, true]) {
      const ended = database.transaction(async () => {
        await database.takeTurns('one');
        await database.takeTurns('one');
        expect([await isFree('one'), await isFree('another')]).toEqual([false, true]);
        if (fails) throw new Error('no');
      });
      await (fails ? expect(ended).rejects.toThrow('no') : ended);
      expect(await isFree('one')).toBe(true);
    }
  });

  it('are refused outside a transaction', async () => {
    await expect(database.takeTurns('one')).rejects.toThrow('turns of one are taken in a transaction');
  });

  it.each(ACTS)('%s: have the name of the previous release (%#)', async (name, act) => {
    await take(name);
    expect(await waits(act((type) => service.app.get(type, { strict: false })))).toBe(true);
  });

  it('demo-city: are taken by the loader of a trial city', async () => {
    await take('demo-city');
    expect(await waits(new TrialCityLoader(service.app, 'mumbai').load(0, () => undefined))).toBe(true);
  });
});

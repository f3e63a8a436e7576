import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { Pool } from 'pg';
import { MIGRATIONS } from '../../../src/app/migrations';
import { ErasureLedgerService, ErasuresService, type ErasureWish } from '../../../src/auth';
import { AuditLog } from '../../../src/platform/audit';
import { AuditChain } from '../../../src/platform/audit/audit-chain';
import { Database } from '../../../src/platform/database/database';
import { migrate } from '../../../src/platform/database/migrate';
import { createLogger } from '../../../src/platform/logging/logger';
import { SubjectKeysService } from '../../../src/platform/subject-keys';
import { ScoreReconciliationService } from '../../../src/scores';
import { endWithConnections } from '../../../src/platform/patches/pool-end';
import { erasedAll } from '../../factories/erasures';
import { markedPerson, type MarkedPerson } from '../../factories/marked-people';
import { apiClient, filedReport } from '../../factories/open311';
import { actorOf } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { PublicClient } from '../../support/network/public-client';
import { runBuiltCommand } from '../../support/process/command';
import { spawnServer, startServer } from '../../support/process/server-process';
import { violations } from '../../support/service/invariants';
import { PERSONAL_DATA_KEY_FILE } from '../../support/service/key-file';
import { installedPostgres, type PostgresServer, startPostgres } from '../../support/service/postgres-server';
import { runJob } from '../../support/service/run-job';
import { JWT_SECRET, startService, type TestService } from '../../support/service/service';
import { dumpOf, markersInDump, markersInFiles, PublicAnswers } from '../../support/service/traces';

const LIMIT_MS = 300_000;
/** What is stored of people without an account. */
const STRANGERS = {
  follower: 'follower.qvx@example.org',
  phone: '+91-22-5550-7788',
  email: 'caller.qvx@example.org',
  sender: '919800011223',
};
/** Without PostgreSQL tools, the name of the tests shows that they were skipped. */
const needed = installedPostgres ? '' : ' (left out: this machine has no PostgreSQL server with pg_dump)';

(installedPostgres ? describe : describe.skip)(`the traces of a person who is erased${needed}`, () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'civic-erased-'));
  const lines: string[] = [];
  let postgres: PostgresServer;
  let service: TestService;
  let pool: Pool;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    postgres = await startPostgres(installedPostgres!);
    const url = postgres.url('civic');
    const admin = new Pool({ connectionString: postgres.url('postgres') });
    endWithConnections(admin);
    await admin.query('create database civic');
    await admin.end();
    await migrate(url, MIGRATIONS);
    const note = (...line: unknown[]) => void lines.push(inspect(line, { depth: 20 }));
    const noted = { trace: note, debug: note, info: note, warn: note, error: note, fatal: note };
    const started = await startService({
      databaseUrl: url,
      logger: Object.assign(createLogger('silent'), noted),
      settings: { DATA_DIR, ERASURE_COOLING_OFF_DAYS: '0' },
    });
    stop = started.stop;
    pool = new Pool({ connectionString: url, max: 2 });
    endWithConnections(pool);
    const sql = async <Row extends object>(text: string, values?: unknown[]) =>
      (await pool.query<Row>(text, values)).rows;
    service = { ...started, database: { ...started.database, sql } };
  }, LIMIT_MS);
  afterAll(async () => {
    await stop();
    await pool.end();
    await postgres.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  const dump = (database = 'civic') => dumpOf(postgres.bin, postgres.url(database));
  /** Everything that is read without an account. */
  const answers = ({ own, foreign, mediaId, who }: MarkedPerson, url = service.url) =>
    new PublicAnswers(url, {
      ...{ id: [own, foreign], mediaId: [mediaId], userId: [who.id], city: ['mumbai'], cityId: ['mumbai'] },
      ...{ ward: ['K/West'], category: ['infrastructure'], near: ['19.1235,72.84,2000'], format: ['json'] },
      ...{ table: ['issues'], pincode: ['400050'] },
    }).read();
  async function erase({ who }: MarkedPerson, wish: ErasureWish): Promise<void> {
    await service.app.get(ErasuresService, { strict: false }).ask(actorOf(who), wish);
    await erasedAll(service);
    for (const job of ['erasure-ledger', 'search-names', 'media-sweep']) await runJob(service, job);
  }
  /** People without an account: who follows, writes in a chat, or is named as the contact of a report. */
  async function strangers(): Promise<void> {
    const { follower, phone, email, sender } = STRANGERS;
    const followed = { email: follower, category: 'road' };
    expect((await new PublicClient(service.url).post('/mumbai/follow', followed)).status).toBe(200);
    await filedReport(service, await apiClient(service), { phone, email });
    await service.database.sql(
      `insert into mentions (id, channel, external_id, author, text, city, sent_at, received_at)
       values ('men_marker', 'chat', 'x1', $1, 'A drain is open', 'mumbai', now(), now())`,
      [sender],
    );
  }
  const allOf = ({ identity, words, place }: MarkedPerson) => ({ ...identity, ...words, ...place });

  describe('and their words', () => {
    let asha: MarkedPerson;
    let logged: number;
    let backup: string;
    let head: Awaited<ReturnType<AuditChain['verify']>>['head'];
    let before: { counts: object; sealed: string[] };
    const restored = 'restored';

    beforeAll(async () => {
      await strangers();
      asha = await markedPerson(service, 'Qvx');
      const { id, name: displayName } = asha.who;
      const audit = service.app.get(AuditLog, { strict: false });
      await service.app.get(Database, { strict: false }).transaction(() =>
        audit.record({
          ...{ surface: 'console', action: 'reporter.verify', target: { kind: 'user', id } },
          ...{ actor: { id, displayName }, before: null, after: null, note: `About ${displayName}` },
        }),
      );
      backup = join(DATA_DIR, '..', `${asha.who.id}.dump`);
    }, LIMIT_MS);
    afterAll(() => rmSync(backup, { force: true }));

    const counts = async () => ({
      issues: await service.database.sql(
        `select id, status, upvotes, message_count, ward, category, priority from issues order by id`,
      ),
      rollup: await service.database.sql(
        `select city, category, priority, status, sum(issues) as n from issue_rollup group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
      ),
      cities: await service.database.sql(
        `select city, measure, day, sum(issues) as n from city_counts group by 1, 2, 3 order by 1, 2, 3`,
      ),
      ratings: await service.database.sql(`select resolution_id, vote from resolution_ratings order by 1, 2`),
      reactions: await service.database.sql(`select message_id, emoji from message_reactions order by 1, 2`),
      attendees: await service.database.sql(
        `select event_id, count(*) as n from event_attendees group by 1 order by 1`,
      ),
      flags: await service.database.sql(`select id, reporter_count from flags order by id`),
      others: await service.database.sql(
        `select user_id, score, upvotes_received from user_scores where user_id <> $1 order by 1`,
        [asha.who.id],
      ),
      statistics: {
        ...(await service.tokenApi.get<Envelope<object>>('/api/issues/stats')).body.data,
        generatedAt: '',
      },
    });
    const sealedOf = (text: string) => [
      ...new Set(text.match(new RegExp(`enc:v1:${asha.who.id}:[\\w-]{16}:[\\w-]+`, 'g')) ?? []),
    ];

    it(
      'are everywhere before',
      async () => {
        const text = await dump();
        const inDump = markersInDump(text, allOf(asha)).map((each) => each.split(': ')[1]);
        // The name of a file is nowhere from the start.
        const stored = Object.keys(allOf(asha)).filter((name) => name !== 'photo name');
        expect([...new Set(inDump)].sort()).toEqual(stored.sort());
        expect(markersInFiles(DATA_DIR, {}, { photo: asha.photo })).not.toEqual([]);
        const shown = await answers(asha);
        expect(shown.failures).toEqual([]);
        const onSurfaces = shown.having(allOf(asha)).map((each) => each.split(': ').at(-1));
        expect(onSurfaces).toEqual(
          expect.arrayContaining(['display name', 'pseudonym', 'title', 'description', 'address', 'message']),
        );
        expect(onSurfaces).toEqual(expect.arrayContaining(['resolution', 'reopen request', 'point']));
        for (const hidden of ['email', 'subject', 'endpoint', 'photo name'])
          expect(onSurfaces).not.toContain(hidden);
        expect(shown.texts.size).toBeGreaterThan(100);
        expect(markersInDump(text, STRANGERS).length).toBeGreaterThanOrEqual(Object.keys(STRANGERS).length);
        // The wall of the chat shows its senders, as the contract has it.
        const named = shown.having(STRANGERS).filter((each) => !each.includes('/api/chat/messages'));
        expect(named).toEqual([]);
        before = { counts: await counts(), sealed: sealedOf(text) };
        expect(before.sealed).not.toEqual([]);
        head = (await service.app.get(AuditChain, { strict: false }).verify()).head;
        execFileSync(join(postgres.bin, 'pg_dump'), ['-Fc', '-f', backup, postgres.url('civic')]);
        logged = lines.length;
      },
      LIMIT_MS,
    );

    it(
      'are in no dump of the database, file, answer or line of the log afterwards',
      async () => {
        await erase(asha, { words: 'remove', place: 'ward' });
        expect(markersInDump(await dump(), allOf(asha))).toEqual([]);
        expect(markersInFiles(DATA_DIR, allOf(asha), { photo: asha.photo })).toEqual([]);
        const shown = await answers(asha);
        expect(shown.failures).toEqual([]);
        expect(shown.having({ ...allOf(asha), id: asha.who.id })).toEqual([]);
        expect([...shown.texts.values()].join('\n')).toContain(asha.own);
        // The paths and the account of requests stand in the log, but nothing of the person.
        expect(markersInDump(lines.slice(logged).join('\n'), allOf(asha))).toEqual([]);
      },
      LIMIT_MS,
    );

    it('leave every count as it was, and no difference of scores', async () => {
      expect(await counts()).toEqual(before.counts);
      const wrong = await violations((text) => service.database.sql(text));
      // The client of Open311 has no score.
      expect(wrong.filter((row) => !/"user_id":"cli_/.test(JSON.stringify(row)))).toEqual([]);
      const scores = service.app.get(ScoreReconciliationService, { strict: false });
      expect(await scores.reconcile()).toMatchObject({ drifted: 0, counts: 0, failed: 0 });
    });

    it('leave the audit log as it was, which nobody can read any more, and still detects a change', async () => {
      const chain = service.app.get(AuditChain, { strict: false });
      expect((await chain.verify(head!)).broken).toBeNull();
      const sealed = sealedOf(await dump());
      expect(sealed).toEqual(expect.arrayContaining(before.sealed));
      const keys = service.app.get(SubjectKeysService, { strict: false });
      for (const context of ['audit', 'redaction', 'request.text'])
        expect(await keys.unsealAll(sealed.map((each) => ({ sealed: each, context })))).toEqual(
          sealed.map(() => null),
        );
      const [key] = await service.database.sql<{ wrapped: Buffer | null }>(
        'select wrapped_key as wrapped from subject_keys where subject_id = $1',
        [asha.who.id],
      );
      expect(key).toEqual({ wrapped: null });
      const tampered = async (text: string) => {
        await service.database.sql('alter table audit_records disable trigger all');
        await service.database.sql(text);
        await service.database.sql('alter table audit_records enable trigger all');
      };
      const at = head!.position;
      const surface = async () =>
        (
          await service.database.sql<{ surface: string }>(
            'select surface from audit_records where position = $1',
            [at],
          )
        )[0]!.surface;
      const was = await surface();
      await tampered(`update audit_records set surface = surface || 'x' where position = ${at}`);
      expect((await chain.verify(head!)).broken).toMatchObject({ position: at });
      await tampered(`update audit_records set surface = '${was}' where position = ${at}`);
      expect((await chain.verify(head!)).broken).toBeNull();
    });

    it(
      'are back in a restored backup, which production refuses to start with before they are erased again',
      async () => {
        await pool.query(`create database ${restored}`);
        const url = postgres.url(restored);
        execFileSync(join(postgres.bin, 'pg_restore'), ['--dbname', url, backup]);
        expect(markersInDump(await dump(restored), allOf(asha))).not.toEqual([]);
        const settings = { DATABASE_URL: url, DATA_DIR, PERSONAL_DATA_KEY_FILE, JWT_SECRET };
        const production = {
          ...settings,
          ...{ NODE_ENV: 'production', LOCAL_IDENTITY: '', SEED_DEMO: '', OIDC_AUDIENCE: 'client' },
          PUBLIC_BASE_URL: 'https://issues.example.net',
        };
        const refused = spawnServer(production);
        expect(await refused.ended).toBe(1);
        expect(refused.output()).toContain('npm run privacy:replay');
        const replayed = await runBuiltCommand('replay-erasures.js', settings);
        expect([replayed.code, replayed.output.trim()]).toEqual([0, '{"erased":1}']);
        expect(markersInDump(await dump(restored), allOf(asha))).toEqual([]);
        const subject = service.app.get(ErasureLedgerService, { strict: false }).subjectOf(asha.who.id);
        const { rows } = await pool.query(`select 1 from erasure_ledger where subject = $1`, [subject]);
        expect(rows).toHaveLength(1);
        const server = await startServer(production);
        try {
          const shown = await answers(asha, server.url);
          expect(shown.failures).toEqual([]);
          expect(shown.having(allOf(asha))).toEqual([]);
          expect(shown.texts.size).toBeGreaterThan(50);
        } finally {
          server.process.kill('SIGTERM');
          await server.ended;
        }
      },
      LIMIT_MS,
    );
  });

  it(
    'but not their words are gone, if they leave these',
    async () => {
      const ravi = await markedPerson(service, 'Wjz');
      const cells = () =>
        service.database.sql(
          `select city, zoom, x, y, category, sum(open) as open, sum(resolved) as resolved from issue_cells
          group by 1, 2, 3, 4, 5 having sum(open) <> 0 or sum(resolved) <> 0 order by 1, 2, 3, 4, 5`,
        );
      const before = await cells();
      await erase(ravi, { words: 'keep', place: 'keep' });
      expect(await cells()).toEqual(before);
      const { identity, words, place } = ravi;
      expect(markersInDump(await dump(), identity)).toEqual([]);
      expect(markersInFiles(DATA_DIR, { ...identity, ...words }, {})).toEqual([]);
      const left = [...new Set(markersInDump(await dump(), { ...words, ...place }))].sort();
      expect(left).toEqual([
        'issue_resolutions: resolution',
        ...['issue_search: address', 'issue_search: title'],
        ...['issues: address', 'issues: description', 'issues: point', 'issues: title'],
        'messages: message',
        'reopen_requests: reopen request',
      ]);
      const shown = await answers(ravi);
      expect(shown.having(identity)).toEqual([]);
      expect(shown.having(words).map((each) => each.split(': ').at(-1))).toEqual(
        expect.arrayContaining(['title', 'description', 'message', 'resolution', 'reopen request']),
      );
      expect((await fetch(`${service.url}/media/${ravi.mediaId}`)).status).toBe(200);
    },
    LIMIT_MS,
  );
});

import { RouteCatalog } from '../../../src/api/route-catalog';
import { FeedActionsService } from '../../../src/admin-console/feed/feed-actions.service';
import { MailSender } from '../../../src/platform/mail/mail-sender.service';
import { WEBHOOK_EVENT_TYPES } from '../../../src/kernel/webhooks';
import { ExportsService } from '../../../src/me/exports/exports.service';
import { staffMember, type StaffMember } from '../../factories/console';
import { feedStatusChanged } from '../../factories/issues';
import { postedMessage } from '../../factories/messages';
import { apiClient, filedReport } from '../../factories/open311';
import { person, type TestPerson } from '../../factories/people';
import { filesOfNote, writtenNote } from '../../factories/staff-acts';
import { webhookEndpoint } from '../../factories/webhooks';
import { type HttpAnswer, send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';
import { runJob } from '../../support/service/run-job';
import { connectedSocket, join } from '../../support/network/socket';
import { thorough } from '../../support/service/thorough';
import { zipEntries } from '../../support/service/zip-entries';

const NOTES = thorough ? 10_000 : 100;
const MARK = 'plantedmarker';

/** The tables that have the words of notes. */
const WITH_NOTES = ['staff_notes'];

describe('the words of notes', () => {
  let service: TestService;
  let staff: StaffMember;
  let reporter: TestPerson;
  let issue: string;
  let fileId: string;
  let heard: string[];
  let callers: Record<string, Record<string, string>>;

  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
    const client = await apiClient(service);
    await webhookEndpoint(service, client, { eventTypes: [...WEBHOOK_EVENT_TYPES] });
    issue = await filedReport(service, client);
    reporter = await person(service);
    await service.database.sql('update issues set reporter_id = $1 where id = $2', [reporter.id, issue]);
    await follow(reporter);
    const admin = await person(service, { role: 'admin' });
    const bearer = ({ accessToken }: { accessToken: string }) => ({ authorization: `Bearer ${accessToken}` });
    callers = {
      nobody: {},
      reporter: bearer(reporter),
      admin: bearer(admin),
      client: bearer({ accessToken: client.apiKey }),
    };
    const socket = await connectedSocket(service.url, { as: reporter });
    heard = [];
    socket.onAny((...event: unknown[]) => heard.push(JSON.stringify(event)));
    await join(socket, issue);
    await plant();
    await actAfterwards();
    socket.disconnect();
  }, 600_000);
  afterAll(() => service.stop());

  /** A confirmed subscription to the issue, whose mails are sent at once. */
  async function follow({ email }: TestPerson): Promise<void> {
    const at = new Date(service.clock.now().getTime() - 60_000);
    await service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       values ('sub_marker', $1, 'en', 'mumbai', 'issue', $2, 'instant', $3, $3, $3)`,
      [`other-${email}`, issue, at],
    );
  }

  async function plant(): Promise<void> {
    const [file] = await filesOfNote(service, staff, issue, [Buffer.from(`%PDF-1.7\n% ${MARK}`)]);
    fileId = file!.fileId;
    const colleague = await staffMember(service);
    const first = await writtenNote(staff, issue, `${MARK}0`, {
      mentions: [colleague.id],
      fileIds: [fileId],
    });
    await staff.api.patch(`/api/admin/feed/issues/${issue}/notes/${first.id}`, {
      text: `${MARK}0 corrected`,
    });
    for (let at = 1; at < NOTES; at += 20)
      await Promise.all(
        Array.from({ length: Math.min(20, NOTES - at) }, (_, next) =>
          writtenNote(staff, issue, `${MARK}${at + next}`),
        ),
      );
  }

  /** What is told to citizens and clients about the issue. */
  async function actAfterwards(): Promise<void> {
    const path = `/api/admin/feed/issues/${issue}`;
    await staff.api.post(`${path}/answers`, { text: 'We repair it on Monday', waitsForReporter: true });
    await postedMessage(service, issue, { by: reporter });
    const actions = service.app.get(FeedActionsService, { strict: false });
    await actions.toggleHidden({ ...staff }, issue);
    await actions.toggleHidden({ ...staff }, issue);
    await feedStatusChanged(service, issue, 'ack');
    // Outside of the hours in which nobody gets mail.
    const tomorrow = new Date(service.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    service.clock.set(new Date(`${tomorrow}T12:00:00+05:30`));
    await runJob(service, 'alerts');
    await service.app.get(MailSender, { strict: false }).sendDue();
    service.clock.set();
  }

  const VALUES: Record<string, () => string> = {
    id: () => issue,
    city: () => 'mumbai',
    category: () => 'infrastructure',
    ward: () => 'HW',
    code: () => 'HW',
    near: () => '19.0544,72.8324',
    serviceCode: () => 'infrastructure',
    module: () => 'feed',
  };
  const FORMATS = ['json', 'xml', 'atom', 'rss', 'csv', 'geojson'];

  /** The addresses of all routes that are read, but those of the console. */
  function addresses(): Array<{ path: string; isPublic: boolean }> {
    const routes = service.app.get(RouteCatalog).routes();
    return routes
      .filter(({ method, surface }) => method === 'GET' && surface !== 'console')
      .flatMap(({ path, surface }) => {
        const filled = path.replace(/:(?!format)(\w+)/g, (_, name: string) => VALUES[name]?.() ?? 'unknown');
        const formats = filled.includes(':format') ? FORMATS : [''];
        return formats.map((format) => ({
          path: filled.replace(':format', format),
          isPublic: surface === 'public',
        }));
      });
  }

  const read = (path: string, headers: Record<string, string>): Promise<HttpAnswer> =>
    send({ method: 'GET', url: service.url + path, headers });

  it('are in the activity and the database of the console', async () => {
    const found = new Set<string>();
    let after = '';
    for (;;) {
      const path = `/api/admin/feed/issues/${issue}/activity?after=${after}`;
      const { body } = await staff.api.get<Array<{ id: string; kind: string; text: string | null }>>(path);
      if (body.length === 0) break;
      for (const { kind, text } of body) if (kind === 'note') found.add(text ?? '');
      after = body.at(-1)!.id;
    }
    expect(found.size).toBe(NOTES);
    expect([...found].filter((text) => !text.startsWith(MARK))).toEqual([]);
  });

  it('are in no answer of the other APIs, feeds, data sets and pages, whoever asks', async () => {
    const leaks: string[] = [];
    const about: string[] = [];
    for (const [caller, headers] of Object.entries(callers))
      for (const { path, isPublic } of addresses()) {
        const surface: Record<string, string> = isPublic ? { 'x-api-surface': 'public' } : {};
        const { status, text } = await read(path, { ...headers, ...surface });
        if (text.includes(MARK)) leaks.push(`${path} for ${caller}`);
        if (status === 200 && text.includes(issue)) about.push(path);
      }
    expect(leaks).toEqual([]);
    // They do tell of the issue.
    for (const path of [
      `/api/issues/${issue}`,
      `/api/issues/${issue}/messages`,
      `/open311/mumbai/v2/requests/${issue}.json`,
      '/feeds/mumbai.atom',
      '/data/mumbai/issues.csv',
      '/data/mumbai/issues.geojson',
      `/mumbai/issues/${issue}`,
    ])
      expect(about).toContain(path);
  }, 300_000);

  it('are found by no search of citizens, and their files are no media', async () => {
    const found = await read(`/api/search?cityId=mumbai&q=${MARK}`, { 'x-api-surface': 'public' });
    expect(found.text).not.toContain(issue);
    const listed = await read(`/mumbai?q=${MARK}`, {});
    expect(listed.text).not.toContain(issue);
    const queue = await staff.api.get<{ items: unknown[] }>(`/api/admin/queue?cityId=mumbai&q=${MARK}`);
    expect(queue.body.items).toEqual([]);
    for (const headers of Object.values(callers)) {
      expect((await read(`/media/${fileId}`, headers)).status).toBe(404);
      expect((await read(`/api/admin/feed/issues/${issue}/files/${fileId}`, headers)).status).toBe(401);
    }
  });

  it('are in no export of the data of the reporter', async () => {
    const { id } = await service.app.get(ExportsService, { strict: false }).ask(reporter.id, 'en');
    await runJob(service, 'exports');
    const url = `${service.url}/api/users/me/exports/${id}/file`;
    const file = Buffer.from(await (await fetch(url, { headers: callers.reporter! })).arrayBuffer());
    const entries = [...(await zipEntries(file))].map(([name, bytes]) => [name, bytes.toString('latin1')]);
    expect(entries.some(([, text]) => text!.includes(issue))).toBe(true);
    expect(entries.filter(([, text]) => text!.includes(MARK)).map(([name]) => name)).toEqual([]);
  });

  it('are in no event of the thread', () => {
    expect(heard.filter((event) => event.startsWith('["message:new"'))).toHaveLength(2);
    expect(heard.filter((event) => event.includes(MARK))).toEqual([]);
  });

  it('are in no other table: no mail, webhook, alert, notification, audit record or search', async () => {
    const tables = await service.database.sql<{ name: string }>(
      `select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const counts = new Map<string, { rows: number; marked: number }>();
    for (const { name } of tables) {
      const [count] = await service.database.sql<{ rows: number; marked: number }>(
        `select count(*)::int as rows, (count(*) filter (where each::text ilike '%${MARK}%'))::int as marked from "${name}" each`,
      );
      counts.set(name, count!);
    }
    const marked = [...counts].filter(([, count]) => count.marked > 0).map(([name]) => name);
    expect(marked).toEqual(WITH_NOTES);
    for (const name of ['mails', 'webhook_events', 'alert_events', 'notifications', 'audit_records'])
      expect([name, counts.get(name)!.rows > 0]).toEqual([name, true]);
  });
});

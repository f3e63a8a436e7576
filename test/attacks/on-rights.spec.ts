import { createHmac } from 'node:crypto';
import { type CataloguedRoute, RouteCatalog } from '../../src/api/route-catalog';
import { CONSOLE_ROLES } from '../../src/kernel/console';
import { chatDelivery, chatMessage, signature } from '../factories/chat';
import { staffMember } from '../factories/console';
import { hiddenIssue, reportedIssue } from '../factories/issues';
import { attachedPost } from '../factories/media';
import { postedMessage } from '../factories/messages';
import { officialPerson, person, type TestPerson } from '../factories/people';
import type { Envelope } from '../support/network/client';
import { closed } from '../support/source/contract';
import { documentOf } from '../support/source/documents';
import { send } from '../support/network/http';
import { JWT_SECRET, startService, type TestService } from '../support/service/service';

interface Page {
  items: object[];
  nextKey: string | null;
}

const SECRETS = {
  CHAT_TOKEN: 'the-token-of-the-chat-platform',
  PHOTO_ACCESS_TOKEN: 'the-token-of-the-photo-platform',
  MICRO_BEARER_TOKEN: 'the-token-of-the-micro-platform',
};

describe('an attacker who wants more rights', () => {
  let service: TestService;
  let routes: CataloguedRoute[];
  let asha: TestPerson;
  let stranger: TestPerson;
  let admin: TestPerson;
  let issue: string;

  beforeAll(async () => {
    service = await startService({ settings: SECRETS });
    routes = service.app.get(RouteCatalog).routes();
    asha = await person(service, { name: 'Asha' });
    stranger = await person(service);
    admin = await person(service, { role: 'admin' });
  });
  beforeEach(async () => {
    issue = await reportedIssue(service, { by: asha });
  });
  afterAll(() => service.stop());

  it('is anonymous in the token API with a console session, and in the console with a token', async () => {
    const cookies = await Promise.all(
      CONSOLE_ROLES.map(async (role) => (await staffMember(service, { role })).cookie),
    );
    const guarded = routes.filter(
      ({ access }) => !['public', 'optional', 'refresh-cookie', 'api-client'].some((open) => open === access),
    );
    expect(guarded.length).toBeGreaterThan(90);
    const superadmin = await person(service, { role: 'superadmin' });
    for (const [index, { method, path, surface }] of guarded.entries()) {
      const headers: Record<string, string> =
        surface === 'console'
          ? { authorization: `Bearer ${superadmin.accessToken}` }
          : { cookie: cookies[index % cookies.length]! };
      const { status } = await send({
        method,
        url: service.url + path.replace(':city', 'mumbai').replaceAll(/:\w+/g, issue),
        headers: { 'content-type': 'application/json', ...headers },
        payload: method === 'GET' ? undefined : '{}',
      });
      expect([method, path, status]).toEqual([method, path, 401]);
    }
  });

  it('is anonymous in Open311 with a token or a session, as it accepts only keys', async () => {
    const { accessToken } = await person(service, { role: 'superadmin' });
    const { cookie } = await staffMember(service, { role: CONSOLE_ROLES[0] });
    const reports = routes.filter(({ access }) => access === 'api-client');
    expect(reports.length).toBe(2);
    for (const { method, path } of reports) {
      const { status } = await send({
        method,
        url: service.url + path.replace(':city', 'mumbai').replace(':format', 'json'),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Bearer ${accessToken}`,
          cookie,
        },
        payload: 'jurisdiction_id=mumbai&service_code=pothole&description=Dark&lat=19.06&long=72.83',
      });
      expect([path, status]).toEqual([path, 403]);
    }
  });

  it('cannot distinguish a hidden issue from an unknown one, by any route', async () => {
    const { messageId } = await postedMessage(service, issue, { by: asha });
    const media = await attachedPost(service, issue, asha);
    const { title } = (await service.publicApi.get<{ title: string }>(`/api/issues/${issue}`)).body;
    const lists = [`/api/search?q=${encodeURIComponent(title)}`, '/api/issues?cityId=mumbai&limit=10000'];
    const shown = () =>
      Promise.all(lists.map(async (path) => (await service.publicApi.get(path)).text.includes(issue)));
    expect(await shown()).toEqual([true, true]);
    await hiddenIssue(service, issue);
    const ranges = [{ start: 0, end: 1 }];
    const bodies: Record<string, object> = {
      'PATCH /api/issues/:id': { priority: 'low' },
      'PATCH /api/issues/:id/privacy': { place: 'ward' },
      'POST /api/issues/:id/redactions': { field: 'title', ranges },
      'POST /api/issues/:id/messages/:msgId/redactions': { ranges },
      'POST /api/issues/:id/resolution/redactions': { ranges },
      'POST /api/issues/:id/reopen-request/:reqId/redactions': { ranges },
      'POST /api/issues/:id/media/:mediaId/regions': { regions: [{ x: 0, y: 0, width: 0.5, height: 0.5 }] },
      'POST /api/issues/:id/assign': { officialId: 'off_x' },
      'POST /api/issues/:id/messages': { content: 'Hello' },
      'POST /api/issues/:id/messages/:msgId/react': { emoji: '👍' },
      'POST /api/issues/:id/media': { type: 'microblog', url: 'https://social.example/1' },
      'POST /api/issues/:id/flag': { reason: 'spam' },
      'POST /api/issues/:id/messages/:msgId/flag': { reason: 'spam' },
      'POST /api/issues/:id/media/:mediaId/flag': { reason: 'spam' },
      'POST /api/issues/:id/resolve': { description: 'Mended as it should be', mediaIds: [media] },
      'POST /api/issues/:id/confirmation': { answer: 'yes' },
      'POST /api/issues/:id/rate-resolution': { vote: 'up' },
      'POST /api/issues/:id/reopen-request': { reason: 'It is dark again' },
      'PATCH /api/issues/:id/reopen-request/:reqId': { action: 'approve' },
      'PATCH /api/issues/:id/close': { source: 'owner' },
    };
    const about = routes.filter(
      ({ path, surface }) => path.includes(':id') && path.startsWith('/api/issues/') && surface !== 'console',
    );
    expect(about.length).toBeGreaterThan(15);
    const official = await officialPerson(service);
    const revealed: unknown[] = [];
    for (const { method, path, surface } of about) {
      for (const who of [undefined, stranger, official]) {
        const ask = async (id: string) => {
          const answer = await send({
            method,
            url:
              service.url +
              path
                .replace(':id', id)
                .replace(':msgId', messageId)
                .replace(':mediaId', media)
                .replace(':reqId', 'req_x'),
            headers: {
              'content-type': 'application/json',
              'x-api-surface': surface,
              ...(who && { authorization: `Bearer ${who.accessToken}` }),
            },
            payload: method === 'GET' ? undefined : JSON.stringify(bodies[`${method} ${path}`] ?? {}),
          });
          return [answer.status, answer.text];
        };
        const [hidden, unknown] = [await ask(issue), await ask('iss_01h455vb4pex5vsknk084sn02q')];
        if (JSON.stringify(hidden) !== JSON.stringify(unknown))
          revealed.push([method, path, who?.name, hidden, unknown]);
        expect([method, path, [401, 403, 404]]).toEqual([method, path, expect.arrayContaining([hidden[0]])]);
      }
    }
    expect(revealed).toEqual([]);
    expect(await shown()).toEqual([false, false]);
    expect((await send({ method: 'GET', url: `${service.url}/media/${media}` })).text).not.toContain(issue);
  });

  it('cannot use the cursor of one list in another', async () => {
    for (let n = 0; n < 3; n++) {
      issue = await reportedIssue(service, { by: asha });
      const proof = await attachedPost(service, issue, asha);
      const path = `/api/issues/${issue}`;
      for (let times = 0; times < 3; times++) await postedMessage(service, issue, { by: asha });
      await service.tokenApi
        .as(asha)
        .post(`${path}/resolve`, { description: 'Mended again', mediaIds: [proof] });
      await service.tokenApi.as(stranger).post(`${path}/reopen-request`, { reason: 'It is dark again' });
    }
    const lists = [
      '/api/issues?limit=1',
      '/api/issues?limit=1&city=mumbai',
      '/api/issues?limit=1&sort=upvotes_desc',
      '/api/issues?limit=1&sort=createdAt_asc',
      '/api/issues/by-category/infrastructure?limit=1',
      `/api/issues/${issue}/messages?limit=1`,
      '/api/admin/users?limit=1',
      '/api/admin/reopen-requests?limit=1',
      '/api/jurisdictions?limit=1',
      '/api/jurisdictions?limit=1&city=pune',
      '/api/officials?limit=1&designation=MLA',
      '/api/departments?limit=1',
      '/api/police-stations?limit=1',
    ];
    const api = service.tokenApi.as(admin);
    const cursors: string[] = [];
    for (const list of lists) {
      const { body } = await api.get<Envelope<Page>>(list);
      expect([list, typeof body.data.nextKey]).toEqual([list, 'string']);
      cursors.push(body.data.nextKey!);
    }
    const accepted: string[] = [];
    for (const [at, list] of lists.entries()) {
      for (const [of, cursor] of cursors.entries()) {
        const { status } = await api.get(`${list}&lastKey=${cursor}`);
        if (status !== (at === of ? 200 : 400))
          accepted.push(`${list} with the cursor of ${lists[of]}: ${status}`);
      }
    }
    expect(accepted).toEqual([]);
  });

  it('cannot invent a cursor, neither its content nor its seal', async () => {
    const { body } = await service.tokenApi.get<Envelope<Page>>('/api/jurisdictions?limit=1');
    const good = Buffer.from(body.data.nextKey!, 'base64url');
    const sealed = (payload: string, key = '') =>
      Buffer.concat([
        createHmac('sha256', key).update(payload).digest().subarray(0, 9),
        Buffer.from(payload),
      ]).toString('base64url');
    const invented = [
      sealed('{"__proto__":{"admin":true}}'),
      sealed('[]', JWT_SECRET),
      sealed('[1e999,"x"]', `cursor:${JWT_SECRET}`),
      Buffer.concat([good.subarray(0, 9), Buffer.from('["","\' or true --"]')]).toString('base64url'),
      good.subarray(0, 9).toString('base64url'),
      good.toString('hex'),
      `${body.data.nextKey}=`,
      `${body.data.nextKey}%00`,
      '..%2f..%2f',
      'null',
      `${'A'.repeat(8000)}`,
      good.toString('base64').replace(/=*$/, '=='),
    ];
    for (const list of [
      '/api/jurisdictions',
      '/api/issues',
      `/api/issues/${issue}/messages`,
      '/api/admin/users',
    ])
      for (const cursor of invented)
        expect([
          list,
          cursor,
          (await service.tokenApi.as(admin).get(`${list}?lastKey=${cursor}`)).status,
        ]).toEqual([list, cursor, 400]);
  });

  describe('finds no answer with', () => {
    it('an undocumented field: the tests allow only documented members', () => {
      const open: string[] = [];
      const look = (value: unknown, place: string): void => {
        if (typeof value !== 'object' || value === null) return;
        const { type, additionalProperties } = value as { type?: unknown; additionalProperties?: unknown };
        const isObject = type === 'object' || (Array.isArray(type) && type.includes('object'));
        const namesAll = additionalProperties === false || Object.keys(additionalProperties ?? {}).length > 0;
        if (isObject && !namesAll) open.push(place);
        for (const [key, inner] of Object.entries(value)) look(inner, `${place}/${key}`);
      };
      for (const surface of ['token', 'public', 'console']) {
        const body = closed(documentOf(surface)) as ReturnType<typeof documentOf>;
        const schemas = body.components.schemas!;
        const used = new Set<string>();
        const collect = (value: unknown): void => {
          for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
            if (used.has(name)) continue;
            used.add(name);
            collect(schemas[name]);
          }
        };
        for (const [path, methods] of Object.entries(body.paths)) {
          for (const [method, { responses }] of Object.entries(methods)) {
            const contents = Object.values(responses).map(
              (each) => (each as { content?: object }).content ?? {},
            );
            collect(contents);
            look(contents, `${surface} ${method} ${path}`);
          }
        }
        for (const name of used) look(schemas[name], `${surface} ${name}`);
      }
      // The changes and results of audit records and jobs, and records as exports have them, have members of their own.
      expect(open).toEqual([
        'console AuditRecord/properties/before',
        'console AuditRecord/properties/after',
        'console JobStatus/properties/outcome',
        'console FoundRecord/properties/value',
      ]);
    });

    it('an address, a secret or a hash of another person', async () => {
      const delivery = chatDelivery([chatMessage({ id: 'theirs' })]);
      await send({
        method: 'POST',
        url: `${service.url}/api/chat/webhook`,
        headers: { 'x-hub-signature-256': signature(delivery, SECRETS.CHAT_TOKEN) },
        payload: delivery,
      });
      await service.tokenApi.as(stranger).post(`/api/issues/${issue}/upvote`);
      await postedMessage(service, issue, { by: stranger });
      await attachedPost(service, issue, stranger);
      const staff = await staffMember(service);
      const [hash] = await service.database.sql<{ hash: string }>(
        'select password_hash as hash from console_accounts where id = $1',
        [staff.id],
      );
      const never = [
        JWT_SECRET,
        ...Object.values(SECRETS),
        hash!.hash,
        staff.cookie.split('=')[1]!,
        stranger.refreshToken,
      ];
      const slug = (await service.publicApi.get<Array<{ slug: string }>>('/api/reporters')).body[0]!.slug;
      const pathOf = ({ path }: CataloguedRoute) =>
        path
          .replace(':id', issue)
          .replace(':userId', stranger.id)
          .replace(':slug', slug)
          .replace(':city', 'mumbai')
          .replace(':category', 'infrastructure')
          .replaceAll(/:\w+/g, 'x');
      let seen = 0;
      for (const route of routes.filter(({ method }) => method === 'GET')) {
        const callers: Array<Record<string, string>> = [
          {},
          { authorization: `Bearer ${asha.accessToken}` },
          { authorization: `Bearer ${admin.accessToken}` },
          { cookie: staff.cookie },
        ];
        for (const [index, headers] of callers.entries()) {
          const { status, text } = await send({
            method: 'GET',
            url: service.url + pathOf(route),
            headers: { 'x-api-surface': route.surface, ...headers },
          });
          if (status === 200) seen++;
          for (const secret of never)
            expect([route.path, text.includes(secret)]).toEqual([route.path, false]);
          // Only those who administer people see their identity at the provider.
          if (index < 2) expect([route.path, text.includes(stranger.email)]).toEqual([route.path, false]);
        }
      }
      expect(seen).toBeGreaterThan(150);
    });
  });
});

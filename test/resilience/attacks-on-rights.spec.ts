import { closed } from '../support/contract';
import { documentOf } from '../support/documents';
import { createHmac } from 'node:crypto';
import { type CataloguedRoute, RouteCatalog } from '../../src/api/route-catalog';
import { CONSOLE_ROLES } from '../../src/kernel/console';
import { addedRecord } from '../factories/accountability';
import { chatDelivery, chatMessage, signature } from '../factories/chat';
import { staffMember } from '../factories/console';
import { hiddenIssue, report, reportedIssue } from '../factories/issues';
import { attachedPost } from '../factories/media';
import { postedMessage } from '../factories/messages';
import { officialPerson, person, type TestPerson } from '../factories/people';
import type { Envelope } from '../support/client';
import { send } from '../support/http';
import { JWT_SECRET, startService, type TestService } from '../support/service';

type Row = Record<string, unknown>;
interface Page {
  items: object[];
  nextKey: string | null;
}

const SECRETS = {
  CHAT_TOKEN: 'the-token-of-the-chat-platform',
  PHOTO_ACCESS_TOKEN: 'the-token-of-the-photo-platform',
  MICRO_BEARER_TOKEN: 'the-token-of-the-micro-platform',
};

/** What an attacker adds to a body, in the hope that it is taken over. */
const SMUGGLED = {
  id: 'iss_mine',
  issueId: 'iss_mine',
  messageId: 'msg_mine',
  mediaId: 'med_mine',
  userId: 'usr_other',
  status: 'closed',
  state: 'stored',
  feed_status: 'resolved',
  feedStatus: 'resolved',
  role: 'superadmin',
  tokenRole: 'admin',
  upvotes: 1000,
  upvoteCount: 1000,
  score: 1000,
  hidden: true,
  deleted: true,
  deletedAt: '2020-01-01T00:00:00Z',
  editedAt: '2020-01-01T00:00:00Z',
  createdAt: '2020-01-01T00:00:00Z',
  created_at: '2020-01-01T00:00:00Z',
  createdBy: 'usr_other',
  addedBy: 'usr_other',
  author: { userId: 'usr_other' },
  authorId: 'usr_other',
  reportedBy: 'usr_other',
  reporterId: 'usr_other',
  reporter_id: 'usr_other',
  isVerified: true,
  source: 'chat',
  ['__proto__']: { role: 'superadmin', hidden: true },
  constructor: { prototype: { role: 'superadmin' } },
};
const smuggling = (body: object) => ({ ...SMUGGLED, ...body });

describe('whoever wants more than is theirs', () => {
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

  const one = async (table: string, id: string) =>
    (await service.database.sql<Row>(`select * from ${table} where id = $1`, [id]))[0]!;

  describe('by what stands in a body', () => {
    it('changes of an issue what was asked for, and nothing else', async () => {
      const created = await service.tokenApi
        .as(asha)
        .post<Envelope<{ issueId: string }>>('/api/issues', { ...SMUGGLED, ...report() });
      expect(created.status).toBe(201);
      expect(await one('issues', created.body.data.issueId)).toMatchObject({
        reporter_id: asha.id,
        status: 'open',
        feed_status: 'new',
        upvotes: 0,
        hidden: false,
        source: 'platform',
      });
      const before = await one('issues', issue);
      const { status, ...rest } = SMUGGLED;
      expect(status).toBe('closed');
      await service.tokenApi
        .as(asha)
        .patch(`/api/issues/${issue}`, { ...rest, title: 'A title like any other' });
      const { title, updated_at: updated, ...after } = await one('issues', issue);
      expect([title, updated instanceof Date]).toEqual(['A title like any other', true]);
      expect(before).toMatchObject(after);
    });

    it('writes no message, attaches nothing and flags nobody in another name', async () => {
      const path = `/api/issues/${issue}`;
      const message = await service.tokenApi
        .as(stranger)
        .post<Envelope<{ messageId: string }>>(`${path}/messages`, smuggling({ content: 'Mine' }));
      const media = await service.tokenApi
        .as(stranger)
        .post<Envelope<{ mediaId: string }>>(
          `${path}/media`,
          smuggling({ type: 'upload', mimeType: 'image/png', fileName: 'a.png', fileSize: 10 }),
        );
      const flag = await service.tokenApi
        .as(stranger)
        .post<Envelope<{ flagId: string }>>(`${path}/flag`, smuggling({ reason: 'spam' }));
      expect(await one('messages', message.body.data.messageId)).toMatchObject({
        author_id: stranger.id,
        issue_id: issue,
        content: 'Mine',
        deleted_at: null,
      });
      expect(await one('media', media.body.data.mediaId)).toMatchObject({
        added_by: stranger.id,
        state: 'awaited',
        stored_at: null,
      });
      expect(await one('flags', flag.body.data.flagId)).toMatchObject({ status: 'open', target_id: issue });
    });

    it('resolves, asks, rates and closes in nobody else’s name', async () => {
      const path = `/api/issues/${issue}`;
      const proof = await attachedPost(service, issue, asha);
      const by = { id: 'usr_other', name: 'Somebody', role: 'admin' };
      const draft = smuggling({ description: 'Mended as it should be', mediaIds: [proof] });
      const resolved = await service.tokenApi
        .as(asha)
        .post<Envelope<{ resolution: Row }>>(`${path}/resolve`, {
          ...draft,
          resolvedBy: by,
          resolvedAt: '2020-01-01T00:00:00Z',
          ratings: [{ userId: asha.id, vote: 'up' }],
        });
      expect(resolved.body.data.resolution).toMatchObject({
        resolvedBy: { id: asha.id, name: 'Asha', role: 'user' },
        ratings: [],
      });
      const rated = await service.tokenApi
        .as(stranger)
        .post<Envelope<{ resolution: { ratings: Row[] } }>>(
          `${path}/rate-resolution`,
          smuggling({ vote: 'down' }),
        );
      expect(rated.body.data.resolution.ratings).toMatchObject([{ userId: stranger.id, vote: 'down' }]);
      const closed = await service.tokenApi
        .as(asha)
        .patch<Envelope<Row>>(`${path}/close`, smuggling({ source: 'owner', closedBy: 'admin' }));
      expect(closed.body.data).toMatchObject({ closedBy: 'owner' });
    });

    it('gives an account its role alone, and a record of the accountability its own fields', async () => {
      const before = await one('users', stranger.id);
      const changes = { ...SMUGGLED, email: 'chief@example.org', displayName: 'Chief', role: 'power_user' };
      expect((await service.tokenApi.as(admin).patch(`/api/users/${stranger.id}/role`, changes)).status).toBe(
        200,
      );
      expect({ ...before, role: 'power_user', updated_at: expect.any(Date) as Date }).toEqual(
        await one('users', stranger.id),
      );
      const station = await addedRecord(service, 'police-stations', { name: 'Real', city: 'pune' });
      const record = await one('police_stations', station);
      const path = `/api/admin/accountability/police-stations/${station}`;
      const answer = await service.tokenApi
        .as(admin)
        .put<Envelope<Row>>(path, smuggling({ id: 'pol_other', name: 'Renamed' }));
      expect([answer.status, answer.body.data.id]).toEqual([200, station]);
      expect(await one('police_stations', station)).toMatchObject({
        ...record,
        name: 'Renamed',
        updated_at: expect.any(Date) as Date,
      });
    });

    it('makes nobody more at the console than who invited said', async () => {
      const chief = await staffMember(service);
      const invited = await chief.api.post<{ token: string }>('/api/admin/access/invite', {
        email: 'modest@city.example',
        name: 'Modest',
        role: 'reviewer',
        cityScope: ['pune'],
      });
      const accepted = await service.consoleApi.post<{ admin: Row }>('/api/admin/auth/accept-invite', {
        ...SMUGGLED,
        token: invited.body.token,
        password: 'a password of my own',
        role: 'super_admin',
        email: 'other@city.example',
        cityScope: null,
        active: true,
      });
      expect(accepted.body.admin).toMatchObject({
        email: 'modest@city.example',
        role: 'reviewer',
        cityScope: ['pune'],
      });
      const login = await service.consoleApi.post<{ admin: Row }>('/api/admin/auth/login', {
        ...SMUGGLED,
        email: 'modest@city.example',
        password: 'a password of my own',
        role: 'super_admin',
      });
      expect(login.body.admin).toMatchObject({ role: 'reviewer' });
    });
  });

  it('with a session of the console are nobody to the token API, and with a token nobody in the console', async () => {
    const cookies = await Promise.all(
      CONSOLE_ROLES.map(async (role) => (await staffMember(service, { role })).cookie),
    );
    const guarded = routes.filter(
      ({ access }) => access !== 'public' && access !== 'optional' && access !== 'refresh-cookie',
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
        url: service.url + path.replaceAll(/:\w+/g, issue),
        headers: { 'content-type': 'application/json', ...headers },
        payload: method === 'GET' ? undefined : '{}',
      });
      expect([method, path, status]).toEqual([method, path, 401]);
    }
  });

  it('cannot tell a hidden issue from one that never was, whatever is asked of it', async () => {
    const { messageId } = await postedMessage(service, issue, { by: asha });
    const media = await attachedPost(service, issue, asha);
    await hiddenIssue(service, issue);
    const bodies: Record<string, object> = {
      'PATCH /api/issues/:id': { priority: 'low' },
      'POST /api/issues/:id/assign': { officialId: 'off_x' },
      'POST /api/issues/:id/messages': { content: 'Hello' },
      'POST /api/issues/:id/messages/:msgId/react': { emoji: '👍' },
      'POST /api/issues/:id/media': { type: 'microblog', url: 'https://social.example/1' },
      'POST /api/issues/:id/flag': { reason: 'spam' },
      'POST /api/issues/:id/messages/:msgId/flag': { reason: 'spam' },
      'POST /api/issues/:id/media/:mediaId/flag': { reason: 'spam' },
      'POST /api/issues/:id/resolve': { description: 'Mended as it should be', mediaIds: [media] },
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
    const told: unknown[] = [];
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
          told.push([method, path, who?.name, hidden, unknown]);
        expect([method, path, [401, 403, 404]]).toEqual([method, path, expect.arrayContaining([hidden[0]])]);
      }
    }
    expect(told).toEqual([]);
    for (const path of [`/media/${media}`, `/api/search?q=${issue}`, '/api/issues?cityId=mumbai&limit=10000'])
      expect((await send({ method: 'GET', url: service.url + path })).text).not.toContain(issue);
  });

  it('goes on in no other list with the cursor of one', async () => {
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

  it('invents no cursor: neither its content nor its seal', async () => {
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

  describe('finds in no answer', () => {
    it('a field the documents do not name: each of their objects is closed where the tests hold answers against it', () => {
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
      // What an act changed and what a job did have fields of their own.
      expect(open).toEqual([
        'console AuditRecord/properties/before',
        'console AuditRecord/properties/after',
        'console JobStatus/properties/outcome',
      ]);
    });

    it('an address, a secret or a hash that is not theirs', async () => {
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
          // Who people are to the identity provider is for those who administer them.
          if (index < 2) expect([route.path, text.includes(stranger.email)]).toEqual([route.path, false]);
        }
      }
      expect(seen).toBeGreaterThan(150);
    });
  });
});

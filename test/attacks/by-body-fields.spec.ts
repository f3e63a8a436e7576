import { addedRecord } from '../factories/accountability';
import { staffMember } from '../factories/console';
import { report, reportedIssue } from '../factories/issues';
import { attachedPost } from '../factories/media';
import { person, type TestPerson } from '../factories/people';
import type { Envelope } from '../support/network/client';
import { startService, type TestService } from '../support/service/service';

type Row = Record<string, unknown>;

/** Members an attacker adds to a body, hoping that they are stored. */
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

describe('an attacker who wants more rights', () => {
  let service: TestService;
  let asha: TestPerson;
  let stranger: TestPerson;
  let admin: TestPerson;
  let issue: string;

  beforeAll(async () => {
    service = await startService();
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

  describe('by members of a body', () => {
    it('changes only the allowed fields of an issue', async () => {
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

    it('posts, attaches and flags nothing in another person’s name', async () => {
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

    it('resolves, requests, rates and closes nothing in another person’s name', async () => {
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

    it('changes only the role of an account, and only the fields of an accountability record', async () => {
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

    it('gets no other console role than the invitation has', async () => {
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
});

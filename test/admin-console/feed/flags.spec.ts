import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { raisedFlag } from '../../factories/flags';
import { isPublic, reportedIssue } from '../../factories/issues';
import { attachedPost } from '../../factories/media';
import { postedMessage } from '../../factories/messages';
import { person, type TestPerson } from '../../factories/people';
import { startService, type TestService } from '../../support/service/service';

describe('the feed of city staff', () => {
  let service: TestService;
  let staff: StaffMember;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service, { role: 'reviewer' });
  });
  afterAll(() => service.stop());
  afterEach(() => service.clock.set());

  describe('flags', () => {
    interface Flag {
      id: string;
      reasonLabel: string;
      target: string;
      snippet: string;
      reporterCount: number;
      resolved: boolean;
      resolvedLabel: string;
      showBan: boolean;
    }
    const flags = async (query = '') => (await staff.api.get<Flag[]>(`/api/admin/feed/flags${query}`)).body;
    const decide = (id: string, decision: string) =>
      staff.api.post<{ id: string; status: string }>(`/api/admin/feed/flags/${id}/${decision}`);
    let issue: string;
    let writer: TestPerson;
    beforeEach(async () => {
      writer = await person(service, { name: 'Loud Writer' });
      issue = await reportedIssue(service, { by: writer, title: 'Buy my lamps' });
    });

    it('show the complete target and its issue, but not the people who flagged', async () => {
      const { messageId } = await postedMessage(service, issue, { by: writer, content: 'You are all fools' });
      const flag = await raisedFlag(service, `/api/issues/${issue}/messages/${messageId}`, {
        reason: 'abuse',
      });
      const { body } = await staff.api.get<object>(`/api/admin/feed/flags/${flag}`);
      expect(body).toEqual({
        id: flag,
        text: 'You are all fools',
        issueId: issue,
        cityId: 'mumbai',
        mediaUrl: null,
        reports: [{ reasonLabel: 'Abuse', note: '', at: expect.any(String) as string }],
      });
    });

    it('show media only while they are visible', async () => {
      const media = await attachedPost(service, issue, writer);
      const flag = await raisedFlag(service, `/api/issues/${issue}/media/${media}`, { reason: 'spam' });
      const url = async () =>
        (await staff.api.get<{ mediaUrl: string | null }>(`/api/admin/feed/flags/${flag}`)).body.mediaUrl;
      expect(await url()).toBe('https://social.example/@asha/1');
      await decide(flag, 'remove');
      expect(await url()).toBeNull();
    });

    it('are listed with their targets, open ones first', async () => {
      const flag = await raisedFlag(service, `/api/issues/${issue}`, { reason: 'spam' });
      await raisedFlag(service, `/api/issues/${issue}`, { reason: 'spam' });
      const profile = await raisedFlag(service, `/api/users/${writer.id}`, { reason: 'abuse' });
      expect((await flags()).slice(0, 2)).toEqual([
        {
          id: profile,
          reasonLabel: 'Abuse',
          target: 'Reporter profile',
          snippet: 'Loud Writer',
          reporterCount: 1,
          resolved: false,
          resolvedLabel: '',
          showBan: true,
        },
        {
          id: flag,
          reasonLabel: 'Spam',
          target: 'Issue',
          snippet: 'Buy my lamps',
          reporterCount: 2,
          resolved: false,
          resolvedLabel: '',
          showBan: false,
        },
      ]);
      const labels = (await flags('?reason=abuse')).map(({ reasonLabel }) => reasonLabel);
      expect(new Set(labels)).toEqual(new Set(['Abuse']));
      expect((await flags('?reason=all')).length).toBeGreaterThan(1);
      expect(await flags('?reason=nonsense')).toEqual([]);
    });

    it.each([
      ['dismiss', 'dismissed', 'Dismissed'],
      ['warn', 'warned', 'Warned'],
      ['remove', 'removed', 'Removed'],
      ['ban', 'banned', 'Banned'],
    ])('can be decided by %s, once, with one audit record', async (decision, status, label) => {
      const flag = await raisedFlag(service, `/api/issues/${issue}`);
      const records = await recordedDuring(service, async () =>
        expect((await decide(flag, decision)).body).toEqual({ id: flag, status }),
      );
      expect(records).toMatchObject([
        { action: `flag.${decision}`, target_kind: 'flag', target_id: flag, actor_id: staff.id },
      ]);
      expect((await flags()).find(({ id }) => id === flag)).toMatchObject({
        resolved: true,
        resolvedLabel: label,
      });
      const [stored] = await service.database.sql(
        `select resolved_by, resolved_at is not null as dated from flags where id = $1`,
        [flag],
      );
      expect(stored).toEqual({ resolved_by: staff.id, dated: true });
      const again = await recordedDuring(service, async () =>
        expect((await decide(flag, 'dismiss')).body).toEqual({ id: flag, status }),
      );
      expect(again).toEqual([]);
      expect(await isPublic(service, issue)).toBe(decision !== 'remove');
      const [account] = await service.database.sql<{ role: string }>('select role from users where id = $1', [
        writer.id,
      ]);
      expect(account?.role).toBe(decision === 'ban' ? 'viewer' : 'user');
    });

    it('remove messages and media', async () => {
      const { messageId } = await postedMessage(service, issue, { by: writer });
      const media = await attachedPost(service, issue, writer);
      await decide(await raisedFlag(service, `/api/issues/${issue}/messages/${messageId}`), 'remove');
      await decide(await raisedFlag(service, `/api/issues/${issue}/media/${media}`), 'remove');
      const thread = await service.tokenApi.get<{ data: { items: Array<{ deleted?: boolean }> } }>(
        `/api/issues/${issue}/messages`,
      );
      expect(thread.body.data.items).toMatchObject([{ deleted: true }]);
      const detail = await service.tokenApi.get<{ data: { media: object[] } }>(`/api/issues/${issue}`);
      expect(detail.body.data.media).toEqual([]);
    });

    it('ban the author of the target, but never the last superadmin', async () => {
      const { messageId } = await postedMessage(service, issue, { by: writer });
      await decide(await raisedFlag(service, `/api/issues/${issue}/messages/${messageId}`), 'ban');
      const answer = await service.tokenApi.as(writer).post(`/api/issues/${issue}/upvote`);
      expect(answer.status).toBe(403);
      const boss = await person(service, { role: 'superadmin' });
      const flag = await raisedFlag(service, `/api/users/${boss.id}`);
      const records = await recordedDuring(service, async () =>
        expect((await decide(flag, 'ban')).status).toBe(409),
      );
      expect(records).toEqual([]);
      expect((await flags()).find(({ id }) => id === flag)).toMatchObject({ resolved: false });
    });

    it('are 404 if unknown', async () => {
      for (const decision of ['dismiss', 'warn', 'remove', 'ban']) {
        const answer = await decide('flg_unknown', decision);
        expect([answer.status, answer.body]).toMatchObject([404, { error: 'Not Found' }]);
      }
    });

    it('notify city staff, once each', async () => {
      const notified = async () =>
        (
          await staff.api.get<Array<{ id: string; kind: string; targetId: string; readAt: string | null }>>(
            '/api/admin/notifications',
          )
        ).body;
      const flag = await raisedFlag(service, `/api/issues/${issue}`);
      await raisedFlag(service, `/api/issues/${issue}`);
      const mine = (await notified()).filter(({ targetId }) => targetId === flag);
      expect(mine).toMatchObject([{ kind: 'flag', readAt: null }]);
      const read = await staff.api.post(`/api/admin/notifications/${mine[0]?.id}/read`);
      expect(read.body).toMatchObject({ readBy: staff.id, readAt: expect.any(String) as string });
      expect(
        (await staff.api.post<{ read: number }>('/api/admin/notifications/read-all')).body.read,
      ).toBeGreaterThan(0);
      expect((await staff.api.get('/api/admin/notifications?unread=true')).body).toEqual([]);
    });
  });
});

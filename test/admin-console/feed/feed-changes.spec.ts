import { opened, recordedDuring, type StoredRecord } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { isPublic, reportedIssue } from '../../factories/issues';
import { attachedPost } from '../../factories/media';
import { person, type TestPerson } from '../../factories/people';
import { startService, type TestService } from '../../support/service/service';

interface State {
  issueId: string;
  forced: boolean;
  slaPaused: boolean;
  closed: boolean;
  hidden: boolean;
  pinned: boolean;
  chainRoleOverride: string | null;
  redactedMedia: number[];
}

describe('the feed of city staff', () => {
  let service: TestService;
  let staff: StaffMember;
  let asha: TestPerson;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service, { role: 'reviewer' });
    asha = await person(service, { name: 'Asha Kulkarni' });
  });
  afterAll(() => service.stop());
  afterEach(() => service.clock.set());

  const act = <Body = State>(id: string, what: string, body?: object) =>
    staff.api.post<Body>(`/api/admin/feed/issues/${id}/${what}`, body);

  describe('changes', () => {
    let id: string;
    beforeEach(async () => {
      id = await reportedIssue(service, { by: asha });
    });
    const recorded = (what: () => Promise<unknown>) => recordedDuring(service, what);
    const blank = (): State => ({
      issueId: id,
      ...{ forced: false, slaPaused: false, closed: false, hidden: false, pinned: false },
      chainRoleOverride: null,
      redactedMedia: [],
    });

    it.each([
      ['force-escalate', 'forced', 'issue.force_escalate'],
      ['pause-sla', 'slaPaused', 'issue.toggle_pause_sla'],
      ['toggle-closed', 'closed', 'issue.toggle_closed'],
      ['toggle-hidden', 'hidden', 'issue.toggle_hidden'],
      ['toggle-pinned', 'pinned', 'issue.toggle_pinned'],
    ])('%s inverts %s, with one audit record', async (what, field, action) => {
      const record = { action, target_kind: 'issue', target_id: id, actor_id: staff.id, surface: 'console' };
      const on = { ...blank(), [field]: true };
      const first = await recorded(async () => expect((await act(id, what)).body).toEqual(on));
      expect(first).toEqual([{ ...record, before: blank(), after: on }]);
      const second = await recorded(async () => expect((await act(id, what)).body).toEqual(blank()));
      expect(second).toEqual([{ ...record, before: on, after: blank() }]);
    });

    it('hide an issue, and show it again', async () => {
      await act(id, 'toggle-hidden');
      expect(await isPublic(service, id)).toBe(false);
      await act(id, 'toggle-hidden');
      expect(await isPublic(service, id)).toBe(true);
    });

    it('do not change the lifecycle if city staff mark an issue closed', async () => {
      await act(id, 'toggle-closed');
      const { body } = await service.tokenApi.get<{ data: { status: string } }>(`/api/issues/${id}`);
      expect(body.data.status).toBe('open');
    });

    it('assign an issue to one role after the other, and then to none', async () => {
      const roles = [
        'Local Police',
        'Corporator',
        'Municipal Ward Officer',
        'MLA',
        'MP',
        null,
        'Local Police',
      ];
      for (const role of roles) {
        const records = await recorded(async () =>
          expect((await act(id, 'reassign')).body).toMatchObject({ chainRoleOverride: role }),
        );
        expect(records).toMatchObject([{ action: 'issue.reassign', after: { chainRoleOverride: role } }]);
      }
    });

    it('invert a switch once per request, under concurrency', async () => {
      await Promise.all(Array.from({ length: 15 }, () => act(id, 'toggle-pinned')));
      expect((await act(id, 'pause-sla')).body).toMatchObject({ pinned: true });
    });

    it('redact media, which are then not counted, and show them again', async () => {
      const items = [await attachedPost(service, id, asha), await attachedPost(service, id, asha)];
      const media = async () =>
        (await service.tokenApi.get<{ data: { media: Array<{ mediaId: string }> } }>(`/api/issues/${id}`))
          .body.data.media;
      const counted = async () =>
        (
          await service.database.sql<{ n: number }>(`select media_count as n from issues where id = $1`, [id])
        )[0]?.n;
      const records = await recorded(async () =>
        expect((await act(id, 'redact-media', { index: 0 })).body).toMatchObject({ redactedMedia: [0] }),
      );
      expect(records).toMatchObject([
        { action: 'issue.toggle_redact_media', before: { redactedMedia: [] }, after: { redactedMedia: [0] } },
      ]);
      expect((await media()).map(({ mediaId }) => mediaId)).toEqual([items[1]]);
      expect(await counted()).toBe(1);
      await service.tokenApi.as(asha).delete(`/api/issues/${id}/media/${items[1]}`);
      await act(id, 'redact-media', { index: 0 });
      expect((await media()).map(({ mediaId }) => mediaId)).toEqual([items[0]]);
      expect(await counted()).toBe(1);
      await act(id, 'redact-media', { index: 0 });
      await service.tokenApi.as(asha).delete(`/api/issues/${id}/media/${items[0]}`);
      expect(await counted()).toBe(0);
    });

    it('keep the index of media if others are deleted', async () => {
      const items = [];
      for (let n = 0; n < 3; n++) items.push(await attachedPost(service, id, asha));
      await act(id, 'redact-media', { index: 2 });
      await service.tokenApi.as(asha).delete(`/api/issues/${id}/media/${items[0]}`);
      const { body } = await staff.api.get<{ mediaTiles: object[] }>(`/api/admin/feed/issues/${id}`);
      expect(body.mediaTiles).toEqual([
        { index: 1, kind: 'photo', redacted: false },
        { index: 2, kind: 'photo', redacted: true },
      ]);
      expect((await act(id, 'redact-media', { index: 0 })).status).toBe(400);
      expect((await act(id, 'redact-media', { index: 2 })).body).toMatchObject({ redactedMedia: [] });
    });

    it.each([
      [{}],
      [{ index: 'one' }],
      [{ index: '0' }],
      [{ index: null }],
      [{ index: 1.5 }],
      [{ index: 0 }],
      [{ index: -1 }],
    ])('refuse %j as the index of a media item, without an audit record', async (body) => {
      const records = await recorded(async () =>
        expect((await act(id, 'redact-media', body)).status).toBe(400),
      );
      expect(records).toEqual([]);
    });

    it('move an issue if the table allows it, with one audit record', async () => {
      const records = await recorded(async () => {
        const answer = await act<{ status: string }>(id, 'status', { status: 'resolved' });
        expect([answer.status, answer.body]).toEqual([200, { status: 'resolved' }]);
      });
      expect(records).toEqual([
        {
          action: 'issue.status_change',
          target_kind: 'issue',
          target_id: id,
          actor_id: staff.id,
          surface: 'console',
          before: { status: 'new', lifecycle: 'open' },
          after: { status: 'resolved', lifecycle: 'resolved' },
        },
      ]);
      const { body } = await service.tokenApi.get<{ data: { resolution: object } }>(`/api/issues/${id}`);
      expect(body.data.resolution).toMatchObject({ description: 'Resolved by the city desk' });
    });

    it('store the note of a move: in the resolution, the status event and the audit record', async () => {
      const note = 'The light was replaced this morning.';
      expect((await act(id, 'status', { status: 'resolved', note })).status).toBe(200);
      const { body } = await service.tokenApi.get<{ data: { resolution: object } }>(`/api/issues/${id}`);
      expect(body.data.resolution).toMatchObject({ description: note });
      const events = await service.database.sql(
        'select note from issue_status_events where issue_id = $1 order by id desc limit 1',
        [id],
      );
      const audited = await service.database.sql(
        `select note from audit_records where target_id = $1 and action = 'issue.status_change'`,
        [id],
      );
      expect([events, await opened(service, audited)]).toEqual([[{ note }], [{ note }]]);
    });

    it('accept a note of at most 1000 characters', async () => {
      expect((await act(id, 'status', { status: 'ack', note: '🙂'.repeat(1001) })).status).toBe(400);
      expect((await act(id, 'status', { status: 'ack', note: '🙂'.repeat(1000) })).status).toBe(200);
    });

    it.each([
      [{}, 400],
      [{ status: 7 }, 400],
      [{ status: 'new' }, 400],
      [{ status: 'in_progress' }, 400],
      [{ status: 'constructor' }, 400],
    ])('refuse to move with %j: %d, without an audit record', async (body, status) => {
      const records = await recorded(async () => {
        const answer = await act(id, 'status', body);
        expect([answer.status, answer.body]).toMatchObject([
          status,
          { statusCode: status, error: 'Bad Request' },
        ]);
      });
      expect(records).toEqual([]);
    });

    it('move no closed issue', async () => {
      const admin = service.tokenApi.as(await person(service, { role: 'admin' }));
      await admin.post('/api/issues/bulk/status', { issueIds: [id], status: 'closed' });
      expect((await act(id, 'status', { status: 'progress' })).status).toBe(400);
    });
  });

  it('have a valid chain of audit records', async () => {
    const records = await service.database.sql<StoredRecord & { whole: boolean }>(
      `select position = row_number() over (order by position)
              and previous_hash = coalesce(lag(hash) over (order by position), '') and hash = audit_record_hash(r) as whole
         from audit_records r`,
    );
    expect(records.length).toBeGreaterThan(30);
    expect(records.filter(({ whole }) => !whole)).toEqual([]);
  });
});

import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { attachedPost } from '../../factories/media';
import { person } from '../../factories/people';
import { startService, type TestService } from '../../support/service/service';

/** A request contains the expected or the wanted state, so that it does not undo the change of a colleague. */
describe('acts of city staff with an expected state', () => {
  let service: TestService;
  let staff: StaffMember;
  let id: string;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service, { role: 'reviewer' });
  });
  beforeEach(async () => {
    const by = await person(service);
    id = await reportedIssue(service, { by });
    await attachedPost(service, id, by);
  });
  afterAll(() => service.stop());

  const act = (what: string, body?: object) =>
    staff.api.post<Record<string, unknown>>(`/api/admin/feed/issues/${id}/${what}`, body);
  const recorded = (what: () => Promise<unknown>) => recordedDuring(service, what);
  const stored = () =>
    service.database.sql(
      `select to_jsonb(i) as issue, to_jsonb(s) as state
         from issues i left join issue_admin_states s on s.issue_id = i.id where i.id = $1`,
      [id],
    );
  /** The answers to concurrent copies of one request. */
  const together = async (what: string, body: object) =>
    (await Promise.all(Array.from({ length: 5 }, () => act(what, body)))).map(({ status }) => status).sort();

  const SWITCHES: Array<[string, string, object, string, string]> = [
    ['force-escalate', 'forced', {}, 'The issue is marked as escalated already', 'has no escalated mark'],
    ['pause-sla', 'slaPaused', {}, 'The SLA label is paused already', 'is not paused any more'],
    ['toggle-closed', 'closed', {}, 'The issue has the closed mark already', 'has no closed mark any more'],
    ['toggle-hidden', 'hidden', {}, 'The issue is hidden already', 'The issue is shown already'],
    ['toggle-pinned', 'pinned', {}, 'The issue is pinned already', 'The issue is not pinned any more'],
    ['redact-media', 'redacted', { index: 0 }, 'The item is redacted already', 'The item is shown already'],
  ];

  it.each(SWITCHES)(
    '%s sets %s once, and has no effect if it is already set',
    async (what, field, rest, on, off) => {
      for (const [wanted, words] of [
        [false, off],
        [true, on],
      ] as const) {
        const body = { ...rest, [field]: wanted };
        if (wanted) expect(await recorded(() => act(what, body))).toHaveLength(1);
        const before = await stored();
        const again = await recorded(async () => {
          const answer = await act(what, body);
          expect([answer.status, answer.body]).toMatchObject([
            409,
            { message: expect.stringContaining(words) as string },
          ]);
        });
        expect([again, await stored()]).toEqual([[], before]);
      }
    },
  );

  it.each(SWITCHES)('%s is done once for concurrent requests with the same %s', async (what, field, rest) => {
    const records = await recorded(async () =>
      expect(await together(what, { ...rest, [field]: true })).toEqual([200, 409, 409, 409, 409]),
    );
    expect(records).toHaveLength(1);
  });

  it.each(SWITCHES)('%s accepts only booleans for %s', async (what, field, rest) => {
    for (const wanted of [null, 'true', 1])
      expect((await act(what, { ...rest, [field]: wanted })).status).toBe(400);
  });

  it('move an issue only from the expected status', async () => {
    expect((await act('status', { status: 'progress', from: 'new' })).status).toBe(200);
    const records = await recorded(async () => {
      const answer = await act('status', { status: 'resolved', from: 'new' });
      expect([answer.status, answer.body.message]).toEqual([409, 'The status is In progress by now']);
    });
    expect(records).toEqual([]);
    const { body } = await staff.api.get<{ status: string }>(`/api/admin/feed/issues/${id}`);
    expect(body.status).toBe('progress');
    expect((await act('status', { status: 'ack', from: 'progress' })).status).toBe(200);
  });

  it('move it once for concurrent requests from the same status', async () => {
    const records = await recorded(async () =>
      expect(await together('status', { status: 'progress', from: 'new' })).toEqual([
        200, 409, 409, 409, 409,
      ]),
    );
    expect(records).toHaveLength(1);
  });

  it('require a known expected status', async () => {
    for (const from of ['in_progress', null, 7])
      expect((await act('status', { status: 'ack', from })).status).toBe(400);
  });

  it('pass it on once from the expected role', async () => {
    const records = await recorded(async () => {
      expect(await together('reassign', { from: null })).toEqual([200, 409, 409, 409, 409]);
      expect((await act('reassign', { from: 'Local Police' })).body).toMatchObject({
        chainRoleOverride: 'Corporator',
      });
      expect((await act('reassign', { from: null })).body.message).toBe(
        'The issue was passed on to Corporator already',
      );
    });
    expect(records).toHaveLength(2);
  });

  it('change the category only from the expected one, once', async () => {
    const records = await recorded(async () => {
      expect((await act('category', { category: 'road', from: 'infrastructure' })).status).toBe(200);
      const late = await act('category', { category: 'hygiene', from: 'infrastructure' });
      expect([late.status, late.body.message]).toEqual([409, 'The category is Roads by now']);
    });
    expect(records.map(({ after }) => after)).toEqual([{ category: 'road' }]);
  });
});

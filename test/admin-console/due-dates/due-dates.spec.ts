import type { IssueDueDateDto } from '../../../src/due-dates/dto/issue-due-date.dto';
import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import { SlaPoliciesService } from '../../../src/due-dates/rules/sla-policies.service';
import { IssueLifecycle } from '../../../src/issues/issue-lifecycle.service';
import { Database } from '../../../src/platform/database/database';
import { ScoreReconciliationService } from '../../../src/scores/score-reconciliation.service';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { hiddenIssue, reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';

const HOUR_MS = 3_600_000;
const PATH = '/api/admin/due-dates';
const CLOCKS = { hygiene: 'calendar', healthcare: 'working' } as const;

interface Policy {
  id: string;
  cityId: string | null;
  hours: number;
  retiredAt: string | null;
}

/** Whether a promise is neither fulfilled nor rejected yet. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const settled = promise.then(
    () => false,
    () => false,
  );
  return Promise.race([settled, new Promise<boolean>((done) => setTimeout(() => done(true), 20))]);
}

describe('due dates in the console', () => {
  let service: TestService;
  let superAdmin: StaffMember;
  let reviewer: StaffMember;
  let reporter: TestPerson;
  beforeAll(async () => {
    service = await startService();
    superAdmin = await staffMember(service);
    reviewer = await staffMember(service, { role: 'reviewer' });
    reporter = await person(service);
  });
  afterAll(() => service.stop());
  // Sessions expire after twelve hours.
  beforeEach(() => service.clock.set());

  const { post, put } = {
    post: <Body = unknown>(path: string, body?: object) => reviewer.api.post<Body>(`${PATH}/${path}`, body),
    put: <Body = unknown>(path: string, body: object) => reviewer.api.put<Body>(`${PATH}/${path}`, body),
  };
  const get = async <Body>(path: string) => (await reviewer.api.get<Body>(`${PATH}/${path}`)).body;
  const reported = (more = {}) => reportedIssue(service, { by: reporter, ...more });
  const shown = async (id: string) =>
    (await service.tokenApi.as(reporter).get<Envelope<IssueDto>>(`/api/issues/${id}`)).body.data;
  const hoursOf = async (id: string) => {
    const { createdAt, dueAt } = await shown(id);
    return (Date.parse(dueAt ?? '') - Date.parse(createdAt)) / HOUR_MS;
  };
  const in_ = (hours: number) => new Date(service.clock.now().getTime() + hours * HOUR_MS).toISOString();

  describe('policies', () => {
    it('apply to later reports; a new one replaces the previous one', async () => {
      const before = await reported({ city: 'pune', category: 'road' });
      const records = await recordedDuring(service, async () => {
        const scope = { cityId: 'pune', category: 'road' };
        expect((await post<Policy>('policies', { ...scope, hours: 72 })).status).toBe(200);
        expect(await hoursOf(await reported({ city: 'pune', category: 'road' }))).toBe(72);
        const { body } = await post<Policy>('policies', { ...scope, hours: 24 });
        expect(body).toMatchObject({ ...scope, hours: 24, clock: 'calendar', retiredAt: null });
      });
      expect(records.map(({ action, before: was }) => [action, was])).toEqual([
        ['due_dates.add_policy', null],
        ['due_dates.add_policy', expect.objectContaining({ hours: 72 })],
      ]);
      expect(await hoursOf(await reported({ city: 'pune', category: 'road' }))).toBe(24);
      expect(await hoursOf(before)).toBe(48);
      const policies = await get<Policy[]>('policies?cityId=pune');
      expect(policies.map(({ hours, retiredAt }) => [hours, retiredAt !== null])).toEqual([
        [24, false],
        [72, true],
      ]);
    });

    it('apply to a report made just before they are stored, which then keeps them', async () => {
      const policies = service.app.get(SlaPoliciesService, { strict: false });
      const scope = { city: 'kolkata', category: null, priority: null, ward: null } as const;
      let report: Promise<string> | undefined;
      await service.app.get(Database, { strict: false }).transaction(async () => {
        await policies.add({ ...scope, hours: 5, clock: 'calendar', sourceUrl: null, createdBy: 'adm_1' });
        service.clock.advance(20);
        report = reported({ city: 'kolkata' });
        const waiting = `select from pg_locks where locktype = 'advisory' and not granted`;
        while ((await service.database.sql(waiting)).length === 0 && (await isPending(report)));
      });
      const id = await report!;
      expect(await hoursOf(id)).toBe(5);
      const path = `/api/issues/${id}/due-date`;
      const { policy } = (await service.tokenApi.get<Envelope<IssueDueDateDto>>(path)).body.data;
      expect(policy).toMatchObject({ kind: 'policy', hours: 5 });
    });

    it('end for later reports, once', async () => {
      const { id } = (await post<Policy>('policies', { cityId: 'delhi', hours: 5 })).body;
      const during = await reported({ city: 'delhi' });
      const records = await recordedDuring(service, async () => {
        const ended = await post<Policy>(`policies/${id}/retire`);
        expect((await post<Policy>(`policies/${id}/retire`)).body).toEqual(ended.body);
      });
      expect(records.map(({ action }) => action)).toEqual(['due_dates.retire_policy']);
      expect(await hoursOf(await reported({ city: 'delhi' }))).toBe(48);
      expect(await hoursOf(during)).toBe(5);
      expect((await post('policies/slp_nothing/retire')).status).toBe(404);
    });

    it.each([
      [{}, 'hours'],
      [{ hours: 0 }, 'hours'],
      [{ hours: 9000 }, 'hours'],
      [{ hours: 5, cityId: 'atlantis' }, 'cityId'],
      [{ hours: 5, ward: 'H/West' }, 'ward'],
      [{ hours: 5, cityId: 'pune', ward: 'H/West' }, 'ward'],
      [{ hours: 5, clock: 'moon' }, 'clock'],
      [{ hours: 5, sourceUrl: 'ftp://x' }, 'sourceUrl'],
    ])('are refused as %j', async (body, field) => {
      const answer = await post<{ message: string[] }>('policies', body);
      expect([answer.status, String(answer.body.message)]).toEqual([400, expect.stringContaining(field)]);
    });
  });

  describe('the default hours in the configuration', () => {
    const setHours = (hours: number) =>
      superAdmin.api.put('/api/admin/config', { slaHours: { Traffic: hours } });

    it('are those at the time of the report, after any change of its clock', async () => {
      const id = await reported({ city: 'delhi', category: 'traffic' });
      expect((await setHours(24)).status).toBe(200);
      const later = await reported({ city: 'delhi', category: 'traffic' });
      const path = `/api/admin/feed/issues/${id}`;
      await reviewer.api.post(`${path}/pause-clock`, { until: in_(2), reason: 'A festival' });
      await reviewer.api.post(`${path}/resume-clock`);
      const { body } = await reviewer.api.get<IssueDueDateDto>(`${path}/due-date`);
      expect(body.policy).toEqual({ kind: 'default', hours: 48 });
      expect(await hoursOf(id)).toBeCloseTo(48, 1);
      expect(await hoursOf(later)).toBe(24);
      await setHours(48);
      await setHours(48);
      const versions = await service.database.sql('select from sla_default_hours');
      // Those of the migration, and two changes.
      expect(versions).toHaveLength(3);
    });
  });

  describe('the working calendar', () => {
    it('is Monday to Friday, 10:00 to 18:00, until it is set', async () => {
      expect(await get('calendar?cityId=chennai')).toEqual({
        cityId: 'chennai',
        weekdays: [1, 2, 3, 4, 5],
        opens: '10:00',
        closes: '18:00',
        isUsual: true,
      });
      const hours = { weekdays: [6, 1, 1], opens: '09:30', closes: '24:00' };
      const records = await recordedDuring(service, async () => {
        const { body } = await put('calendar/chennai', hours);
        expect(body).toEqual({ ...hours, cityId: 'chennai', weekdays: [1, 6], isUsual: false });
        await put('calendar/chennai', hours);
      });
      expect(records.map(({ action }) => action)).toEqual(['due_dates.set_calendar']);
      expect(await get('calendar?cityId=chennai')).toMatchObject({ weekdays: [1, 6], closes: '24:00' });
    });

    it.each([
      [{ weekdays: [], opens: '10:00', closes: '18:00' }, 'weekdays'],
      [{ weekdays: [8], opens: '10:00', closes: '18:00' }, 'weekdays'],
      [{ weekdays: [1], opens: '25:00', closes: '18:00' }, 'opens'],
      [{ weekdays: [1], opens: '18:00', closes: '18:00' }, 'closes'],
      [{ weekdays: [1], opens: '00:00', closes: '00:01' }, 'closes must leave at least 5 hours in a week'],
      [
        { weekdays: [1, 2, 3], opens: '10:00', closes: '11:39' },
        'closes must leave at least 5 hours in a week',
      ],
    ])('is refused as %j', async (body, field) => {
      const answer = await put<{ message: string[] }>('calendar/chennai', body);
      expect([answer.status, String(answer.body.message)]).toEqual([400, expect.stringContaining(field)]);
    });

    it('may have five hours a week, and the longest time by it is calculated quickly', async () => {
      await put('calendar/kolkata', { weekdays: [1], opens: '10:00', closes: '15:00' });
      await post('policies', { cityId: 'kolkata', hours: 8760, clock: 'working' });
      const id = await reportedIssue(service, { city: 'kolkata' });
      const { body } = await reviewer.api.get<{ dueAt: string }>(`/api/admin/feed/issues/${id}/due-date`);
      const years = new Date(body.dueAt).getUTCFullYear() - service.clock.now().getUTCFullYear();
      expect(years).toBeGreaterThan(32);
    });

    it('belongs to a city', async () => {
      const hours = { weekdays: [1], opens: '10:00', closes: '18:00' };
      expect((await put('calendar/atlantis', hours)).status).toBe(404);
      const { status } = await reviewer.api.get(`${PATH}/calendar?cityId=atlantis`);
      expect(status).toBe(404);
    });

    it('excludes holidays, which can be added and removed', async () => {
      const holiday = { cityId: 'chennai', date: '2027-01-15', name: 'Pongal' };
      const records = await recordedDuring(service, async () => {
        expect((await post('holidays', holiday)).body).toEqual(holiday);
        expect((await post('holidays', { ...holiday, name: 'Again' })).status).toBe(409);
        expect(await get('holidays?cityId=chennai')).toEqual([holiday]);
        const removed = await reviewer.api.delete(`${PATH}/holidays/chennai/2027-01-15`);
        expect(removed.body).toEqual({ cityId: 'chennai', date: '2027-01-15' });
      });
      expect(records.map(({ action }) => action)).toEqual([
        'due_dates.add_holiday',
        'due_dates.remove_holiday',
      ]);
      for (const day of ['2027-01-15', '2027-02-30', 'nothing'])
        expect((await reviewer.api.delete(`${PATH}/holidays/chennai/${day}`)).status).toBe(404);
      for (const date of ['2027-02-30', '15.1.2027', 7])
        expect((await post('holidays', { ...holiday, date })).status).toBe(400);
    });
  });

  describe('the clock of an issue', () => {
    const act = <Body = IssueDueDateDto>(id: string, what: string, body?: object, by = reviewer) =>
      by.api.post<Body>(`/api/admin/feed/issues/${id}/${what}`, body);
    const pause = (id: string, hours: number, by = reviewer) =>
      act(id, 'pause-clock', { until: in_(hours), reason: 'The road is closed' }, by);

    it('can be paused and resumed, each with an audit record', async () => {
      const id = await reported();
      const records = await recordedDuring(service, async () => {
        const { body } = await pause(id, 24);
        expect(body.clock.state).toBe('paused');
        expect(await hoursOf(id)).toBeCloseTo(72, 1);
        expect((await pause(id, 24)).status).toBe(409);
        service.clock.advance(2 * HOUR_MS);
        expect((await act(id, 'resume-clock')).body.clock.state).toBe('running');
        expect((await act(id, 'resume-clock')).status).toBe(404);
      });
      expect(records.map(({ action }) => action)).toEqual(['issue.pause_clock', 'issue.resume_clock']);
      const [paused, ended] = records;
      expect([paused!.before, paused!.after]).toMatchObject([
        null,
        { reason: 'The road is closed', endedAt: null },
      ]);
      const endedBy = (paused!.after as { pausedBy: string }).pausedBy;
      expect(ended!.before).toEqual(paused!.after);
      expect(ended!.after).toEqual({
        ...(paused!.after as object),
        endedAt: expect.any(String) as string,
        endedBy,
      });
      expect(await hoursOf(id)).toBeCloseTo(50, 1);
    });

    it('can be paused for longer only by a super_admin', async () => {
      const id = await reported();
      const refused = await pause(id, 15 * 24);
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('14 days')]);
      expect((await pause(id, 15 * 24, superAdmin)).status).toBe(200);
    });

    it.each([
      ['hygiene', 'healthcare'],
      ['healthcare', 'hygiene'],
    ] as const)('can be paused for at most 366 days, by the clock of %s', async (category, other) => {
      for (const each of [category, other])
        await post('policies', { cityId: 'delhi', category: each, hours: 8760, clock: CLOCKS[each] });
      const id = await reported({ city: 'delhi', category });
      for (const until of [in_(367 * 24), '2300-01-01T00:00:00Z', '9999-12-31T23:59:59Z']) {
        const body = { until, reason: 'The road is closed' };
        const refused = await act<{ message: string[] }>(id, 'pause-clock', body, superAdmin);
        expect([refused.status, refused.body.message]).toEqual([
          400,
          ['until must be earlier: an issue is paused for 366 days in all at most'],
        ]);
      }
      expect((await pause(id, 366 * 24, superAdmin)).body.clock).toMatchObject({
        state: 'paused',
        kind: CLOCKS[category],
      });
      // A change of category, to one with the other clock, calculates the due date again through the whole pause.
      expect((await act(id, 'category', { category: other })).status).toBe(200);
    });

    it.each(['hygiene', 'healthcare'] as const)(
      'is cut to 366 days, with its due date, if a longer pause is stored, by the clock of %s',
      async (category) => {
        await post('policies', { cityId: 'delhi', category, hours: 8760, clock: CLOCKS[category] });
        const id = await reported({ city: 'delhi', category });
        service.clock.stand(service.clock.now());
        const { body: longest } = await pause(id, 366 * 24, superAdmin);
        const end = '9999-12-31';
        await service.database.sql(`update sla_pauses set until_at = '${end}' where issue_id = $1`, [id]);
        await service.database.sql(
          `update issues set due_at = '${end}', next_escalation_at = '${end}' where id = $1`,
          [id],
        );
        await runJob(service, 'escalation');
        const path = `/api/admin/feed/issues/${id}/due-date`;
        const { body } = await reviewer.api.get<IssueDueDateDto>(path);
        expect(body).toMatchObject({ ...longest, changes: expect.anything() as unknown });
        expect(body.changes.at(-1)).toMatchObject({ to: longest.dueAt, reason: 'pause' });
      },
    );

    it.each([
      [{ until: '2020-01-01T00:00:00Z', reason: 'x' }, 'until'],
      [{ until: 'tomorrow', reason: 'x' }, 'until'],
      [{ reason: 'x' }, 'until'],
      [{ until: '2100-01-01T00:00:00Z', reason: ' ' }, 'reason'],
    ])('cannot be paused with %j', async (body, field) => {
      const answer = await act<{ message: string[] }>(await reported(), 'pause-clock', body);
      expect([answer.status, String(answer.body.message)]).toEqual([400, expect.stringContaining(field)]);
    });

    it('cannot be paused once the issue is resolved', async () => {
      const id = await reported();
      await act(id, 'status', { status: 'resolved' });
      expect((await pause(id, 24)).status).toBe(409);
    });

    it('is shown for hidden issues, too', async () => {
      const id = await reported();
      await hiddenIssue(service, id);
      const path = `/api/admin/feed/issues/${id}/due-date`;
      expect((await reviewer.api.get<IssueDueDateDto>(path)).body).toMatchObject({ issueId: id });
      expect((await reviewer.api.get('/api/admin/feed/issues/iss_nothing/due-date')).status).toBe(404);
    });
  });

  describe('a change of the category', () => {
    const change = (id: string, category: string) =>
      reviewer.api.post<IssueDueDateDto>(`/api/admin/feed/issues/${id}/category`, { category });

    const closed = (id: string) =>
      service.app.get(Database, { strict: false }).transaction(async () => {
        const lifecycle = service.app.get(IssueLifecycle, { strict: false });
        const origin = { actorId: reporter.id, surface: 'token' as const };
        await lifecycle.transition(await lifecycle.lock(id), 'closed', 'bulk', origin);
      });

    it('is refused for a closed issue', async () => {
      const id = await reported({ category: 'road' });
      await closed(id);
      const records = await recordedDuring(service, async () => {
        for (const category of ['hygiene', 'road']) expect((await change(id, category)).status).toBe(409);
      });
      expect(records).toEqual([]);
      expect((await shown(id)).category).toBe('road');
    });

    it('moves the due date, which is recorded, and updates the counts', async () => {
      await post('policies', { cityId: 'kolkata', category: 'hygiene', hours: 6 });
      const id = await reported({ city: 'kolkata', category: 'road' });
      const records = await recordedDuring(service, async () => {
        const { body } = await change(id, 'hygiene');
        expect(body).toMatchObject({
          policy: { hours: 6, category: 'hygiene' },
          changes: [{ reason: 'category' }],
        });
        await change(id, 'hygiene');
      });
      expect(records.map(({ action, before, after }) => [action, before, after])).toEqual([
        ['issue.change_category', { category: 'road' }, { category: 'hygiene' }],
      ]);
      expect(await hoursOf(id)).toBe(6);
      expect((await shown(id)).category).toBe('hygiene');
      const { body } = await service.publicApi.get<{ category: string }>(`/api/issues/${id}`);
      expect(body.category).toBe('Garbage & filth');
      const { body: listed } = await service.tokenApi.get<Envelope<{ items: Array<{ issueId: string }> }>>(
        '/api/issues/by-category/hygiene?city=kolkata',
      );
      expect(listed.data.items.map(({ issueId }) => issueId)).toEqual([id]);
    });

    it('keeps scores equal to a recount, for hidden and visible issues', async () => {
      const hidden = await reported({ category: 'road' });
      await hiddenIssue(service, hidden);
      await change(hidden, 'traffic');
      await hiddenIssue(service, hidden, false);
      await change(await reported({ category: 'road' }), 'systemic');
      const reconciliation = service.app.get(ScoreReconciliationService, { strict: false });
      expect(await reconciliation.reconcile()).toMatchObject({ drifted: 0, counts: 0 });
    });

    it('requires a known category and issue', async () => {
      expect((await change(await reported(), 'moon')).status).toBe(400);
      expect((await change('iss_nothing', 'road')).status).toBe(404);
    });
  });
});

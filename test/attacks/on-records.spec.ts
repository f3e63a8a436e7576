import request from 'supertest';
import { type CataloguedRoute, RouteCatalog } from '../../src/api/route-catalog';
import { actionsOf, KINDS } from '../../src/web/console/browser/modules/audit/actions';
import { SlaPausesService } from '../../src/due-dates/pauses/sla-pauses.service';
import { refusedMail } from '../factories/accountability';
import { recordedDuring } from '../factories/audit';
import { boundaryFile, sentBoundaries, square } from '../factories/boundaries';
import { channelActs } from '../factories/channel-acts';
import { staffMember, type StaffMember } from '../factories/console';
import { accessActs } from '../factories/console-groups';
import { raisedFlag } from '../factories/flags';
import { issuesForMp } from '../factories/escalations';
import { reportedIssue } from '../factories/issues';
import { attachedPost } from '../factories/media';
import { ownAccountActs } from '../factories/own-account';
import { mergeActs } from '../factories/merges';
import { person, type TestPerson } from '../factories/people';
import { reopenRequestActs } from '../factories/reopen-requests';
import { redactionActs } from '../factories/redactions';
import { revealActs } from '../factories/reveals';
import { staffActs } from '../factories/staff-units';
import { issueStaffActs } from '../factories/staff-acts';
import { webhookActs } from '../factories/webhooks';
import { answerOf, type HttpAnswer, send } from '../support/network/http';
import { startService, type TestService } from '../support/service/service';

const PASSWORD = 'a password nobody is to read';
/** What is done before an act, and recorded, too. */
const PREPARING = ['issue.redact_text', 'access.invite', 'duplicate_cluster.merge'];
/** Routes that need no session: there only the foreign page is refused. */
const SIGNING_IN = ['POST /api/admin/auth/login', 'POST /api/admin/auth/accept-invite'];

/** A request to a route, and its audit action; null: it changes nothing. */
interface Act {
  action: string | null;
  do: () => Promise<HttpAnswer>;
}

describe('audit records and answers', () => {
  let service: TestService;
  let staff: StaffMember;
  let asha: TestPerson;
  let routes: CataloguedRoute[];

  beforeAll(async () => {
    service = await startService();
    routes = service.app.get(RouteCatalog).routes();
    staff = await staffMember(service);
    asha = await person(service);
  });
  afterAll(() => service.stop());

  describe('every change by city staff', () => {
    const post = (path: string, body?: object) => staff.api.post(`/api/admin/${path}`, body);
    const put = (path: string, body: object) => staff.api.put(`/api/admin/${path}`, body);
    const issueAct = (what: string, action: string, body?: object): Act => ({
      action,
      do: async () => post(`feed/issues/${await reportedIssue(service, { by: asha })}/${what}`, body),
    });
    const flagAct = (decision: string): Act => ({
      action: `flag.${decision}`,
      do: async () => {
        const issue = await reportedIssue(service, { by: await person(service) });
        return post(`feed/flags/${await raisedFlag(service, `/api/issues/${issue}`)}/${decision}`);
      },
    });
    const cluster = async (id: string) => {
      const members = [await reportedIssue(service), await reportedIssue(service)];
      await service.database.sql(
        `insert into duplicate_clusters (id, city, category, ward, members, first_at, last_at, created_at)
         values ($2, 'mumbai', 'Infrastructure', 'W', $1, now(), now(), now())`,
        [members, id],
      );
      return id;
    };
    /** As the service itself pauses it: a pause by city staff would be recorded. */
    const pausedIssue = async () => {
      const issue = await reportedIssue(service, { by: asha });
      const untilAt = new Date(Date.now() + 86_400_000);
      const pauses = service.app.get(SlaPausesService, { strict: false });
      await pauses.pause(staff, issue, { untilAt, reason: 'The road is closed' });
      return issue;
    };
    const invite = async (email: string) => {
      const invited = { email, name: 'N', role: 'auditor' };
      return (await staff.api.post<{ token: string }>('/api/admin/access/invite', invited)).body.token;
    };
    const idIn = async (path: string) => {
      const [first] = (await staff.api.get<Array<{ id: string }>>(`/api/admin/${path}`)).body;
      if (!first) throw new Error(`there is nothing in ${path}`);
      return first.id;
    };

    const ACTS: Record<string, () => Act> = {
      'POST /api/admin/auth/login': () => ({
        action: null,
        do: () =>
          service.consoleApi.post('/api/admin/auth/login', { email: staff.email, password: staff.password }),
      }),
      'POST /api/admin/auth/logout': () => ({
        action: null,
        do: async () => (await staffMember(service)).api.post('/api/admin/auth/logout'),
      }),
      'POST /api/admin/auth/accept-invite': () => ({
        action: 'access.accept_invite',
        do: async () =>
          post('auth/accept-invite', { token: await invite('new@city.example'), password: PASSWORD }),
      }),
      ...accessActs(() => staff),
      ...ownAccountActs({ service: () => service, staff: () => staff }, PASSWORD),
      ...redactionActs({ service: () => service, staff: () => staff }),
      ...revealActs({ service: () => service, staff: () => staff, citizen: () => asha }),
      ...reopenRequestActs({ service: () => service, staff: () => staff }),
      'POST /api/admin/access/invite': () => ({
        action: 'access.invite',
        do: () => post('access/invite', { email: 'invited@city.example', name: 'Invited', role: 'reviewer' }),
      }),
      'POST /api/admin/access/invitations/withdraw': () => ({
        action: 'access.withdraw_invite',
        do: async () => {
          await invite('mistaken@city.example');
          return post('access/invitations/withdraw', { email: 'mistaken@city.example' });
        },
      }),
      'PATCH /api/admin/access/accounts/:accountId': () => ({
        action: 'access.change_rights',
        do: async () =>
          staff.api.patch(`/api/admin/access/accounts/${(await staffMember(service)).id}`, { role: 'agent' }),
      }),
      'POST /api/admin/access/accounts/:accountId/deactivate': () => ({
        action: 'access.deactivate',
        do: async () => post(`access/accounts/${(await staffMember(service)).id}/deactivate`),
      }),
      'POST /api/admin/access/accounts/:accountId/activate': () => ({
        action: 'access.activate',
        do: async () => {
          const { id } = await staffMember(service);
          await service.database.sql('update console_accounts set active = false where id = $1', [id]);
          return post(`access/accounts/${id}/activate`);
        },
      }),
      'POST /api/admin/feed/issues/:id/status': () =>
        issueAct('status', 'issue.status_change', { status: 'ack' }),
      'POST /api/admin/feed/issues/:id/force-escalate': () =>
        issueAct('force-escalate', 'issue.force_escalate'),
      'POST /api/admin/feed/issues/:id/pause-sla': () => issueAct('pause-sla', 'issue.toggle_pause_sla'),
      'POST /api/admin/feed/issues/:id/toggle-closed': () => issueAct('toggle-closed', 'issue.toggle_closed'),
      'POST /api/admin/feed/issues/:id/toggle-hidden': () => issueAct('toggle-hidden', 'issue.toggle_hidden'),
      'POST /api/admin/feed/issues/:id/toggle-pinned': () => issueAct('toggle-pinned', 'issue.toggle_pinned'),
      'POST /api/admin/feed/issues/:id/reassign': () => issueAct('reassign', 'issue.reassign'),
      'POST /api/admin/feed/issues/:id/redact-media': () => ({
        action: 'issue.toggle_redact_media',
        do: async () => {
          const issue = await reportedIssue(service, { by: asha });
          await attachedPost(service, issue, asha);
          return post(`feed/issues/${issue}/redact-media`, { index: 0 });
        },
      }),
      'POST /api/admin/feed/issues/:id/pause-clock': () =>
        issueAct('pause-clock', 'issue.pause_clock', {
          until: new Date(Date.now() + 86_400_000).toISOString(),
          reason: 'The road is closed',
        }),
      'POST /api/admin/feed/issues/:id/resume-clock': () => ({
        action: 'issue.resume_clock',
        do: async () => post(`feed/issues/${await pausedIssue()}/resume-clock`),
      }),
      'POST /api/admin/feed/issues/:id/escalate-to-mp': () => ({
        action: 'issue.escalate_to_mp',
        do: async () => {
          const issue = await reportedIssue(service, { by: asha });
          await issuesForMp(service, issue);
          return post(`feed/issues/${issue}/escalate-to-mp`, { reason: 'Nobody has answered' });
        },
      }),
      'POST /api/admin/feed/issues/:id/category': () =>
        issueAct('category', 'issue.change_category', { category: 'systemic' }),
      'POST /api/admin/due-dates/policies': () => ({
        action: 'due_dates.add_policy',
        do: () => post('due-dates/policies', { cityId: 'pune', hours: 24 }),
      }),
      'POST /api/admin/due-dates/policies/:policyId/retire': () => ({
        action: 'due_dates.retire_policy',
        do: async () => post(`due-dates/policies/${await idIn('due-dates/policies?cityId=pune')}/retire`),
      }),
      'PUT /api/admin/due-dates/calendar/:cityId': () => ({
        action: 'due_dates.set_calendar',
        do: () => put('due-dates/calendar/pune', { weekdays: [1], opens: '10:00', closes: '17:00' }),
      }),
      'POST /api/admin/due-dates/holidays': () => ({
        action: 'due_dates.add_holiday',
        do: () => post('due-dates/holidays', { cityId: 'pune', date: '2027-01-26', name: 'Republic Day' }),
      }),
      'DELETE /api/admin/due-dates/holidays/:cityId/:date': () => ({
        action: 'due_dates.remove_holiday',
        do: () => staff.api.delete('/api/admin/due-dates/holidays/pune/2027-01-26'),
      }),
      ...issueStaffActs({ service: () => service, staff: () => staff }),
      ...webhookActs(() => staff.api),
      ...staffActs(() => ({ staff, service })),
      'POST /api/admin/feed/flags/:flagId/dismiss': () => flagAct('dismiss'),
      'POST /api/admin/feed/flags/:flagId/warn': () => flagAct('warn'),
      'POST /api/admin/feed/flags/:flagId/remove': () => flagAct('remove'),
      'POST /api/admin/feed/flags/:flagId/ban': () => flagAct('ban'),
      'POST /api/admin/feed/duplicates/:clusterId/merge': () => ({
        action: 'duplicate_cluster.merge',
        do: async () => post(`feed/duplicates/${await cluster('dup_merged')}/merge`),
      }),
      'POST /api/admin/feed/duplicates/:clusterId/dismiss': () => ({
        action: 'duplicate_cluster.dismiss',
        do: async () => post(`feed/duplicates/${await cluster('dup_dismissed')}/dismiss`),
      }),
      'PUT /api/admin/config': () => ({
        action: 'config.update',
        do: () => put('config', { slaHours: { Traffic: 7 } }),
      }),
      // Reading a notification changes only that.
      'PUT /api/admin/notifications/settings': () => ({
        action: 'access.choose_mails',
        do: async () => {
          await service.database.sql(`update console_accounts set holder_mail = 'none' where id = $1`, [
            staff.id,
          ]);
          return staff.api.put('/api/admin/notifications/settings', { holderMail: 'digest' });
        },
      }),
      'POST /api/admin/notifications/read-all': () => ({
        action: null,
        do: () => post('notifications/read-all'),
      }),
      'POST /api/admin/notifications/:notificationId/read': () => ({
        action: null,
        do: async () => post(`notifications/${await idIn('notifications')}/read`),
      }),
      ...mergeActs({ service: () => service, staff: () => staff }),
      ...channelActs({ staff: () => staff, idIn }),
      'POST /api/admin/integrations/outbound/send-limits': () => ({
        action: 'outbound.update_send_limits',
        do: () => post('integrations/outbound/send-limits', { rateCapPerHour: 7 }),
      }),
      'POST /api/admin/integrations/routing/keywords': () => ({
        action: 'routing.add_keyword',
        do: () => post('integrations/routing/keywords', { category: 'Traffic', keyword: 'zebra crossing' }),
      }),
      'DELETE /api/admin/integrations/routing/keywords/:keywordId': () => ({
        action: 'routing.remove_keyword',
        do: async () => {
          const [row] = await service.database.sql<{ id: string }>(
            `select id from keywords where keyword = 'zebra crossing'`,
          );
          return staff.api.delete(`/api/admin/integrations/routing/keywords/${row!.id}`);
        },
      }),
      'PUT /api/admin/geo/cities/:cityId': () => ({
        action: 'geo.update_city',
        do: () => put('geo/cities/pune', { status: 'waitlist' }),
      }),
      'POST /api/admin/geo/wards': () => ({
        action: 'geo.create_ward',
        do: () => post('geo/wards', { cityId: 'pune', code: 'NEW', name: 'New Town' }),
      }),
      'PUT /api/admin/geo/wards/:wardId': () => ({
        action: 'geo.update_ward',
        do: async () => put(`geo/wards/${await idIn('geo/wards?cityId=mumbai')}`, { score: 71 }),
      }),
      'PUT /api/admin/geo/wards/:wardId/boundary': () => ({
        action: 'geo.set_boundary',
        do: async () => {
          const boundary = { type: 'MultiPolygon', coordinates: [[square(72.88, 19.07, 0.01)]] };
          return put(`geo/wards/${await idIn('geo/wards?cityId=mumbai')}/boundary`, { boundary });
        },
      }),
      'POST /api/admin/geo/boundaries/import': () => ({
        action: 'geo.import_boundaries',
        do: () => sentBoundaries(service, staff, boundaryFile({ L: square(72.88, 19.07, 0.01) })),
      }),
      'POST /api/admin/geo/pincodes': () => ({
        action: 'geo.create_pincode',
        do: () =>
          post('geo/pincodes', { pincode: '411999', cityId: 'pune', wardCode: 'NEW', area: 'New Colony' }),
      }),
      'PUT /api/admin/geo/pincodes/:pincode': () => ({
        action: 'geo.update_pincode',
        do: () => put('geo/pincodes/411999', { cityId: 'pune', wardCode: 'NEW', area: 'Old Colony' }),
      }),
      'PUT /api/admin/officials/:officialId/contact': () => ({
        action: 'official.update_contact',
        do: async () =>
          put(`officials/${await idIn('officials?limit=1')}/contact`, { phone: '022 2640 0000' }),
      }),
      'POST /api/admin/officials/:officialId/write-again': () => ({
        action: 'official.write_again',
        do: async () => {
          const id = await idIn('officials?limit=1');
          await refusedMail(service, id);
          return post(`officials/${id}/write-again`);
        },
      }),
      'POST /api/admin/officials/records/:kind/import': () => ({
        action: 'accountability.import',
        do: () =>
          answerOf(
            request(service.url)
              .post('/api/admin/officials/records/police-stations/import')
              .set('cookie', staff.cookie)
              .attach('file', Buffer.from('name,city,pincodes\nNew Station,pune,411001\n'), 'rows.csv'),
          ),
      }),
      'POST /api/admin/reporters/:userId/verify': () => ({
        action: 'reporter.verify',
        do: async () => {
          await reportedIssue(service, { by: asha });
          return post(`reporters/${asha.id}/verify`);
        },
      }),
      'POST /api/admin/reporters/:userId/ban': () => ({
        action: 'reporter.ban',
        do: async () => {
          const banned = await person(service);
          await reportedIssue(service, { by: banned });
          return post(`reporters/${banned.id}/ban`);
        },
      }),
    };

    it('is in the table of this test', () => {
      const changing = routes.filter(({ surface, method }) => surface === 'console' && method !== 'GET');
      expect(changing.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
        Object.keys(ACTS).sort(),
      );
    });

    it('has one audit record, with its actor and without a secret', async () => {
      const wrong: unknown[] = [];
      for (const [name, act] of Object.entries(ACTS)) {
        const { action, do: perform } = act();
        let status = 0;
        const records = await recordedDuring(service, async () => (status = (await perform()).status));
        // The preparation of an action may have been recorded, too.
        const own = records.filter(
          ({ action: recorded }) => action === recorded || !PREPARING.includes(recorded),
        );
        const expected = action === null ? [] : [action];
        if (status >= 300 || JSON.stringify(own.map((record) => record.action)) !== JSON.stringify(expected))
          wrong.push([name, status, records.map((record) => record.action)]);
        for (const record of own) {
          expect([record.action, record.surface]).toEqual([action, 'console']);
          expect(actionsOf(record.target_kind)).toContain(record.action);
          expect(KINDS).toContain(record.target_kind);
          if (action !== 'access.accept_invite')
            expect([action, record.actor_id]).toEqual([action, staff.id]);
        }
      }
      expect(wrong).toEqual([]);
      const rows = await service.database.sql<{ row: string }>('select r::text as row from audit_records r');
      const tokens = await service.database.sql<{ hash: string }>(
        `select token_hash as hash from console_invites union select token_hash from console_sessions
         union select password_hash from console_accounts union select secret from webhook_endpoints where removed_at is null`,
      );
      const all = rows.map(({ row }) => row).join('\n');
      for (const secret of [
        PASSWORD,
        staff.password,
        staff.cookie.split('=')[1]!,
        ...tokens.map(({ hash }) => hash),
      ])
        expect(all).not.toContain(secret);
    });

    it('has no audit record if it is refused', async () => {
      const nobody = service.consoleApi;
      const wrong: string[] = [];
      const records = await recordedDuring(service, async () => {
        for (const name of Object.keys(ACTS)) {
          const [method = '', path = ''] = name.split(' ');
          for (const cookie of ['', staff.cookie]) {
            const refused = await send({
              method,
              url: service.url + path.replaceAll(/:\w+/g, 'unknown'),
              headers: { 'content-type': 'application/json', cookie, origin: 'https://evil.example' },
              payload: '{}',
            });
            const wanted = cookie === '' && !SIGNING_IN.includes(name) ? 401 : 403;
            if (refused.status !== wanted) wrong.push(`${name}: ${refused.status}`);
          }
        }
        await nobody.post('/api/admin/auth/login', { email: staff.email, password: 'wrong' });
      });
      expect(wrong).toEqual([]);
      expect(records).toEqual([]);
    });
  });
});

import type { ChildDto } from '../../../src/admin-console/privacy/requests-console.dto';
import type { CreatedIssueDto } from '../../../src/issues/dto/issue.dto';
import { AlertDevicesService, OwnIssuesService } from '../../../src/alerts';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { askedErasure, signedIn } from '../../factories/erasures';
import { report, reportedIssue } from '../../factories/issues';
import { officialPerson, person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';

const LOCATION = { lat: 19.05961, lng: 72.82953, address: 'Hill Road 12' };

describe('the account of somebody under 18', () => {
  let service: TestService;
  let admin: StaffMember;
  let child: TestPerson;
  beforeAll(async () => {
    service = await startService();
    admin = await staffMember(service);
  });
  beforeEach(async () => {
    child = await person(service, { name: 'Marker Child' });
  });
  afterAll(() => service.stop());

  const api = (who = child) => service.tokenApi.as(who);
  const set = (isChild: boolean, who = child, staff = admin) =>
    staff.api.put<ChildDto>(`/api/admin/privacy/children/${who.id}`, { child: isChild });
  const scored = () =>
    service.database.sql(
      `select user_id from user_scores where user_id = $1 union all
       select user_id from user_report_days where user_id = $1`,
      [child.id],
    );
  async function reported(changes: object): Promise<string> {
    const { body } = await api().post<Envelope<CreatedIssueDto>>('/api/issues', { ...report(), ...changes });
    return body.data.issueId;
  }
  const shown = async (issue: string) => (await service.publicApi.get(`/api/issues/${issue}`)).text;

  it('has no name and no exact place in what it contributes, whatever is sent', async () => {
    await set(true);
    const issue = await reported({ shownAs: 'name', place: 'exact', location: LOCATION });
    expect(await shown(issue)).not.toMatch(/Marker Child|Hill Road|19\.05/);
    const finer = await api().patch(`/api/issues/${issue}/privacy`, { place: 'exact' });
    expect(finer.status).toBe(403);
    await api().patch(`/api/issues/${issue}/privacy`, { shownAs: 'name' });
    expect(await shown(issue)).not.toContain('Marker Child');
    for (const open of [
      { listed: true },
      { showPicture: true },
      { shownAs: 'name' },
      { placeDefault: 'grid' },
    ])
      expect([open, (await api().patch('/api/users/me/privacy', open)).status]).toEqual([open, 422]);
    expect((await api().patch('/api/users/me/privacy', { pseudonym: 'Paper Boat' })).status).toBe(200);
  });

  it('has no score and no streak, from before or later', async () => {
    const issue = await reportedIssue(service, { by: child, location: LOCATION });
    expect(await scored()).not.toEqual([]);
    await set(true);
    expect(await scored()).toEqual([]);
    expect((await api().get(`/api/scores/${child.id}`)).status).toBe(404);
    const other = await reportedIssue(service, { by: await person(service) });
    expect((await api().post(`/api/issues/${other}/upvote`)).status).toBe(200);
    await api().post(`/api/issues/${issue}/messages`, { content: 'Still broken' });
    await runJob(service, 'privacy-apply');
    await runJob(service, 'score-reconciliation');
    expect(await scored()).toEqual([]);
    expect(await shown(issue)).not.toMatch(/Marker Child|Hill Road|19\.05/);
  });

  it('gets no messages on devices, and those of before end', async () => {
    const alerts = service.app.get(OwnIssuesService, { strict: false });
    const link = (await alerts.link(child.id))!;
    const device = {
      endpoint: 'https://push.example.org/child',
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'tBHItJI5svbpez7KI4CCXg',
    };
    const add = () => service.app.get(AlertDevicesService, { strict: false }).add(link, device, 'en');
    const devices = () =>
      service.database.sql('select 1 from alert_devices where endpoint = $1', [device.endpoint]);
    await service.database.sql(
      `insert into alert_devices (email, language, endpoint, p256dh, auth, created_at)
       values ($1, 'en', $2, '', '', now())`,
      [child.email.toLowerCase(), device.endpoint],
    );
    await set(true);
    expect(await devices()).toEqual([]);
    await expect(add()).resolves.toBe('none');
    expect(await devices()).toEqual([]);
  });

  it('is erased without a cooling-off time', async () => {
    const young = await signedIn(service, 'young@example.org', 'Marker Child');
    await set(true, young);
    expect(await askedErasure(service, young)).toBe(202);
    await runJob(service, 'erasures');
    const rows = await service.database.sql('select kind, child_since from users where id = $1', [young.id]);
    expect(rows).toEqual([{ kind: 'erased', child_since: null }]);
  });

  it('is decided about by staff for their cities, with an audit record, and ended by them', async () => {
    const records = await recordedDuring(service, async () => {
      expect((await set(true)).body).toEqual({ userId: child.id, child: true });
    });
    expect(JSON.stringify(records)).toContain('privacy.set_child');
    expect((await set(false)).body).toEqual({ userId: child.id, child: false });
    expect((await api().patch('/api/users/me/privacy', { listed: true, shownAs: 'name' })).status).toBe(200);
    const elsewhere = await staffMember(service, { role: 'city_admin', cityScope: ['pune'] });
    expect((await set(true, child, elsewhere)).status).toBe(404);
    const auditor = await staffMember(service, { role: 'auditor' });
    expect((await set(true, child, auditor)).status).toBe(403);
    expect((await set(true, await officialPerson(service))).status).toBe(409);
    expect((await set(true, { ...child, id: 'usr_01k0g4yq3fe8tr2v7b5x9cdm6h' })).status).toBe(404);
    const rows = await service.database.sql('select child_since from users where id = $1', [child.id]);
    expect(rows).toEqual([{ child_since: null }]);
  });
});

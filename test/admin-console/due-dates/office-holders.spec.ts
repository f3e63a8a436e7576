import { ChainQueries } from '../../../src/accountability';
import type { IssueDueDateDto } from '../../../src/due-dates/dto/issue-due-date.dto';
import { MailSender } from '../../../src/platform/mail/mail-sender.service';
import { statementText } from '../../../src/platform/database/statement';
import { addedRecord } from '../../factories/accountability';
import { staffMember, type StaffMember } from '../../factories/console';
import { escalated, forgetLetters, LATE_WARD, wardOfficer } from '../../factories/escalations';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { PublicClient } from '../../support/network/public-client';
import { importFile, recordsPath } from '../../support/service/records';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';

const OFFICE = `Ward Officer, ${LATE_WARD}`;
const NO_ADDRESS = `${OFFICE} was not reached: it has no address`;
const VACANT = `${OFFICE} was not reached: nobody holds it any more`;
const FORMER = 'former@city.example';
const NEXT = 'next@city.example';

/** Letters whose official no longer holds the office (docs/api/due-dates.md#letters-to-offices). */
describe('a letter to an office with a new holder', () => {
  let service: TestService;
  let staff: StaffMember;
  let admin: TestPerson;
  let former: string;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
    admin = await person(service, { role: 'admin' });
    await wardOfficer(service);
  });
  beforeEach(async () => {
    await forgetLetters(service);
    await service.database.sql('delete from notifications; delete from officials');
    former = await added(FORMER);
  });
  afterAll(() => service.stop());

  const added = (email: string, ward = LATE_WARD) =>
    addedRecord(service, 'officials', {
      ...{ city: 'mumbai', ward, name: 'Meera Secret' },
      ...{ designation: 'Ward Officer', email },
    });
  const records = () => service.tokenApi.as(admin);
  const removed = async (id: string) =>
    expect((await records().delete(recordsPath('officials', `/${id}`))).status).toBe(200);
  const changed = async (id: string, fields: object) =>
    expect((await records().put(recordsPath('officials', `/${id}`), fields)).status).toBe(200);
  const send = () => service.app.get(MailSender, { strict: false }).sendDue();
  const runLetters = () => runJob(service, 'office-letters');
  const mails = () =>
    service.database.sql<{ recipient: string; status: string; body: string }>(
      'select recipient, status, body from mails',
    );
  const mailed = async () => (await mails()).map(({ recipient, status }) => [recipient, status]);
  const link = async () => /\/office\?link=(\S+)/.exec((await mails())[0]?.body ?? '')?.[1] ?? '';
  const statusOf = async (given: string) =>
    (await new PublicClient(service.url).get(`/office?link=${given}`)).status;
  const notices = async () =>
    (
      await staff.api.get<Array<{ title: string; targetId: string }>>('/api/admin/notifications?unread=true')
    ).body.map(({ title, targetId }) => [title, targetId]);
  const movedByFile = async (id: string) => {
    const csv = `id,name,designation,city,ward\n${id},Meera Secret,Ward Officer,mumbai,Another ward`;
    expect((await importFile(service, admin, 'officials', csv)).body.data).toMatchObject({ imported: 1 });
  };

  describe.each<[string, (id: string) => Promise<unknown>]>([
    ['was removed', removed],
    ['holds another office', (id) => changed(id, { ward: 'Another ward' })],
    ['holds another office by a file', movedByFile],
  ])('if its official %s', (_, leave) => {
    it.each(['waiting', 'sent'])('and it is %s, is written to the new holder', async (state) => {
      const next = await added(NEXT);
      const [id = ''] = await escalated(service);
      const old = await link();
      expect(await mailed()).toEqual([[FORMER, 'waiting']]);
      if (state === 'sent') await send();
      await leave(former);
      expect(await mailed()).toEqual([[NEXT, 'waiting']]);
      expect(await notices()).toEqual([]);
      const given = await link();
      expect([await statusOf(old), await statusOf(given)]).toEqual([404, 200]);
      await new PublicClient(service.url).post('/office', { link: given, answer: 'Work begins today' });
      const { body } = await service.tokenApi.get<Envelope<IssueDueDateDto>>(`/api/issues/${id}/due-date`);
      expect(body.data.replies).toMatchObject([{ office: OFFICE, answer: 'Work begins today' }]);
      const repliers = 'select official_id from office_replies where issue_id = $1';
      expect(await service.database.sql(repliers, [id])).toEqual([{ official_id: next }]);
    });

    it('and the office is vacant, is reported, and written to the next holder', async () => {
      await escalated(service);
      await send();
      const old = await link();
      await leave(former);
      await runLetters();
      expect([await mailed(), await notices(), await statusOf(old)]).toEqual([
        [[FORMER, 'sent']],
        [[VACANT, former]],
        404,
      ]);
      await added(NEXT);
      await runLetters();
      expect(await mailed()).toEqual([[NEXT, 'waiting']]);
      await send();
      await runLetters();
      expect([await mailed(), await statusOf(await link())]).toEqual([[[NEXT, 'sent']], 200]);
    });
  });

  it('is not reported once its issue was resolved', async () => {
    const [id = ''] = await escalated(service);
    await send();
    await staff.api.post(`/api/admin/feed/issues/${id}/status`, { status: 'resolved' });
    await removed(former);
    expect(await notices()).toEqual([]);
  });

  it('is reported if the new holder has no address, and written once there is one', async () => {
    const next = await added('');
    await escalated(service);
    await removed(former);
    expect(await notices()).toEqual([[NO_ADDRESS, next]]);
    await changed(next, { email: NEXT });
    expect(await mailed()).toEqual([[NEXT, 'waiting']]);
  });

  it('is reported again if a vacant office is filled by an official without an address', async () => {
    await escalated(service);
    await removed(former);
    const next = await added('');
    await runLetters();
    await runLetters();
    expect(await notices()).toEqual([
      [NO_ADDRESS, next],
      [VACANT, former],
    ]);
    await changed(next, { email: NEXT });
    expect(await mailed()).toEqual([[NEXT, 'waiting']]);
  });

  it('follows the new holder’s address like that of the original one', async () => {
    const next = await added(NEXT);
    await escalated(service);
    await removed(former);
    const waiting = await link();
    await changed(next, { email: 'other@city.example' });
    expect(await mailed()).toEqual([['other@city.example', 'waiting']]);
    await send();
    await changed(next, { email: NEXT });
    expect([await mailed(), await statusOf(waiting)]).toEqual([[[NEXT, 'waiting']], 200]);
    await send();
    await removed(next);
    expect([await notices(), await statusOf(waiting)]).toEqual([[[VACANT, former]], 404]);
  });

  describe('if its official is removed in the transaction of its escalation', () => {
    /** After the office was found. */
    const escalatedMeanwhile = async () => {
      const chains = service.app.get(ChainQueries, { strict: false });
      const find = chains.heldOffices.bind(chains);
      const spied = jest.spyOn(chains, 'heldOffices').mockImplementation(async (place) => {
        const held = await find(place);
        await service.database.sql('delete from officials where id = $1', [former]);
        return held;
      });
      try {
        await escalated(service);
      } finally {
        spied.mockRestore();
      }
    };

    it('is written to the holder at that time, and follows that official', async () => {
      const next = await added(NEXT);
      await escalatedMeanwhile();
      expect(await mailed()).toEqual([[NEXT, 'waiting']]);
      await changed(next, { email: 'other@city.example' });
      expect(await mailed()).toEqual([['other@city.example', 'waiting']]);
      await send();
      await changed(next, { email: '' });
      expect(await notices()).toEqual([[NO_ADDRESS, next]]);
    });

    it('is reported with that official if there is no address', async () => {
      const next = await added('');
      await escalatedMeanwhile();
      expect(await notices()).toEqual([[NO_ADDRESS, next]]);
      await changed(next, { email: NEXT });
      expect(await mailed()).toEqual([[NEXT, 'waiting']]);
    });
  });

  describe('that was reported to city staff', () => {
    const readAll = async () =>
      expect((await staff.api.post('/api/admin/notifications/read-all')).status).toBe(200);
    const unreached = async () => {
      await escalated(service);
      await send();
      await changed(former, { email: '' });
      expect(await notices()).toEqual([[NO_ADDRESS, former]]);
      await readAll();
    };

    it('is not reported again if another field of the record changes', async () => {
      await unreached();
      await changed(former, { constituency: 'Another constituency' });
      expect(await notices()).toEqual([]);
    });

    it('is reported again if the office becomes vacant', async () => {
      await unreached();
      await removed(former);
      expect(await notices()).toEqual([[VACANT, former]]);
    });

    it('is reported again if it was written meanwhile', async () => {
      await unreached();
      await changed(former, { email: NEXT });
      await send();
      await changed(former, { email: '' });
      expect(await notices()).toEqual([[NO_ADDRESS, former]]);
    });

    it('is reported again with another letter', async () => {
      await unreached();
      await escalated(service);
      expect(await notices()).toEqual([[NO_ADDRESS, former]]);
    });
  });

  it('is written once to an address shared by both', async () => {
    await escalated(service);
    await send();
    const given = await link();
    await removed(former);
    await added(FORMER);
    await runLetters();
    expect([await mailed(), await statusOf(given)]).toEqual([[[FORMER, 'sent']], 200]);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['was removed', removed],
    ['holds another office', (id) => changed(id, { ward: 'Another ward' })],
  ])('follows the address of a holder who had the same one as the official, who %s', async (_, leave) => {
    const next = await added(FORMER);
    await escalated(service);
    await send();
    const given = await link();
    await leave(former);
    await runLetters();
    expect([await mailed(), await statusOf(given)]).toEqual([[[FORMER, 'sent']], 200]);
    await changed(next, { email: NEXT });
    expect([await mailed(), await statusOf(given)]).toEqual([[[NEXT, 'waiting']], 404]);
    expect(await statusOf(await link())).toBe(200);
  });

  it('counts as unsent for the official it was last written to', async () => {
    const next = await added(NEXT);
    await escalated(service);
    await removed(former);
    const count = async () =>
      (await staff.api.get<{ lettersToWrite: number }>(`/api/admin/officials/${next}`)).body.lettersToWrite;
    await send();
    expect(await count()).toBe(0);
    await service.database.sql(`update mails set status = 'failed', sent_at = null`);
    expect(await count()).toBe(1);
    expect((await staff.api.post(`/api/admin/officials/${next}/write-again`)).status).toBe(200);
    expect(await mailed()).toEqual([[NEXT, 'waiting']]);
  });

  it('uses the index of officials by ward, and only if its official has left', async () => {
    await service.database.sql(`
      insert into officials (id, name, designation, city, ward)
      select 'off_plan_' || n, 'Secret', 'Ward Officer', 'mumbai', 'Ward ' || n from generate_series(1, 2000) n;
      analyze officials`);
    const kept = statementText('due-dates.letters-kept-back');
    const rows = await service.database.sql<{ 'QUERY PLAN': string }>(`explain ${kept}`, [
      ...[new Date(), new Date(0)],
      ...['', 0],
      ...['~', 0],
    ]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('officials_ward_idx');
    expect(plan).not.toMatch(/officials_(?:name|city)_idx/);
    expect(plan).toContain('One-Time Filter: (s.id IS NULL)');
  });
});

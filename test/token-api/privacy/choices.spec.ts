import { AccountService } from '../../../src/auth/account.service';
import { PrivacyChoicesService } from '../../../src/auth/privacy-choices.service';
import type { CreatedIssueDto, IssueDto } from '../../../src/issues/dto/issue.dto';
import type { PrivacyChoicesDto } from '../../../src/auth/dto/privacy-choices.dto';
import { DAY_MS } from '../../../src/kernel/time/durations';
import { report } from '../../factories/issues';
import { actorOf, officialPerson, person, type TestPerson } from '../../factories/people';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

describe('what a person chooses about how they are shown', () => {
  let service: TestService;
  let asha: TestPerson;
  beforeAll(async () => {
    service = await startService();
  });
  beforeEach(async () => {
    asha = await person(service, { name: 'Asha Kulkarni' });
  });
  afterAll(() => service.stop());

  const change = (wanted: object, who = asha) =>
    service.tokenApi
      .as(who)
      .patch<Envelope<PrivacyChoicesDto> & ErrorEnvelope>('/api/users/me/privacy', wanted);
  const choices = async (who = asha) =>
    (await service.tokenApi.as(who).get<Envelope<PrivacyChoicesDto>>('/api/users/me/privacy')).body.data;
  async function reported(who: TestPerson, changes: object = {}): Promise<string> {
    const { body } = await service.tokenApi
      .as(who)
      .post<Envelope<CreatedIssueDto>>('/api/issues', { ...report(), ...changes });
    return body.data.issueId;
  }
  const reporterOf = async (id: string) =>
    (await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${id}`)).body.data.reportedBy;

  it('begins as the contract says, and changes one by one', async () => {
    const first = { shownAs: 'name', pseudonym: null, ownName: null, showPicture: true, listed: true };
    expect(await choices()).toEqual({ ...first, placeDefault: 'exact' });
    expect((await change({ placeDefault: 'grid' })).body.data).toEqual({ ...first, placeDefault: 'grid' });
    expect((await change({})).status).toBe(400);
    expect((await change({ pseudonym: 'ab' })).status).toBe(400);
  });

  it('holds for the contributions that do not say otherwise', async () => {
    await change({ shownAs: 'pseudonym', pseudonym: 'Green Kite' });
    const [one, other] = [await reported(asha), await reported(asha)];
    const reporters = [await reporterOf(one), await reporterOf(other)];
    expect(reporters.map(({ displayName }) => displayName)).toEqual(['Green Kite', 'Green Kite']);
    expect(reporters[0]!.userId).not.toBe(reporters[1]!.userId);
    const named = await reported(asha, { shownAs: 'name' });
    expect(await reporterOf(named)).toEqual({ userId: asha.id, displayName: 'Asha Kulkarni' });
  });

  it('has a pseudonym that looks like no other one, and like no office', async () => {
    await change({ pseudonym: 'Blue Kite' });
    const ravi = await person(service);
    for (const name of [
      'blue-kite',
      'B1ue Kite',
      'Вluе Кitе',
      'Municipal Ward Officer',
      'Admin',
      'Anonymous',
    ])
      expect([name, (await change({ pseudonym: name }, ravi)).status]).toEqual([name, 422]);
    await officialPerson(service);
    expect((await change({ pseudonym: 'Ward  officer' }, ravi)).status).toBe(422);
    expect((await change({ pseudonym: 'Red Kite' }, ravi)).status).toBe(200);
  });

  it('changes the pseudonym once in 30 days, everywhere, and blocks the former one for a year', async () => {
    await change({ shownAs: 'pseudonym', pseudonym: 'Old Banyan' });
    const id = await reported(asha);
    expect((await change({ pseudonym: 'New Banyan' })).status).toBe(409);
    service.clock.advance(31 * DAY_MS);
    // The sessions of the API are over by then.
    const choose = (who: TestPerson, pseudonym: string) =>
      service.app.get(PrivacyChoicesService, { strict: false }).change(actorOf(who), { pseudonym });
    expect((await choose(asha, 'New Banyan')).pseudonym).toBe('New Banyan');
    const ravi = await person(service);
    await expect(choose(ravi, 'Old Banyan')).rejects.toMatchObject({ kind: 'unprocessable' });
    expect((await reporterOf(id)).displayName).toBe('New Banyan');
    service.clock.advance(366 * DAY_MS);
    expect((await choose(ravi, 'Old Banyan')).pseudonym).toBe('Old Banyan');
    service.clock.set();
  });

  it('keeps a corrected name when the provider sends another one', async () => {
    const id = await reported(asha);
    expect((await change({ ownName: 'Asha K. Rao' })).status).toBe(200);
    expect((await reporterOf(id)).displayName).toBe('Asha K. Rao');
    const identity = { issuer: 'https://issuer.test', subject: 'asha-again', email: asha.email };
    const signIn = (displayName: string) =>
      service.app.get(AccountService, { strict: false }).signIn({
        ...identity,
        issuer: 'https://other.test',
        displayName,
        avatarUrl: 'https://p.test/a.jpg',
      });
    expect((await signIn('Asha Kulkarni')).displayName).toBe('Asha K. Rao');
    await change({ ownName: '', showPicture: false });
    expect(await signIn('Asha Kulkarni')).toMatchObject({ displayName: 'Asha Kulkarni', avatarUrl: null });
    await change({ showPicture: true });
    expect((await signIn('Asha Kulkarni')).avatarUrl).toBe('https://p.test/a.jpg');
  });

  it('takes a person out of every list of people, and puts them back', async () => {
    await reported(asha);
    let former = '';
    const listed = async () => {
      const directory = await service.publicApi.get(`/api/reporters?cityId=mumbai`);
      const leaders = await service.tokenApi.get('/api/scores?limit=100');
      const score = await service.tokenApi.get(`/api/scores/${asha.id}`);
      return [directory.text.includes(former), leaders.text.includes(asha.id), score.status];
    };
    const slug = async () =>
      (
        await service.database.sql<{ slug: string }>('select slug from reporters where user_id = $1', [
          asha.id,
        ])
      )[0]!.slug;
    former = await slug();
    expect(former).toMatch(/^asha-kulkarni/);
    await change({ listed: false });
    expect(await listed()).toEqual([false, false, 404]);
    expect(await slug()).toMatch(/^[0-9a-f]{32}$/);
    expect((await service.publicApi.get(`/api/reporters/${former}`)).status).toBe(404);
    expect((await service.publicApi.get(`/api/reporters/${await slug()}`)).status).toBe(404);
    await change({ listed: true });
    expect((await listed()).slice(1)).toEqual([true, 200]);
    expect(await slug()).toMatch(/^asha-kulkarni/);
  });

  it('is by name for officials', async () => {
    const official = await officialPerson(service);
    expect((await change({ shownAs: 'anonymous' }, official)).status).toBe(422);
    expect((await change({ shownAs: 'name' }, official)).status).toBe(200);
  });
});

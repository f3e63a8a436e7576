import { PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const REPORT = {
  title: 'Street light dark at the stop',
  description: 'The lamp above the stop has been out since Monday.',
  category: 'infrastructure',
  pincode: '400050',
  checked: 'yes',
};

describe('the question how a person is shown', () => {
  let service: TestService;
  let reader: PublicClient;
  let people = 0;
  beforeAll(async () => {
    service = await startService({ asksWelcome: true });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    reader = new PublicClient(service.url);
    await reader.signIn(`new-${++people}@example.org`, 'Asha Kulkarni');
  });

  const email = () => `new-${people}@example.org`;
  const choices = async () =>
    (
      await service.database.sql<Record<string, unknown>>(
        `select shown_as, pseudonym, listed, show_picture, welcomed_at is not null as asked
           from users where email = $1`,
        [email()],
      )
    )[0];

  it('comes before every other page of a new person, and leads on', async () => {
    const { status, headers } = await reader.get('/mumbai');
    expect([status, headers.location]).toEqual([303, '/welcome?next=%2Fmumbai']);
    const { text } = await reader.get('/welcome?next=%2Fmumbai');
    expect(text).toMatch(/value="anonymous"[^>]* checked|checked[^>]* value="anonymous"/);
    expect(text).not.toMatch(/name="(?:listed|showPicture)"[^>]* checked/);
    const answered = await reader.post('/welcome', { age: 'adult', shownAs: 'anonymous', next: '/mumbai' });
    expect([answered.status, answered.headers.location]).toEqual([303, '/mumbai']);
    expect(await choices()).toEqual({
      ...{ shown_as: 'anonymous', pseudonym: null, listed: false, show_picture: false },
      asked: true,
    });
    expect((await reader.get('/mumbai')).status).toBe(200);
  });

  it('publishes nothing before it is answered, and then as it was answered', async () => {
    const early = await reader.post('/mumbai/report', REPORT);
    expect([early.status, early.headers.location]).toEqual([303, '/welcome']);
    expect(await service.database.sql('select 1 from issues')).toHaveLength(0);
    await reader.post('/welcome', { age: 'adult', shownAs: 'anonymous', next: '/' });
    expect((await reader.get('/mumbai/report')).text).toContain('a citizen, without a name');
    const sent = await reader.post('/mumbai/report', REPORT);
    expect(sent.status).toBe(303);
    const named = await reader.post('/mumbai/report', { ...REPORT, shownAs: 'name' });
    expect(named.status).toBe(303);
    const names = await service.database.sql<{ name: string }>(
      'select u.display_name as name from issues i join users u on u.id = i.reporter_id order by i.id',
    );
    expect(names.map(({ name }) => name)).toEqual(['Anonymous', 'Asha Kulkarni']);
  });

  it('changes on the page of an issue, for the reader alone', async () => {
    await reader.post('/welcome', { age: 'adult', shownAs: 'anonymous', next: '/' });
    const { headers } = await reader.post('/mumbai/report', {
      ...REPORT,
      title: 'Deep pothole at the signal',
    });
    const path = (headers.location ?? '').replace(/\?.*/, '');
    const stranger = new PublicClient(service.url);
    expect((await stranger.get(path)).text).toContain('Reported by <bdi>a citizen</bdi>');
    expect((await stranger.get(`/hi${path}`)).text).toContain('एक नागरिक');
    expect((await stranger.get(path)).text).not.toContain(`${path}/privacy`);
    expect((await reader.get(path)).text).toContain(`${path}/privacy`);
    const changed = await reader.post(`${path}/privacy`, { shownAs: 'name' });
    expect(changed.headers.location).toContain('done=privacy');
    expect((await stranger.get(path)).text).toContain('Reported by <bdi>Asha Kulkarni</bdi>');
    await reader.post(`${path}/privacy`, { shownAs: 'anonymous' });
    expect((await stranger.get(path)).text).not.toContain('Kulkarni');
    // Somebody who contributed nothing has nothing to change.
    await stranger.signIn('stranger@example.org', 'Ravi Menon');
    await stranger.post('/welcome', { age: 'adult', shownAs: 'name', next: '/' });
    expect((await stranger.post(`${path}/privacy`, { shownAs: 'anonymous' })).status).toBe(403);
  });

  it('refuses a pseudonym that cannot be taken, beside its field', async () => {
    const refused = await reader.post('/welcome', {
      age: 'adult',
      shownAs: 'pseudonym',
      pseudonym: 'Admin',
      next: '/',
    });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('is taken, looks like a taken one');
    expect(refused.text).toContain('value="Admin"');
    const without = await reader.post('/welcome', {
      age: 'adult',
      shownAs: 'pseudonym',
      pseudonym: '',
      next: '/',
    });
    expect(without.status).toBe(422);
    expect(await choices()).toMatchObject({ asked: false });
  });

  it('asks once whether the person is 18 or older, and treats those who are not as children', async () => {
    const refused = await reader.post('/welcome', { shownAs: 'name', next: '/' });
    expect([refused.status, refused.text.includes('Say whether you are 18 or older.')]).toEqual([422, true]);
    const form = { age: 'child', shownAs: 'name', listed: 'yes', showPicture: 'yes', next: '/' };
    expect((await reader.post('/welcome', form)).status).toBe(303);
    expect(await choices()).toMatchObject({ shown_as: 'anonymous', listed: false, show_picture: false });
    const age = () =>
      service.database.sql(
        'select adult_at is not null as adult, child_since is not null as child from users where email = $1',
        [email()],
      );
    expect(await age()).toEqual([{ adult: false, child: true }]);
    const open = await reader.post('/me/privacy', { shownAs: 'anonymous', listed: 'yes' });
    expect([open.status, open.text.includes('the account of somebody under 18')]).toEqual([422, true]);
    await reader.signIn(`adult-${people}@example.org`, 'Ravi Menon');
    await reader.post('/welcome', { age: 'adult', shownAs: 'name', next: '/' });
    const [row] = await service.database.sql(
      `select adult_at is not null as adult, child_since from users where email = $1`,
      [`adult-${people}@example.org`],
    );
    expect(row).toEqual({ adult: true, child_since: null });
  });

  it.each(['', '/hi', '/mr', '/bn', '/ta', '/te', '/kn', '/gu'])(
    'is asked in the language %s',
    async (prefix) => {
      const { status, text } = await reader.get(`${prefix}/welcome`);
      expect(status).toBe(200);
      expect(text).not.toMatch(/(?:privacy|age)\.\w+/);
      await reader.post(`${prefix}/welcome`, { age: 'adult', shownAs: 'name', listed: 'yes', next: '/' });
      expect((await reader.get(`${prefix}/me/privacy`)).text).toMatch(
        /value="name"[^>]* checked|checked[^>]* value="name"/,
      );
      const changed = await reader.post(`${prefix}/me/privacy`, {
        shownAs: 'anonymous',
        ownName: 'Asha Rao',
      });
      expect([changed.status, changed.headers.location]).toEqual([303, `${prefix}/me/privacy?saved=yes`]);
      expect(await choices()).toMatchObject({ shown_as: 'anonymous', listed: false });
    },
  );
});

import { REPORT_FORM } from '../../factories/forms';
import { reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { fieldOf, type Form, PublicClient, tagsOf, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const REPORT = { ...REPORT_FORM, key: 'a form' } satisfies Form;
const HERE = { lat: '19.2', lng: '72.9', pincode: '' };

describe('the report form', () => {
  let service: TestService;
  let reader: PublicClient;
  let near: string;
  let people = 0;

  beforeAll(async () => {
    service = await startService();
    near = await reportedIssue(service, {
      by: await person(service),
      location: { lat: 19.2, lng: 72.9, address: 'Here' },
    });
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    reader = new PublicClient(service.url);
  });

  const signIn = (next = '/') =>
    reader.post('/sign-in', { email: `reporter-${++people}@example.org`, name: 'Asha', next });
  const send = (changes: Partial<typeof REPORT> & Form, city = 'mumbai') =>
    reader.postFiles(`/${city}/report`, { ...REPORT, ...changes });
  const titleOn = async (city: string) => fieldOf((await reader.get(`/${city}/report`)).text, 'title');
  const errorOf = (html: string, name: string) =>
    new RegExp(`<p class="error" id="${name}-error">(.*?)</p>`).exec(html)?.[1] ?? '';
  const supporters = async () =>
    service.database.sql<{ name: string }>(
      'select u.email as name from issue_upvotes v join users u on u.id = v.user_id where v.issue_id = $1',
      [near],
    );

  it.each([
    ['a pincode of Delhi', { pincode: '110001' }, 'pincode', 'This place is in Delhi.', 'delhi'],
    ['a point in Delhi', { lat: '28.63', lng: '77.22' }, 'lat', 'This place is in Delhi.', 'delhi'],
    ['a point in London', { lat: '51.5', lng: '-0.12' }, 'lat', 'This position is not in Mumbai.', undefined],
    ['a pincode of Jaipur', { pincode: '302001' }, 'pincode', 'We know no place in Mumbai with', undefined],
  ])('of one city refuses %s of another city, and links there', async (_, place, field, says, city) => {
    await signIn();
    const { status, text } = await send({ pincode: '', ...place, key: `misplaced ${people}` });
    expect([status, errorOf(text, field).includes(says)]).toEqual([422, true]);
    expect(errorOf(text, field).includes('<a href=')).toBe(city !== undefined);
    if (city === undefined) return;
    expect(errorOf(text, field)).toContain(`<a href="/${city}/report">Report an issue in Delhi</a>`);
    expect(await titleOn(city)).toBe(REPORT.title);
    // Sent there, the draft here is deleted, too.
    const sent = await send({ pincode: '', ...place, key: `misplaced ${people}`, checked: 'yes' }, city);
    expect([sent.status, await titleOn(city), await titleOn('mumbai')]).toEqual([303, '', '']);
  });

  it('accepts a place slightly outside its city', async () => {
    await signIn();
    expect((await send({ pincode: '', lat: '19.31', lng: '72.86', key: 'outskirts' })).status).toBe(303);
  });

  it('has the text of a refused form after signing in, unless a script keeps it', async () => {
    expect((await send({ pincode: '4000' })).status).toBe(422);
    await signIn();
    expect(await titleOn('mumbai')).toBe(REPORT.title);
    reader = new PublicClient(service.url);
    expect((await send({ pincode: '4000', kept: 'yes' })).headers['set-cookie']).toBeUndefined();
  });

  it('has the text of a report during the choice of similar issues, with Back and by a link', async () => {
    await signIn();
    const { status, text } = await send(HERE);
    expect([status, text.includes('Is it one of these?')]).toEqual([200, true]);
    expect(text).toContain('<a href="/mumbai/report">Back to what you wrote</a>');
    expect(text).toContain('href="/hi/mumbai/report" lang="hi"');
    const form = await reader.get('/mumbai/report');
    expect([fieldOf(form.text, 'title'), fieldOf(form.text, 'lat')]).toEqual([REPORT.title, HERE.lat]);
  });

  it('is replaced by the support of a similar issue, also after signing in', async () => {
    const instead = async () => {
      await send(HERE);
      return reader.post(`/mumbai/issues/${near}/upvote`, { want: 'on', instead: 'report' });
    };
    const asked = await instead();
    const next = new URL(asked.headers.location!, service.url).searchParams.get('next')!;
    expect([asked.status, next]).toEqual([303, `/mumbai/issues/${near}?support=yes`]);
    expect(await titleOn('mumbai')).toBe(REPORT.title);
    const { headers } = await signIn(next);
    expect(headers.location).toBe(`/mumbai/issues/${near}?done=same#done`);
    expect(await supporters()).toEqual([{ name: `reporter-${people}@example.org` }]);
    expect([...reader.cookies.keys()].sort()).toEqual(['done', 'session']);
    const { text } = await reader.get(headers.location!.replace('#done', ''));
    expect(text).toContain('You support this issue now, and your own report was not sent.');
    expect(tagsOf(text, 'p').join('')).toContain('data-drops-draft="mumbai"');
    expect((await reader.get('/me')).text).toContain(near);
    // A signed-in reader is not redirected to the sign-in.
    reader = new PublicClient(service.url);
    await signIn();
    expect((await instead()).headers.location).toBe(`/mumbai/issues/${near}?done=same#done`);
    expect(await titleOn('mumbai')).toBe('');
    expect(await supporters()).toHaveLength(2);
  });

  it.each(['/', '/mumbai/report', '/me'])(
    'supports nothing by a sign-in that returns to %s',
    async (next) => {
      const before = await supporters();
      await reader.post(`/mumbai/issues/${near}/upvote`, { want: 'on' });
      expect((await signIn(next)).headers.location).toBe(next);
      expect(await supporters()).toEqual(before);
    },
  );

  it('suggests a missing category without showing it as a problem', async () => {
    await signIn();
    const words = {
      title: 'Garbage heap at the market',
      description: 'Garbage and waste lie on the footpath for days',
    };
    const { text } = await send({ ...words, category: '' });
    expect(text).toContain('We have suggested a category from your words.');
    expect([text.includes('aria-invalid'), text.includes('Please check what you have entered')]).toEqual([
      false,
      false,
    ]);
    const key = 'suggested';
    expect((await send({ ...words, category: fieldOf(text, 'category') ?? '', key })).status).toBe(303);
    const none = await send({
      title: 'Zzz zzz zzz zzz',
      description: 'Zzzz zzzz zzzz zzzz zzzz',
      category: '',
    });
    expect(errorOf(none.text, 'category')).toBe('Choose a category.');
  });

  it('is the same for everyone who is not signed in, and may be cached', async () => {
    const [first, second] = [await reader.get('/mumbai/report'), await reader.get('/mumbai/report')];
    expect(first.text).toBe(second.text);
    expect([first.headers['cache-control'], fieldOf(first.text, 'key')]).toEqual([
      'public, max-age=20, must-revalidate',
      '',
    ]);
    await send({ pincode: '4000' });
    expect((await reader.get('/mumbai/report')).headers['cache-control']).toBe('private, no-store');
    await signIn();
    const own = await reader.get('/mumbai/report');
    expect([own.headers['cache-control'], unescaped(own.text).includes('name="photos"')]).toEqual([
      'private, no-store',
      true,
    ]);
  });
});

describe('the confirmation of an action', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it('is shown only to the person who did it, and not by a shared URL', async () => {
    const [asha, ravi] = [new PublicClient(service.url), new PublicClient(service.url)];
    await asha.signIn('asha@example.org');
    await ravi.signIn('ravi@example.org', 'Ravi Menon');
    const { headers } = await asha.postFiles('/mumbai/report', REPORT);
    const path = headers.location!.replace('#done', '');
    expect(path).toMatch(/\?done=report$/);
    const shown = (await asha.get(path)).text;
    expect(shown).toContain('Reported. Thank you');
    expect(shown.match(/(?:href|content)="[^"]*done=[^"]*"/g)).toBeNull();
    for (const reader of [ravi, new PublicClient(service.url)])
      expect((await reader.get(path)).text).not.toContain('Reported. Thank you');
    expect((await asha.get(path.replace('report', 'reportWithoutPhotos'))).text).not.toContain('id="done"');
    const other = await reportedIssue(service);
    expect((await asha.get(`/mumbai/issues/${other}?done=report`)).text).not.toContain('id="done"');
  });
});

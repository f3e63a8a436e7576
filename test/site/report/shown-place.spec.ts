import { LANGUAGES, localPath } from '../../../src/web/site/languages';
import { REPORT_FORM } from '../../factories/forms';
import { fieldOf, type Form, PublicClient, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const POINT = { pincode: '', lat: '19.05443', lng: '72.83241', address: 'Flat 3, Hill Road 5' };
const RADIO = /<input[^>]*name="place"[^>]*>/g;

describe('how exactly the site shows a place', () => {
  let service: TestService;
  let asha: PublicClient;
  let ravi: PublicClient;
  let key = 0;

  beforeAll(async () => {
    service = await startService();
    [asha, ravi] = [new PublicClient(service.url), new PublicClient(service.url)];
    await asha.signIn('asha@example.org');
    await ravi.signIn('ravi@example.org');
  });
  afterAll(() => service.stop());

  const send = (changes: Form) =>
    asha.postFiles('/mumbai/report', {
      ...{ ...REPORT_FORM, ...POINT, checked: 'yes', key: `shown-${++key}` },
      ...changes,
    });
  async function sent(changes: Form): Promise<string> {
    const { headers } = await send(changes);
    const [, id = ''] = /(iss_\w+)/.exec(headers.location ?? '') ?? [];
    return id;
  }
  const stored = async (id: string) =>
    (
      await service.database.sql<Record<'title' | 'description', string> & Record<string, unknown>>(
        'select title, description, lat, lng, address from issues where id = $1',
        [id],
      )
    )[0]!;
  const chosenIn = (text: string) =>
    text.match(RADIO)?.map((tag) => [/value="(\w+)"/.exec(tag)?.[1], tag.includes(' checked')]);

  it('is asked in the report form in each language, and is exact unless somebody chooses', async () => {
    const questions = new Set<string>();
    for (const language of LANGUAGES) {
      const { text } = await asha.get(localPath(language, '/mumbai/report'));
      expect(chosenIn(text)).toEqual([
        ['exact', true],
        ['grid', false],
        ['ward', false],
      ]);
      questions.add(/place-choice"><legend>([^<]+)</.exec(text)?.[1] ?? '');
    }
    expect(questions.size).toBe(LANGUAGES.length);
    expect(await stored(await sent({}))).toMatchObject({ lat: 19.05443, address: POINT.address });
  });

  it.each([
    ['grid', { lat: 19.0545, lng: 72.8325, address: '' }],
    ['ward', { lat: null, lng: null, address: null }],
  ] as const)(
    'is %s if that is chosen, and what is written for the reporter has no address',
    async (place, shown) => {
      const written = { title: '', description: '', category: '', problem: 'pothole' };
      const issue = await stored(await sent({ ...written, place }));
      expect(issue).toMatchObject(shown);
      expect(`${issue.title} ${issue.description}`).not.toContain('Hill Road');
      expect((await stored(await sent({ ...written }))).title).toContain('Hill Road');
    },
  );

  it('stays chosen in a form that is refused, and beside similar issues', async () => {
    const refused = await send({ place: 'ward', title: '' });
    expect(refused.status).toBe(422);
    expect(chosenIn(refused.text)).toContainEqual(['ward', true]);
    await sent({ title: 'A hole at the very same gate' });
    const similar = await send({ title: 'A hole at the very same gate', place: 'grid', checked: '' });
    expect(similar.text).toContain('<input type="hidden" name="place" value="grid"/>');
  });

  it('is taken out of words that still say it, once it is shown less exactly', async () => {
    const id = await sent({ title: '', description: '', category: '', problem: 'pothole' });
    const path = `/mumbai/issues/${id}`;
    const linkIn = (text: string) => /href="([^"]+\/redaction\?of=[^"]+words=[^"]+)"/.exec(text)?.[1];
    expect(linkIn((await asha.get(path)).text)).toBeUndefined();
    await asha.post(`${path}/place`, { place: 'grid' });
    expect(linkIn((await ravi.get(path)).text)).toBeUndefined();
    for (let link = linkIn((await asha.get(path)).text); link; link = linkIn((await asha.get(path)).text)) {
      const removed = fieldOf((await asha.get(unescaped(link))).text, 'removed')!;
      expect(POINT.address).toContain(removed);
      expect((await asha.post(`${path}/redaction`, { removed })).status).toBe(303);
    }
    const { title, description } = await stored(id);
    expect(title).toContain('•••');
    expect(`${title} ${description}`).not.toContain('Hill Road');
  });

  describe('on the page of an issue', () => {
    const form = async (who: PublicClient, id: string) =>
      chosenIn((await who.get(`/mumbai/issues/${id}`)).text)?.map(([value]) => value);
    const choose = (who: PublicClient, id: string, place: string) =>
      who.post(`/mumbai/issues/${id}/place`, { place });

    it('is changed by its reporter, without a script', async () => {
      const id = await sent({});
      expect(await form(asha, id)).toEqual(['exact', 'grid', 'ward']);
      const { status, headers } = await choose(asha, id, 'grid');
      expect([status, headers.location]).toEqual([303, expect.stringContaining(id)]);
      expect(await stored(id)).toMatchObject({ lat: 19.0545, address: '' });
      const { text } = await asha.get(headers.location!);
      expect(text).toContain('The place is shown as you chose.');
      expect(chosenIn(text)).toContainEqual(['grid', true]);
      await choose(asha, id, 'exact');
      expect(await stored(id)).toMatchObject({ lat: 19.05443, address: POINT.address });
    });

    it('is neither offered to others nor changed by them', async () => {
      const id = await sent({ place: 'grid' });
      for (const who of [ravi, new PublicClient(service.url)]) {
        expect(await form(who, id)).toBeUndefined();
        expect((await who.get(`/mumbai/issues/${id}`)).text).not.toContain('Hill Road');
      }
      expect((await choose(ravi, id, 'ward')).status).toBe(403);
      expect(await stored(id)).toMatchObject({ lat: 19.0545 });
    });

    it('gets only coarser once the issue is closed', async () => {
      const id = await sent({ place: 'grid' });
      await service.database.sql(
        `update issues set status = 'closed', closed_at = now(), closed_by = 'owner' where id = $1`,
        [id],
      );
      expect(await form(asha, id)).toEqual(['grid', 'ward']);
      await choose(asha, id, 'exact');
      expect(await stored(id)).toMatchObject({ lat: 19.0545 });
      await choose(asha, id, 'ward');
      expect(await stored(id)).toMatchObject({ lat: null, address: null });
      expect(await form(asha, id)).toBeUndefined();
    });

    it.each(['', 'city', 'EXACT'])('refuses %j', async (place) => {
      const id = await sent({});
      const { status, text } = await choose(asha, id, place);
      expect(status).toBe(422);
      expect(text).toContain('Choose how the place is shown.');
    });
  });
});

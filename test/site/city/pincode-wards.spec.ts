import { REPORT_FORM } from '../../factories/forms';
import { fieldOf, type Form, PublicClient, tagsOf } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

/** In Kolkata, in seven wards; the first of them has most of it. */
const OF_SEVEN = '700006';

describe('a pincode in several wards, on the site', () => {
  let service: TestService;
  let reader: PublicClient;
  let wards: string[];
  let reports = 0;

  beforeAll(async () => {
    service = await startService();
    const { body } = await service.tokenApi.get<{ data: { wards: string[] } }>(
      `/api/accountability-chain?pincode=${OF_SEVEN}`,
    );
    wards = body.data.wards;
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    reader = new PublicClient(service.url);
    await reader.post('/sign-in', { email: `asha-${++reports}@example.org`, name: 'Asha', next: '/' });
    // The reports have the same title, and open ones would be offered.
    await service.database.sql(`update issues set status = 'closed', closed_at = now()`);
  });

  const send = (changes: Form = {}, city = 'kolkata') =>
    reader.postFiles(`/${city}/report`, {
      ...REPORT_FORM,
      pincode: OF_SEVEN,
      key: `wards ${reports}`,
      ...changes,
    });
  const offered = (html: string) =>
    [...html.matchAll(/<option value="([^"]*)"/g)]
      .map(([, value]) => value!)
      .filter((each) => wards.includes(each));
  const wardOf = async ({ location }: { location?: string }) => {
    const id = /iss_\w+/.exec(location ?? '')?.[0];
    if (!id) throw new Error(`no issue at ${location}`);
    for (;;) {
      const [row] = await service.database.sql<{ ward: string; jurisdiction: string | null }>(
        'select ward, jurisdiction_id as jurisdiction from issues where id = $1 and placed_at is not null',
        [id],
      );
      if (row) return row.jurisdiction === null ? undefined : row.ward;
      await new Promise((done) => setTimeout(done, 20));
    }
  };

  describe('who is responsible', () => {
    it('shows all its wards and no offices, until one is chosen', async () => {
      const { status, text } = await reader.get(`/kolkata/responsible?pincode=${OF_SEVEN}&category=road`);
      expect([status, text.includes(`Pincode ${OF_SEVEN} is in 7 wards`)]).toEqual([200, true]);
      expect(text).not.toContain('Offices of ward');
      const links = [...text.matchAll(/href="([^"]*[?&]ward=[^"]*|[^"]*&amp;ward=[^"]*)"/g)].map(([, path]) =>
        path!.replaceAll('&amp;', '&'),
      );
      expect(links.map((path) => new URL(path, service.url).searchParams.get('ward'))).toEqual(wards);
      const chosen = (await reader.get(links[6]!)).text;
      expect(chosen).toContain(`Offices of ward ${wards[6]}`);
      expect(chosen).toContain('Department');
      expect(chosen).not.toContain('is in 7 wards');
    });

    it('shows the offices at once for a point, and for a pincode with one ward', async () => {
      for (const query of [`pincode=${OF_SEVEN}&lat=22.589&lng=88.363`, 'pincode=700008'])
        expect((await reader.get(`/kolkata/responsible?${query}`)).text).toContain('Offices of ward');
    });

    it('shows its wards again for a ward of another pincode, in the language of the reader', async () => {
      const { text } = await reader.get(`/hi/kolkata/responsible?pincode=${OF_SEVEN}&ward=Ward%201`);
      expect(text).toContain(`पिनकोड ${OF_SEVEN} 7 वार्डों में है`);
    });
  });

  describe('the report form', () => {
    it('offers its wards, and puts the report in the one that is chosen', async () => {
      const { status, text } = await send();
      expect([status, offered(text)]).toEqual([422, wards]);
      expect(text).toContain('This pincode is in several wards.');
      expect([fieldOf(text, 'wardsOf'), fieldOf(text, 'title')]).toEqual([OF_SEVEN, REPORT_FORM.title]);
      const sent = await send({ wardsOf: OF_SEVEN, ward: wards[3]! });
      expect(sent.status).toBe(303);
      expect(await wardOf(sent.headers)).toBe(wards[3]);
    });

    it('puts the report in no ward if its reporter knows none', async () => {
      const sent = await send({ wardsOf: OF_SEVEN, ward: '' });
      expect(sent.status).toBe(303);
      expect(await wardOf(sent.headers)).toBeUndefined();
    });

    it.each([
      ['another pincode', { wardsOf: '700001', ward: '' }],
      ['a ward that is not one of them', { wardsOf: OF_SEVEN, ward: 'Ward 1' }],
    ])('asks again after %s', async (_, typed) => {
      const { status, text } = await send(typed);
      expect([status, offered(text)]).toEqual([422, wards]);
    });

    it.each(['title', 'address'])('does not ask if the %s names one of them', async (field) => {
      const sent = await send({ [field]: `Lamp dark opposite the market, ${wards[2]}` });
      expect(sent.status).toBe(303);
      expect(await wardOf(sent.headers)).toBe(wards[2]);
    });

    it('does not ask if there is a position, or one ward', async () => {
      for (const place of [{ lat: '22.589', lng: '88.363' }, { pincode: '700008' }] as Form[]) {
        const sent = await send({ ...place, key: JSON.stringify(place) });
        expect(sent.status).toBe(303);
        expect(await wardOf(sent.headers)).toMatch(/^Ward/);
      }
    });

    it('asks people who are not signed in, too, and keeps their choice', async () => {
      reader = new PublicClient(service.url);
      expect((await send()).status).toBe(422);
      const sent = await send({ wardsOf: OF_SEVEN, ward: wards[1]! });
      expect([sent.status, sent.headers.location]).toEqual([303, expect.stringContaining('/sign-in')]);
      await reader.post('/sign-in', { email: 'late@example.org', name: 'Late', next: '/' });
      const { text } = await reader.get('/kolkata/report');
      expect(
        tagsOf(text, 'option')
          .filter((tag) => tag.includes('selected'))
          .join(''),
      ).toContain(wards[1]);
    });
  });
});

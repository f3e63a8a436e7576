import { hiddenIssue, mergedIssue, reportedIssue } from '../../factories/issues';
import { PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

/** Ids whose numbers are known: of letters and digits, shared by two, and a word. */
const MIXED = `iss_01k0g4yq3fe8tr2v7b5x9cd160`;
const SHARED = ['iss_01k0g4yq3fe8tr2v7b5xaaa111', 'iss_01k0g4yq3fe8tr2v7b5yaaa111'];
const WORD = 'iss_01k0g4yq3fe8tr2v7b5xstreet';

describe('the number of an issue on the site', () => {
  let service: TestService;
  let anyone: PublicClient;
  beforeAll(async () => {
    service = await startService();
    anyone = new PublicClient(service.url);
    for (const id of [MIXED, ...SHARED, WORD]) await issueWith(id);
  });
  afterAll(() => service.stop());

  /** Reports an issue in Pune, and gives a copy of it an id. */
  async function issueWith(id: string) {
    const reported = await reportedIssue(service, { city: 'pune', title: `The lamp of ${id}` });
    await service.database.sql(
      `insert into issues select (jsonb_populate_record(i, jsonb_build_object('id', $2::text))).* from issues i where id = $1`,
      [reported, id],
    );
  }
  const asked = async (path: string, q: string) => {
    const { status, headers, text } = await anyone.get(`${path}?q=${encodeURIComponent(q)}`);
    return { status, location: headers.location, text };
  };

  it('stands on its page', async () => {
    expect((await anyone.get(`/pune/issues/${MIXED}`)).text).toContain('Number 9cd160');
    expect((await anyone.get(`/hi/pune/issues/${MIXED}`)).text).toContain('नंबर 9cd160');
  });

  it.each(['9cd160', ' 9CD 16O ', '9cd-l60', '#9CDI60.', MIXED, MIXED.toUpperCase()])(
    'opens it from the home page and the page of any city: %j',
    async (q) => {
      for (const path of ['/', '/pune', '/mumbai'])
        expect(await asked(path, q)).toMatchObject({ status: 302, location: `/pune/issues/${MIXED}` });
      expect((await asked('/ta/mumbai', q)).location).toBe(`/ta/pune/issues/${MIXED}`);
    },
  );

  it('opens it by its address, also that of the console', async () => {
    for (const path of [`/hi/pune/issues/${MIXED}?done=post#done`, `/console/feed/${MIXED}?city=pune`])
      expect((await asked('/', service.url + path)).location).toBe(`/pune/issues/${MIXED}`);
  });

  it('that two issues share shows both', async () => {
    for (const path of ['/', '/mumbai']) {
      const { status, text } = await asked(path, 'AAA111');
      expect([status, ...SHARED.map((id) => text.includes(`/pune/issues/${id}`))]).toEqual([200, true, true]);
    }
  });

  it('that is a word or a pincode is shown above what is found by words', async () => {
    const { status, text } = await asked('/pune', 'Street');
    expect([status, text.includes(`/pune/issues/${WORD}`)]).toEqual([200, true]);
    expect((await asked('/mumbai', '400050')).status).toBe(200);
  });

  it('of no issue finds none', async () => {
    const { status, text } = await asked('/', 'zzzzz9');
    expect([status, text.includes('No issue has this number')]).toEqual([200, true]);
    expect((await asked('/', MIXED.replace('9cd160', '9cd161'))).status).toBe(200);
    expect((await anyone.get('/')).text).not.toContain('No issue has this number');
  });

  it('leads from a merged issue to the other one, and to no hidden one', async () => {
    const [merged, other] = [await reportedIssue(service), await reportedIssue(service)];
    await mergedIssue(service, merged, other);
    const { location } = await asked('/', merged);
    expect(location).toBe(`/mumbai/issues/${merged}`);
    expect((await anyone.get(location!)).headers.location).toContain(other);
    await hiddenIssue(service, other);
    expect((await asked('/', other)).status).toBe(200);
  });
});

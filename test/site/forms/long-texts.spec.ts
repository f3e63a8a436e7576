import { REPORT_FORM } from '../../factories/forms';
import { reportedIssue } from '../../factories/issues';
import { PublicClient, tagsOf, unescaped } from '../../support/network/public-client';
import { ResolutionFlow } from '../../support/service/resolution';
import { startService, type TestService } from '../../support/service/service';

/** One character of two UTF-16 units. */
const EMOJI = '🚧';

/** A text with its end marked: if it is cut off, the mark is missing. */
const longer = (length: number) => `${EMOJI.repeat(length)}END`;

describe('a text that is longer than its field takes', () => {
  let service: TestService;
  let reader: PublicClient;
  let people = 0;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    reader = new PublicClient(service.url);
    await reader.signIn(`writer-${++people}@example.org`);
  });

  const errorOf = (html: string, name: string) =>
    unescaped(new RegExp(`<p class="error" id="${name}-error">(.*?)</p>`).exec(html)?.[1] ?? '');
  const expectRefused = (
    answer: { status: number; text: string },
    name: string,
    typed: string,
    says: RegExp,
  ) => {
    expect([name, answer.status, errorOf(answer.text, name)]).toEqual([
      name,
      422,
      expect.stringMatching(says),
    ]);
    expect([name, unescaped(answer.text).includes(typed)]).toEqual([name, true]);
  };

  it.each<[string, string, RegExp]>([
    ['title', longer(200), /10 to 200 characters/],
    ['description', longer(2000), /20 to 2,000 characters/],
    ['pincode', 'PIN: 400050', /six digits/],
    ['address', longer(500), /at most 500 characters/],
    ['lat', `19.${'1'.repeat(40)}`, /numbers of degrees/],
  ])('is refused beside the field "%s" of a report, and kept whole', async (name, typed, says) => {
    const place = { lat: '19.0544', lng: '72.8324' };
    const answer = await reader.postFiles('/mumbai/report', {
      ...REPORT_FORM,
      ...place,
      key: 'k',
      [name]: typed,
    });
    expectRefused(answer, name, typed, says);
  });

  it('is counted in characters: 200 emoji are a title', async () => {
    const form = { ...REPORT_FORM, key: 'emoji', title: EMOJI.repeat(200) };
    expect((await reader.postFiles('/mumbai/report', form)).status).toBe(303);
  });

  it.each<[string, string, number, RegExp]>([
    ['messages', 'content', 1000, /1 to 1,000 characters/],
    ['flag', 'note', 1000, /at most 1,000 characters/],
  ])('is refused on an issue: %s', async (path, name, most, says) => {
    const issue = await reportedIssue(service);
    const send = (typed: string) =>
      reader.post(`/mumbai/issues/${issue}/${path}`, {
        key: typed.slice(-9),
        flagReason: 'spam',
        [name]: typed,
      });
    expectRefused(await send(longer(most)), name, longer(most), says);
    expect((await send(EMOJI.repeat(most))).status).toBe(303);
  });

  it('is refused in a request to reopen', async () => {
    const flow = new ResolutionFlow(service);
    await flow.renew();
    await flow.resolve();
    const answer = await reader.post(`/mumbai/issues/${flow.issue}/reopen`, {
      key: 'k',
      reason: longer(1000),
    });
    expectRefused(answer, 'reason', longer(1000), /5 to 1,000 characters/);
  });

  it.each([
    ['email', `${'a'.repeat(250)}@example.org`, /email address/],
    ['name', longer(100), /at most 100 characters/],
  ])('is refused at the sign-in: %s', async (name, typed, says) => {
    const form = { email: 'asha@example.org', name: 'Asha', next: '/', [name]: typed };
    expectRefused(await reader.post('/sign-in', form), name, typed, says);
  });

  it('is refused by the search, which then shows no list', async () => {
    const answer = await reader.get(`/mumbai?q=${encodeURIComponent(longer(200))}`);
    expectRefused(answer, 'q', longer(200), /at most 200 characters/);
    expect(answer.text).not.toContain('There are no issues here.');
    expect((await reader.get(`/mumbai?q=${encodeURIComponent(EMOJI.repeat(200))}`)).status).toBe(200);
    expect((await reader.get(`/hi/mumbai?q=${encodeURIComponent(longer(200))}`)).text).toContain(
      'अधिकतम 200',
    );
  });

  it('is refused as a pincode of the offices', async () => {
    expectRefused(
      await reader.get(`/mumbai/responsible?pincode=${encodeURIComponent('PIN: 400050')}`),
      'pincode',
      'PIN: 400050',
      /six digits/,
    );
  });

  it('is refused as a whole, if it is longer than any form', async () => {
    const form = { ...REPORT_FORM, key: 'long', description: longer(40_000) };
    const { status, text } = await reader.postFiles('/mumbai/report', form);
    expect([status, text.includes('too large'), text.includes(EMOJI)]).toEqual([413, true, false]);
  });
});

describe('the fields of the pages', () => {
  it('have no maxlength, at which browsers cut pasted text without a word', async () => {
    const service = await startService();
    try {
      const reader = new PublicClient(service.url);
      for (const path of ['/mumbai', '/mumbai/report', '/mumbai/responsible', '/mumbai/follow', '/sign-in']) {
        const { text } = await reader.get(path);
        const fields = [...tagsOf(text, 'input'), ...tagsOf(text, 'textarea')];
        expect([path, fields.length > 0, fields.filter((tag) => /maxlength/i.test(tag))]).toEqual([
          path,
          true,
          [],
        ]);
      }
    } finally {
      await service.stop();
    }
  });
});

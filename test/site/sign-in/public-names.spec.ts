import { reportedIssue } from '../../factories/issues';
import { LANGUAGES, localPath } from '../../../src/web/site/languages';
import { PublicClient, unescaped } from '../../support/network/public-client';
import { ResolutionFlow } from '../../support/service/resolution';
import { startService, type TestService } from '../../support/service/service';

const ARABIC = 'عائشة';

describe('the name of a reader', () => {
  let service: TestService;
  let reader: PublicClient;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    reader = new PublicClient(service.url);
  });

  /** What a page says inside the form whose path ends in `action`. */
  const saidIn = (html: string, action: string) => {
    const form = new RegExp(`<form[^>]* action="[^"]*${action}"[^>]*>.*?</form>`, 's').exec(html)?.[0] ?? '';
    return unescaped(/<p class="hint" data-name-public[^>]*>(.*?)<\/p>/s.exec(form)?.[1] ?? '');
  };

  it.each(LANGUAGES)('is said to be public at the form of a report, in the language %s', async (language) => {
    const path = localPath(language, '/mumbai/report');
    const anonymous = saidIn((await reader.get(path)).text, '/report');
    expect(anonymous).not.toBe('');
    await reader.signIn(`public-${language}@example.org`, ARABIC);
    expect(saidIn((await reader.get(path)).text, '/report')).toContain(`<bdi>${ARABIC}</bdi>`);
    if (language !== 'en')
      expect(anonymous).not.toBe(
        saidIn((await new PublicClient(service.url).get('/mumbai/report')).text, '/report'),
      );
  });

  it('is said to be public at the forms of messages, ratings and requests to reopen', async () => {
    const flow = new ResolutionFlow(service);
    await flow.renew();
    await flow.resolve();
    await reader.signIn('neighbour@example.org', 'Ravi Menon');
    const { text } = await reader.get(`/mumbai/issues/${flow.issue}`);
    for (const action of ['/messages', '/rating', '/reopen'])
      expect([action, saidIn(text, action)]).toEqual([
        action,
        '<a href="/about/privacy">Everyone sees what you send here.</a> Everyone can see your name beside it: <bdi>Ravi Menon</bdi> <a href="/me/privacy">Change</a>',
      ]);
    // Only city staff see who has flagged something.
    expect(saidIn(text, '/flag')).toBe('');
  });

  it('is said to be public at the form that resolves an issue', async () => {
    await reader.signIn('owner@example.org', 'Ravi Menon');
    const issue = await reportedIssue(service);
    await service.database.sql(
      `update issues set reporter_id = (select id from users where email = 'owner@example.org') where id = $1`,
      [issue],
    );
    const { text } = await reader.get(`/mumbai/issues/${issue}`);
    expect(saidIn(text, '/resolve')).toContain('<bdi>Ravi Menon</bdi>');
    // Its direction does not affect the text around it.
    expect(text).toMatch(/Reported by <bdi>[^<]+<\/bdi>/);
  });
});

describe('fields of texts', () => {
  it('take the direction of what is typed', async () => {
    const service = await startService();
    try {
      const reader = new PublicClient(service.url);
      for (const path of ['/mumbai', '/mumbai/report', '/mumbai/follow', '/mumbai/responsible', '/sign-in']) {
        const { text } = await reader.get(path);
        const fields = text.match(/<(input|textarea)[^>]*>/g) ?? [];
        const typed = fields.filter((tag) => !/type="(hidden|file|checkbox|radio)"/.test(tag));
        expect([path, typed.length > 0, typed.filter((tag) => !tag.includes('dir="auto"'))]).toEqual([
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

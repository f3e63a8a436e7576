import { CITY_SLUGS } from '../../../src/kernel/cities';
import { LANGUAGES, localPath } from '../../../src/web/site/languages';
import { reportedIssue } from '../../factories/issues';
import { PublicClient, tagsOf } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

describe('the top of a page', () => {
  let service: TestService;
  let reader: PublicClient;

  beforeAll(async () => {
    service = await startService();
    reader = new PublicClient(service.url);
  });
  afterAll(() => service.stop());

  it('has the languages, each leading to the same page', async () => {
    const issue = `/mumbai/issues/${await reportedIssue(service)}`;
    for (const path of [
      '/',
      '/mumbai',
      '/mumbai/report',
      issue,
      '/about',
      '/sign-in',
      '/report',
      '/nothing/here',
    ]) {
      const { text } = await reader.get(path);
      const [header = ''] = /<header.*?<\/header>/s.exec(text) ?? [];
      for (const language of LANGUAGES)
        expect([path, header.includes(`<a href="${localPath(language, path)}" lang="${language}"`)]).toEqual([
          path,
          true,
        ]);
    }
  });

  it('of the first page leads to the report form of each city, in each language', async () => {
    for (const language of LANGUAGES) {
      const home = await reader.get(localPath(language, '/'));
      const report = localPath(language, '/report');
      const [main = ''] = /<main.*?<h2>/s.exec(home.text) ?? [];
      expect(tagsOf(main, 'a')).toContainEqual(expect.stringContaining(`href="${report}"`));
      const { status, text } = await reader.get(report);
      expect(status).toBe(200);
      for (const city of CITY_SLUGS)
        expect(text).toContain(`href="${localPath(language, `/${city}/report`)}"`);
    }
  });
});

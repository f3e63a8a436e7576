import type { NoticeDto } from '../../../src/privacy/dto/notice.dto';
import { LANGUAGES } from '../../../src/kernel/languages';
import { PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const CONTACT = 'privacy@city.example';

describe('the notice about personal data', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ settings: { PRIVACY_CONTACT: CONTACT, PRIVACY_ANSWER_DAYS: '21' } });
  });
  afterAll(() => service.stop());

  const notice = (query = '') => service.tokenApi.get<{ data: NoticeDto }>(`/api/privacy/notice${query}`);

  it('is answered in English unless another language is asked for', async () => {
    expect((await notice()).body.data).toEqual((await notice('?language=en')).body.data);
    expect((await notice('?language=fr')).status).toBe(400);
  });

  it.each(LANGUAGES)(
    'has contact, term and the same version on the page and in the answer (%s)',
    async (language) => {
      const { status, body } = await notice(`?language=${language}`);
      expect([status, body.data.language]).toEqual([200, language]);
      expect(body.data.contact).toContain(CONTACT);
      expect(body.data.complaint).toContain('21');
      const path = language === 'en' ? '/about/privacy' : `/${language}/about/privacy`;
      const page = await new PublicClient(service.url).get(path);
      expect(page.status).toBe(200);
      const { version, title, contact, board, data } = body.data;
      for (const text of [version, title, contact, board, ...data.map(({ why }) => why)])
        expect(page.text).toContain(text);
    },
  );

  it('is linked where a person begins, and beside what is published', async () => {
    const reader = new PublicClient(service.url);
    expect((await reader.get('/mumbai/report')).text).toContain('href="/about/privacy"');
    await reader.signIn('notice@example.org', 'Asha Kulkarni');
    expect((await reader.get('/welcome')).text).toContain('href="/about/privacy"');
    expect((await reader.get('/privacy')).text).toContain('href="/about/privacy"');
  });
});

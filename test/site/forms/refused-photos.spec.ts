import { photo } from '../../factories/files';
import { PublicClient } from '../../support/network/public-client';
import { ResolutionFlow } from '../../support/service/resolution';
import { startService, type TestService } from '../../support/service/service';

describe('a refused photo of a form', () => {
  let service: TestService;
  let reader: PublicClient;
  let good: Buffer;

  beforeAll(async () => {
    service = await startService();
    good = await photo('jpeg');
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    reader = new PublicClient(service.url);
    await reader.signIn('camera@example.org');
  });

  const errorOf = (html: string) => /<p class="error" id="photos-error">(.*?)<\/p>/s.exec(html)?.[1] ?? '';
  it('is named at the form that resolves an issue', async () => {
    const flow = new ResolutionFlow(service);
    await flow.renew();
    await service.database.sql(
      `update issues set reporter_id = (select id from users where email = 'camera@example.org') where id = $1`,
      [flow.issue],
    );
    const { status, text } = await reader.postFiles(
      `/mumbai/issues/${flow.issue}/resolve`,
      { key: 'k', resolution: 'The pipe was replaced this morning' },
      [
        { field: 'photos', name: 'a.jpg', bytes: good },
        { field: 'photos', name: 'b.jpg', bytes: Buffer.from('no photo') },
      ],
    );
    expect([status, errorOf(text)]).toEqual([422, expect.stringContaining('“\u2068b.jpg\u2069”')]);
  });
});

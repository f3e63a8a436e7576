import { PublicClient, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const HINDI = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.5' };

describe('the language of the first page', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const offerOn = async (
    path: string,
    headers: Record<string, string>,
    reader = new PublicClient(service.url),
  ) => {
    const { text } = await reader.get(path, headers);
    return /<p class="notice acts" lang="(\w+)"/.exec(unescaped(text))?.[1];
  };

  it('is offered at the first visit, in the language that the browser asks for', async () => {
    expect(await offerOn('/', HINDI)).toBe('hi');
    expect(await offerOn('/', { 'accept-language': 'ta' })).toBe('ta');
    expect(await offerOn('/hi', { 'accept-language': 'en-GB' })).toBe('en');
    for (const accepted of ['en-IN,hi;q=0.5', 'fr', '*', ''])
      expect([accepted, await offerOn('/', { 'accept-language': accepted })]).toEqual([accepted, undefined]);
    expect(await offerOn('/hi', HINDI)).toBeUndefined();
    expect(await offerOn('/', {})).toBeUndefined();
  });

  it('makes no page that caches would show to others', async () => {
    const cacheOf = async (headers: Record<string, string>) =>
      (await new PublicClient(service.url).get('/', headers)).headers['cache-control'];
    expect(await cacheOf(HINDI)).toBe('private, no-store');
    expect(await cacheOf({})).toBe('public, max-age=20, must-revalidate');
  });

  it('is remembered once it is chosen', async () => {
    const reader = new PublicClient(service.url);
    const chosen = await reader.get('/hi?language=hi', HINDI);
    expect([chosen.status, chosen.headers.location]).toEqual([302, '/hi']);
    expect((await reader.get('/')).headers.location).toBe('/hi');
    expect((await reader.get('/ta')).status).toBe(200);
    expect(await offerOn('/ta', HINDI, reader)).toBeUndefined();
    await reader.get('/?language=en');
    expect((await reader.get('/', HINDI)).status).toBe(200);
    expect(await offerOn('/', HINDI, reader)).toBeUndefined();
  });

  it('is not changed by an unknown one', async () => {
    const { status, headers } = await new PublicClient(service.url).get('/?language=fr');
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
  });
});

import { PublicClient, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

describe('following around a place that words name', () => {
  let service: TestService;
  let reader: PublicClient;
  beforeAll(async () => {
    service = await startService();
    reader = new PublicClient(service.url);
  });
  afterAll(() => service.stop());
  beforeEach(() => service.database.sql('delete from alert_subscriptions'));

  const follow = (form: Record<string, string>) =>
    reader.post('/mumbai/follow', { what: 'place', radius: '400', email: 'asha@example.org', ...form });
  const followed = () =>
    service.database.sql<{ lat: number; lng: number; radius_m: number }>(
      'select lat, lng, radius_m from alert_subscriptions',
    );
  /** The offered places, by their names. */
  const spotsIn = (text: string) =>
    new Map(
      [...text.matchAll(/name="spot" value="([^"]+)"[^>]*>\s*<span dir="auto">([^<]+)</g)].map(
        ([, value = '', name = '']) => [unescaped(name), value],
      ),
    );

  it('takes the only place, by its area or its pincode', async () => {
    for (const near of ['Bandra West', '400050']) {
      await service.database.sql('delete from alert_subscriptions');
      expect([near, (await follow({ near })).status]).toEqual([near, 200]);
      const [place] = await followed();
      expect([near, place?.radius_m, Math.abs(place!.lat - 19.06) < 0.03]).toEqual([near, 400, true]);
    }
  });

  it('asks which of several, and takes the chosen one', async () => {
    const { status, text } = await follow({ near: 'Bandra', email: 'asha' });
    expect(status).toBe(422);
    const spots = spotsIn(text);
    expect(spots.size).toBeGreaterThan(1);
    expect(text).toContain('value="Bandra"');
    expect((await follow({ near: 'Bandra' })).status).toBe(422);
    expect(await followed()).toEqual([]);
    const [, spot = ''] = [...spots][0]!;
    expect((await follow({ near: 'Bandra', spot })).status).toBe(200);
    const [place] = await followed();
    expect(`${place?.lat.toFixed(4)},${place?.lng.toFixed(4)}`).toBe(
      spot
        .split(',')
        .map((degrees) => Number(degrees).toFixed(4))
        .join(','),
    );
  });

  it('takes a position that is given instead, and refuses words that name nothing beside them', async () => {
    expect((await follow({ near: 'Bandra', lat: '19.02', lng: '72.84' })).status).toBe(200);
    expect(await followed()).toMatchObject([{ lat: 19.02, lng: 72.84 }]);
    const { status, text } = await follow({ near: 'Nowhere Lane' });
    expect([status, text]).toEqual([
      422,
      expect.stringMatching(/id="near-error">We know no such place in this city/),
    ]);
    expect((await follow({ near: 'Bandra West', spot: '1,2', radius: '5' })).status).toBe(422);
  });

  it('is offered by a link with the words', async () => {
    const { text } = await reader.get('/mumbai/follow?near=400050');
    expect([...spotsIn(text).keys()]).toEqual([expect.stringContaining('400050')]);
    expect(text).toMatch(/name="what" value="place" checked/);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waterMap } from '../../factories/pmtiles';
import { PublicClient, unescaped } from '../../support/network/public-client';
import { createLogger } from '../../../src/platform/logging/logger';
import { startService, type TestService } from '../../support/service/service';

describe('the base maps of cities', () => {
  let folder: string;
  let service: TestService;
  const warn = jest.fn<void, [fields: object, message: string]>();
  const file = waterMap();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'maps-'));
    writeFileSync(join(folder, 'delhi.pmtiles'), file);
    writeFileSync(join(folder, 'pune.pmtiles'), 'not a map');
    writeFileSync(join(folder, 'chennai.pmtiles'), file.subarray(0, 100));
    writeFileSync(join(folder, 'nowhere.pmtiles'), file);
    service = await startService({
      settings: { MAP_PMTILES_DIR: folder },
      logger: Object.assign(createLogger('silent'), { warn }),
    });
  });
  afterAll(async () => {
    await service?.stop();
    rmSync(folder, { recursive: true });
  });

  const baseOf = async (city: string) => {
    const { text } = await new PublicClient(service.url).get(`/${city}/map`);
    const [, props = ''] = /<div class="map"[^>]* data-props="([^"]*)"/.exec(text) ?? [];
    return (JSON.parse(unescaped(props)) as { base: { file?: object; hasBase: boolean } }).base;
  };

  it('are named on the page of a city that has one that can be read', async () => {
    expect(await baseOf('delhi')).toMatchObject({
      hasBase: true,
      file: { url: '/base-maps/delhi.pmtiles', lastZoom: 1 },
    });
    for (const city of ['pune', 'chennai', 'mumbai']) expect((await baseOf(city)).file).toBeUndefined();
  });

  it('that cannot be read are named in a warning', () => {
    const cities = warn.mock.calls.flatMap(([fields, message]) =>
      message === 'a base map cannot be read, and is not shown' ? [(fields as { city: string }).city] : [],
    );
    expect(cities.sort()).toEqual(['chennai', 'pune']);
  });

  it('are sent in ranges', async () => {
    const url = `${service.url}/base-maps/delhi.pmtiles`;
    const answer = await fetch(url, { headers: { range: 'bytes=0-6' } });
    expect([answer.status, await answer.text()]).toEqual([206, 'PMTiles']);
    expect(answer.headers.get('content-range')).toBe(`bytes 0-6/${file.length}`);
    const whole = await fetch(url);
    expect([whole.status, (await whole.arrayBuffer()).byteLength]).toEqual([200, file.length]);
    expect((await fetch(url, { headers: { range: 'bytes=99999-' } })).status).toBe(400);
  });

  it.each([
    ['GET', 'pune.pmtiles', 404],
    ['GET', 'mumbai.pmtiles', 404],
    ['GET', 'nowhere.pmtiles', 404],
    ['GET', '..%2fdelhi.pmtiles', 404],
    ['POST', 'delhi.pmtiles', 405],
  ])('%s of %s is %d', async (method, name, status) => {
    expect((await fetch(`${service.url}/base-maps/${name}`, { method })).status).toBe(status);
  });
});

import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { type CataloguedRoute, RouteCatalog } from '../../../src/api/route-catalog';
import { newId } from '../../../src/kernel/ids';
import { Replicas } from '../../../src/platform/database/replication/replicas';
import { Metrics } from '../../../src/platform/metrics/metrics';
import { manyIssues, reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import { type HttpAnswer, send } from '../../support/network/http';
import { PublicClient } from '../../support/network/public-client';
import { FORMATS } from '../../support/source/route-formats';
import { routeNames } from '../../support/source/route-names';
import { startService, type TestService } from '../../support/service/service';

/** Anonymous GETs that no replica may answer, with the reason. */
const PRIMARY_ALONE: Record<string, string> = {
  'GET /:city/report': 'it reads no database',
  'GET /about': 'it reads no database',
  'GET /about/privacy': 'it reads no database',
  'GET /accessibility': 'it reads no database',
  'GET /:city/follow': 'people follow what they have just reported',
  'GET /alerts': 'people see what they have just changed',
  'GET /alerts/confirm': 'people see what they have just asked for',
  'GET /alerts/unsubscribe': 'it reads no database',
  'GET /confirm': 'people see what they have just answered',
  'GET /office': 'an office sees what it has just answered',
  'GET /dev/mail': 'there is no such route where there are replicas',
  'GET /dev/mail/:id': 'there is no such route where there are replicas',
  'GET /api/admin/auth/methods': 'it reads no database',
  'GET /api/admin/auth/oidc': 'it reads no database',
  'GET /api/admin/auth/oidc/callback': 'it begins a session',
  'GET /favicon.ico': 'it reads no database',
  'GET /offline': 'it reads no database',
  'GET /manifest.webmanifest': 'it reads no database',
  'GET /icons/:name.png': 'it reads no database',
  'GET /privacy': 'it reads no database',
  'GET /privacy/request': 'people see what they have just asked for',
  'GET /report': 'it reads no database',
  'GET /robots.txt': 'it reads no database',
  'GET /sign-in': 'it reads no database',
  'GET /sign-in/callback': 'it begins a session',
  'GET /sign-in/provider': 'it reads no database',
  'GET /sign-out': 'it reads no database',
  'GET /sitemap.xml': 'it reads no database',
  'GET /open311/discovery.:format': 'it reads no database',
  'GET /open311/v2/services/:serviceCode.:format': 'it reads no database',
  'GET /open311/:city/v2/services/:serviceCode.:format': 'it reads no database',
  'GET /open311/v2/tokens/:token.:format': 'it reads no database',
  'GET /open311/:city/v2/tokens/:token.:format': 'it reads no database',
  'GET /data/:city/datapackage.json': 'it reads no database',
  'GET /console': 'it reads no database',
  'GET /console/:module': 'it reads no database',
  'GET /console/:module/:id': 'it reads no database',
  'GET /api/': 'it reads no database',
  'GET /api/health': 'it reads no database',
  'GET /api/privacy/data': 'it reads no database',
  'GET /api/privacy/notice': 'it reads no database',
  'GET /api/ready': 'it is about the primary',
  'GET /api/chat/webhook (token)': 'it reads no database',
  'GET /api/chat/webhook (public)': 'it reads no database',
  'GET /api/chat/messages': 'it may ask the platform, and keeps what it is answered',
  'GET /api/photo/mentions': 'it may ask the platform, and keeps what it is answered',
  'GET /api/micro/mentions': 'it may ask the platform, and keeps what it is answered',
  'GET /map': 'it reads no database',
  'GET /wards': 'it reads no database',
  'GET /media/:mediaId':
    'caches keep a file for as long as something hidden may be seen, and an upload is taken in by it',
};
/** Query parameters without which a route has an empty answer. */
const QUERIES: Record<string, string> = {
  'GET /:city/responsible': '?pincode=400050',
  'GET /api/accountability-chain': '?pincode=400050',
  'GET /api/wards.geojson': '?city=mumbai',
  'GET /api/places.geojson': '?city=mumbai',
  'GET /api/issues/near': '?lat=19.05&lng=72.84',
  'GET /api/map': '?city=mumbai&bbox=72,18,73,20&zoom=12',
  'GET /api/search': '?cityId=mumbai&q=lamp',
  'GET /open311/v2/services.:format': '?jurisdiction_id=mumbai',
  'GET /open311/v2/requests.:format': '?jurisdiction_id=mumbai',
  'GET /open311/v2/requests/:id.:format': '?jurisdiction_id=mumbai',
};
/** Pages are requested by browsers, and identify people by a cookie. */
const PAGE = { accept: 'text/html' };
/** Routes with a constant answer, and the map, whose city's area is known for a minute from the page of the city. */
const READS_NOTHING = [
  'GET /api/scores/city',
  'GET /api/administrators/roles',
  'GET /:city/map',
  'GET /:city/r/:code',
  'GET /:city/posters/:code',
  'GET /:city/figures/:table.csv',
];
const MANY = 3000;

describe('the routes a read replica answers', () => {
  let writer: TestService;
  let service: TestService;
  let asha: TestPerson;
  let ids: Record<string, string>;
  const taken = { primary: 0, replica: 0 };
  const failures: unknown[] = [];

  beforeAll(async () => {
    writer = await startService();
    asha = await person(writer);
    ids = {
      id: await reportedIssue(writer, { by: asha }),
      userId: asha.id,
      city: 'mumbai',
      category: 'road',
      ward: 'A',
      near: '19.05,72.83,500',
      format: 'json',
    };
    await manyIssues(writer, MANY, { by: asha, city: 'pune', title: 'Lamp #' });
    // As on a standby, writing statements fail.
    const readOnly = new URL(writer.database.url);
    readOnly.searchParams.set('options', '-c default_transaction_read_only=on');
    service = await startService({
      databaseUrl: writer.database.url,
      settings: { DATABASE_URL: writer.database.url, DATABASE_READ_URLS: readOnly.toString() },
    });
    const { master } = service.app.get(DataSource).driver as unknown as { master: Pool };
    const [replica] = service.app.get(Replicas).all;
    replica!.health = { condition: 'serving', lagMs: 0 };
    master.on('acquire', () => taken.primary++);
    replica!.pool.on('acquire', () => taken.replica++);
    jest.spyOn(service.app.get(Metrics), 'count').mockImplementation((...counted) => failures.push(counted));
  });
  afterAll(async () => {
    await service.stop();
    await writer.stop();
  });
  beforeEach(() => {
    Object.assign(taken, { primary: 0, replica: 0 });
    failures.length = 0;
  });

  const routes = () => routeNames(service.app.get(RouteCatalog).routes());
  const marked = () => [...routes()].filter(([, { replicaRead }]) => replicaRead);

  function ask(name: string, { method, path, surface }: CataloguedRoute, headers = {}): Promise<HttpAnswer> {
    const known: Record<string, string> = { ...ids, format: FORMATS[path] ?? 'json' };
    const filled = path.replaceAll(/:(\w+)/g, (_, id: string) => known[id] ?? 'unknown');
    return send({
      method,
      url: service.url + filled + (QUERIES[name] ?? ''),
      headers: surface === 'site' ? PAGE : { 'x-api-surface': surface, ...headers },
    });
  }

  it('are all GETs for anonymous callers, except those with a reason', () => {
    const open = [...routes()].filter(
      ([, { method, access }]) => method === 'GET' && (access === 'public' || access === 'optional'),
    );
    const elsewhere = open.filter(([, { replicaRead }]) => !replicaRead).map(([name]) => name);
    expect(elsewhere.sort()).toEqual(Object.keys(PRIMARY_ALONE).sort());
    expect(marked().filter((entry) => !open.some(([name]) => name === entry[0]))).toEqual([]);
    expect(marked().length).toBeGreaterThan(25);
  });

  it('send nothing to the primary, and only reads to a replica', async () => {
    for (const [name, route] of marked()) {
      Object.assign(taken, { primary: 0, replica: 0 });
      const { status } = await ask(name, route);
      const [isAnswered, hasRead] = [status < 500, taken.replica > 0];
      expect([name, isAnswered, taken.primary, hasRead, failures]).toEqual([
        name,
        true,
        0,
        !READS_NOTHING.includes(name),
        [],
      ]);
    }
  });

  it('read requests of Open311 that a replica does not have yet from the primary', async () => {
    const urls = (id: string) => [
      `/open311/mumbai/v2/requests/${id}.json`,
      `/open311/mumbai/v2/requests.json?service_request_id=${id}`,
    ];
    for (const [id, primary] of [
      [ids.id!, 0],
      [newId('issue'), 1],
    ] as const)
      for (const url of urls(id)) {
        Object.assign(taken, { primary: 0, replica: 0 });
        await send({ method: 'GET', url: service.url + url });
        expect([url, taken]).toEqual([url, { primary, replica: 1 }]);
      }
  });

  it('use only the primary for callers with an access token', async () => {
    const headers = { authorization: `Bearer ${asha.accessToken}` };
    for (const [name, route] of marked()) {
      if (route.surface === 'site') continue;
      const { status } = await ask(name, route, headers);
      expect([name, status < 500, taken.replica]).toEqual([name, true, 0]);
    }
    expect(taken.primary).toBeGreaterThan(0);
  });

  it('use only the primary for callers with a session of the site', async () => {
    const reader = new PublicClient(service.url);
    await reader.signIn('replica@example.org');
    const pages = marked().filter(([, { surface }]) => surface === 'site');
    expect(pages.length).toBeGreaterThan(5);
    for (const [name, { path }] of pages) {
      Object.assign(taken, { primary: 0, replica: 0 });
      await reader.get(path.replaceAll(/:(\w+)/g, (_, id: string) => ids[id] ?? 'unknown'));
      expect([name, taken.primary > 0, taken.replica]).toEqual([name, true, 0]);
    }
  });

  it('use one replica for all parts of a streamed answer', async () => {
    const { status, text } = await send({
      method: 'GET',
      url: `${service.url}/api/issues?cityId=pune`,
      headers: { 'x-api-surface': 'public' },
    });
    expect([status, (JSON.parse(text) as unknown[]).length]).toEqual([200, MANY]);
    expect(text.length).toBeGreaterThan(512 * 1024);
    expect(taken.replica).toBeGreaterThan(MANY / 500);
    expect(taken.primary).toBe(0);
  });
});

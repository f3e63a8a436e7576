import { connect } from 'node:net';
import { type CataloguedRoute, RouteCatalog } from '../../src/api/route-catalog';
import { staffMember, type StaffMember } from '../factories/console';
import { report, reportedIssue } from '../factories/issues';
import { person, type TestPerson } from '../factories/people';
import { bearer, type Envelope } from '../support/network/client';
import { send } from '../support/network/http';
import { startService, type TestService } from '../support/service/service';

const MB = 1024 * 1024;
const json = { 'content-type': 'application/json' };
/** Values that are not whole numbers of an allowed range, as JSON text. */
const ODD_NUMBERS = [
  ...['2147483648', '9007199254740993', '1e308', '-1e308', '1e999', 'NaN', 'Infinity', '01', '0x10'],
  ...['""', '"1"', '"0x10"', 'true', 'false', '[]', '[1]', '{}', '{"valueOf":1}'],
];

describe('invalid input', () => {
  let service: TestService;
  let asha: TestPerson;
  let admin: TestPerson;
  let staff: StaffMember;
  let issue: string;
  let routes: CataloguedRoute[];

  beforeAll(async () => {
    service = await startService({ settings: { TRUST_PROXY: '1' } });
    routes = service.app.get(RouteCatalog).routes();
    asha = await person(service, { name: 'Asha Kulkarni' });
    admin = await person(service, { role: 'admin' });
    staff = await staffMember(service);
    issue = await reportedIssue(service, { by: asha });
  });
  afterAll(() => service.stop());

  /** Sends a raw body. */
  const write = (method: string, path: string, payload: string, headers: Record<string, string>) =>
    send({ method, url: service.url + path, headers: { ...json, ...headers }, payload });

  it('is answered 413 at once if it is far more than 1 MB, with any Content-Length', async () => {
    const megabytes = 100;
    const piece = Buffer.alloc(MB, 'x');
    const chunk = Buffer.concat([Buffer.from(`${MB.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
    /** Sends a body until it is answered. @returns the answer */
    const pour = (path: string, isChunked: boolean) =>
      new Promise<{ text: string; sent: number }>((done) => {
        const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
        let text = '';
        let left = megabytes;
        const next = () => {
          if (text !== '' || socket.destroyed) return;
          if (left-- === 0) return void (isChunked && socket.write('0\r\n\r\n'));
          socket.write(isChunked ? chunk : piece, next);
        };
        socket.on('data', (data) => {
          text += data.toString();
          socket.destroy();
        });
        socket.on('error', () => undefined).on('close', () => done({ text, sent: megabytes - left }));
        const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${megabytes * MB}`;
        const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}\r\n\r\n`;
        socket.write(head, next);
      });
    global.gc?.();
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
    for (const path of ['/api/issues', '/api/chat/webhook'])
      for (const isChunked of [false, true]) {
        const { text, sent } = await pour(path, isChunked);
        expect([path, isChunked, text]).toEqual([
          path,
          isChunked,
          expect.stringMatching(/^HTTP\/1\.1 413/) as string,
        ]);
        // Only what was on its way.
        expect(sent).toBeLessThan(megabytes / 2);
      }
    clearInterval(watch);
    // If one of the bodies was buffered, memory would grow by more than its size.
    expect((most - before) / MB).toBeLessThan(megabytes);
  });

  it('cannot change a prototype, by body, query, header of a file or cursor', async () => {
    const pollution =
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"location":{"__proto__":{"polluted":1}},"a.__proto__.polluted":1}';
    const changing = routes.filter(({ method }) => method !== 'GET');
    const isLogout = ({ path }: CataloguedRoute) => path.endsWith('/logout');
    // Requests that end the session are sent last.
    const ordered = [...changing.filter((each) => !isLogout(each)), ...changing.filter(isLogout)];
    for (const { method, path, surface } of ordered) {
      const headers = surface === 'console' ? { cookie: staff.cookie } : bearer(admin);
      const answer = await write(method, path.replaceAll(/:\w+/g, '__proto__'), pollution, {
        ...headers,
        'x-api-surface': surface,
      });
      // The keyword without its category is the only failure the contract lists.
      if (!path.endsWith('/routing/keywords')) expect([path, answer.status < 500]).toEqual([path, true]);
    }
    admin = await person(service, { role: 'admin' });
    staff = await staffMember(service);
    const query = '__proto__[polluted]=1&__proto__.polluted=1&constructor[prototype][polluted]=1&__proto__=1';
    for (const { path, surface } of routes.filter(({ method }) => method === 'GET'))
      await send({
        method: 'GET',
        url: `${service.url}${path.replaceAll(/:\w+/g, 'constructor')}?${query}`,
        headers: { ...bearer(admin), cookie: staff.cookie, 'x-api-surface': surface },
      });
    const form = `--x\r\nContent-Disposition: form-data; name="file"; filename="__proto__"\r\n\r\nname,city,__proto__,constructor\nx,pune,1,1\r\n--x--\r\n`;
    const imported = await send({
      method: 'POST',
      url: `${service.url}/api/admin/accountability/police-stations/import`,
      headers: { ...bearer(admin), 'content-type': 'multipart/form-data; boundary=x' },
      payload: form,
    });
    expect(imported.status).toBe(400);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(Object.prototype).not.toHaveProperty('polluted');
    expect((await write('POST', '/api/issues', JSON.stringify(report()), bearer(asha))).status).toBe(201);
  });

  describe('numbers', () => {
    const fields: Array<[string, string, () => string, (value: string) => string]> = [
      [
        'lat',
        'POST',
        () => '/api/issues',
        (n) => JSON.stringify({ ...report(), location: { lat: 77777, lng: 1 } }).replace('77777', n),
      ],
      [
        'lng',
        'POST',
        () => '/api/issues',
        (n) => JSON.stringify({ ...report(), location: { lng: 77777, lat: 1 } }).replace('77777', n),
      ],
      [
        'fileSize',
        'POST',
        () => `/api/issues/${issue}/media`,
        (n) => `{"type":"upload","mimeType":"image/png","fileName":"a.png","fileSize":${n}}`,
      ],
      ['index', 'POST', () => `/api/admin/feed/issues/${issue}/redact-media`, (n) => `{"index":${n}}`],
      [
        'rateCapPerHour',
        'POST',
        () => '/api/admin/integrations/outbound/send-limits',
        (n) => `{"rateCapPerHour":${n}}`,
      ],
      ['slaHours', 'PUT', () => '/api/admin/config', (n) => `{"slaHours":{"Traffic":${n}}}`],
      [
        'score',
        'POST',
        () => '/api/admin/geo/wards',
        (n) => `{"cityId":"pune","code":"Odd","name":"Odd","score":${n}}`,
      ],
      [
        'wardNumber',
        'POST',
        () => '/api/admin/geo/wards',
        (n) => `{"cityId":"pune","code":"Odd","name":"Odd","wardNumber":${n}}`,
      ],
      [
        'lat of a pincode',
        'POST',
        () => '/api/admin/geo/pincodes',
        (n) => `{"pincode":"411999","cityId":"pune","wardCode":"Odd","area":"Odd","lat":${n},"lng":1}`,
      ],
      [
        'a position of a boundary',
        'PUT',
        () => '/api/admin/geo/wards/wrd_x/boundary',
        (n) => `{"boundary":{"type":"MultiPolygon","coordinates":[[[[${n},1],[2,1],[2,2],[1,1]]]]}}`,
      ],
    ];

    it.each(fields)('that are invalid are refused as %s', async (_, method, path, body) => {
      const headers = path().startsWith('/api/admin') ? { cookie: staff.cookie } : bearer(asha);
      for (const value of ODD_NUMBERS) {
        const { status } = await write(method, path(), body(value), headers);
        expect([value, status]).toEqual([value, 400]);
      }
    });

    it('of a query are plain whole numbers, or refused', async () => {
      const queries = [
        '/api/issues?limit=',
        `/api/issues/${issue}/messages?limit=`,
        '/api/scores?limit=',
        '/api/admin/users?limit=',
        '/api/admin/reopen-requests?limit=',
        '/api/jurisdictions?limit=',
        '/api/admin/ops/audit?limit=',
        '/api/admin/ops/audit?before=',
        '/api/issues?cityId=mumbai&limit=',
        '/api/reporters?limit=',
        '/api/search?q=lamp&limit=',
        `/media/med_x?w=`,
      ];
      for (const query of queries) {
        for (const value of [
          ...[
            '4294967296',
            '9007199254740993',
            '1e2',
            '1e308',
            '1e999',
            '-0',
            '+5',
            '0x10',
            '010',
            '5.0',
            'NaN',
          ],
          ...['Infinity', 'true', 'null', '5;drop', '%C2%A05', '%D9%A5', '５', '5%2C6', '5%0A'],
        ]) {
          const headers = query.startsWith('/api/admin/ops') ? { cookie: staff.cookie } : bearer(admin);
          const { status } = await send({
            method: 'GET',
            url: service.url + query + encodeURI(value).replaceAll('%25', '%'),
            headers,
          });
          // There may be a record with that position.
          const isPosition = query.endsWith('before=') && value === '4294967296';
          expect([query, value, status]).toEqual([query, value, isPosition ? 200 : 400]);
        }
      }
    });

    it('that are negative zero are zero', async () => {
      const body = JSON.stringify({ ...report(), location: { lat: 77777, lng: 77777 } }).replaceAll(
        '77777',
        '-0.0',
      );
      const { body: created } = await send<Envelope<{ issueId: string }>>({
        method: 'POST',
        url: `${service.url}/api/issues`,
        headers: { ...json, ...bearer(asha) },
        payload: body,
      });
      const { text } = await service.tokenApi.get(`/api/issues/${created.data.issueId}`);
      expect(text).toContain('"location":{"lat":0,"lng":0,"address":""}');
    });
  });

  it('as repeated, list, nested or empty parameters is answered or refused, by every route', async () => {
    const names = [
      'limit',
      'lastKey',
      'city',
      'cityId',
      'q',
      'sort',
      'status',
      'category',
      'role',
      'kind',
      'code',
      'pin',
    ];
    names.push(
      'zone',
      'type',
      'before',
      'from',
      'to',
      'count',
      'w',
      'lat',
      'lng',
      'pincode',
      'format',
      'reason',
    );
    const queries = [
      names.map((name) => `${name}=a&${name}=b`).join('&'),
      names.map((name) => `${name}[]=a&${name}[x]=b&${name}[__proto__]=c`).join('&'),
      names.map((name) => `${name}=`).join('&'),
      names.join('&'),
      names.map((name) => `${name}=1;${name}=2`).join('&'),
      Array.from({ length: 2000 }, () => 'q=x').join('&'),
      '&&&==&?&%3D',
    ];
    for (const { path, surface } of routes.filter(({ method }) => method === 'GET')) {
      for (const query of queries) {
        const headers = { ...bearer(admin), cookie: staff.cookie, 'x-api-surface': surface };
        const url = `${service.url}${path.replace(':id', issue).replaceAll(/:\w+/g, 'x')}?${query}`;
        const { status } = await send({ method: 'GET', url, headers });
        expect([path, query.slice(0, 40), status < 500]).toEqual([path, query.slice(0, 40), true]);
      }
    }
  });

  it('as an order or a filter must be one of the allowed values', async () => {
    for (const value of [
      'createdAt',
      'createdAt_desc; drop table issues',
      'createdAt_desc,upvotes_desc',
      'id_desc',
      '1',
      "'",
      'constructor',
    ]) {
      const { status } = await service.tokenApi.get(`/api/issues?sort=${encodeURIComponent(value)}`);
      expect([value, status]).toEqual([value, 400]);
    }
  });
});

import { connect } from 'node:net';
import { type CataloguedRoute, RouteCatalog } from '../../src/api/route-catalog';
import { staffMember, type StaffMember } from '../factories/console';
import { report, reportedIssue } from '../factories/issues';
import { attachedPost } from '../factories/media';
import { postedMessage } from '../factories/messages';
import { person, type TestPerson } from '../factories/people';
import type { Envelope } from '../support/client';
import { send } from '../support/http';
import { startService, type TestService } from '../support/service';
import { atMost } from '../support/time-limits';

const MB = 1024 * 1024;
const json = { 'content-type': 'application/json' };
/** What is no whole number in any range of ours, as it stands in JSON. */
const ODD_NUMBERS = [
  ...['2147483648', '9007199254740993', '1e308', '-1e308', '1e999', 'NaN', 'Infinity', '01', '0x10'],
  ...['""', '"1"', '"0x10"', 'true', 'false', '[]', '[1]', '{}', '{"valueOf":1}'],
];
/** Such as make a careless pattern look for ever. */
const evilTexts = (length: number) =>
  [
    'a',
    ' ',
    '<',
    '<a',
    '&amp;',
    '&#x3c;',
    '(',
    'a@',
    '.',
    '%',
    '\\',
    "'",
    '=',
    '\t',
    ';',
    'ｱ',
    '\u0301',
    '़',
    '👩‍',
  ]
    .map((piece) => piece.repeat(Math.floor(length / piece.length)))
    .flatMap((text) => [`${text}!`.slice(-length), `x${text}`.slice(0, length)])
    .map((text) => text.toWellFormed());

describe('what people put in', () => {
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

  const bearer = (who: TestPerson) => ({ authorization: `Bearer ${who.accessToken}` });
  /** Sends a body as it is written. */
  const write = (method: string, path: string, payload: string, headers: Record<string, string>) =>
    send({ method, url: service.url + path, headers: { ...json, ...headers }, payload });
  const quickly = async (ask: () => Promise<{ status: number }>, what: string) => {
    const startedAt = performance.now();
    const { status } = await ask();
    const ms = performance.now() - startedAt;
    // A pattern that goes astray takes minutes; the figure leaves room for a busy machine.
    expect([what, status < 500, ms < 3000]).toEqual([what, true, true]);
  };

  it('is answered 413 at once when it is far more than 1 MB, however long it says it is', async () => {
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
        // What was on its way, and no more.
        expect(sent).toBeLessThan(megabytes / 2);
      }
    clearInterval(watch);
    // Were one of them held, it would be more than its own size.
    expect((most - before) / MB).toBeLessThan(megabytes);
  });

  it('changes no prototype, by body, query, header of a file or cursor', async () => {
    const pollution =
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"location":{"__proto__":{"polluted":1}},"a.__proto__.polluted":1}';
    for (const { method, path, surface } of routes.filter((each) => each.method !== 'GET')) {
      const headers = surface === 'console' ? { cookie: staff.cookie } : bearer(admin);
      const answer = await write(method, path.replaceAll(/:\w+/g, '__proto__'), pollution, {
        ...headers,
        'x-api-surface': surface,
      });
      // The keyword without its category is the one failure the contract lists.
      if (!path.endsWith('/routing/keywords')) expect([path, answer.status < 500]).toEqual([path, true]);
    }
    // They ended the sessions they were sent in.
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

    it.each(fields)('that are none are refused as %s', async (_, method, path, body) => {
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
          // A record may have that position.
          const isPosition = query.endsWith('before=') && value === '4294967296';
          expect([query, value, status]).toEqual([query, value, isPosition ? 200 : 400]);
        }
      }
    });

    it('that are less than nothing by nothing are nothing', async () => {
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

  it('as parameters given twice, as lists, nested or empty is answered or refused, by every route', async () => {
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

  it('as words to look for is taken literally, and found or not within a moment', async () => {
    await reportedIssue(service, { by: asha, title: '50% of the lamps_are dark' });
    const pattern = '%a'.repeat(1200);
    const places = ['/api/issues?cityId=mumbai&q=', '/api/reporters?q=', '/api/search?q=', '/api/events?q='];
    const console = ['/api/admin/feed/issues?q=', '/api/admin/reporters?q='];
    for (const path of [...places, ...console]) {
      for (const q of [
        pattern,
        '_'.repeat(3000),
        '\\'.repeat(3000),
        `${'%_'.repeat(1000)}\\`,
        "' or 1=1 --",
        '%',
      ]) {
        const url = service.url + path + encodeURIComponent(q);
        const startedAt = performance.now();
        const { status, text } = await send({ method: 'GET', url, headers: { cookie: staff.cookie } });
        expect([path, q.slice(0, 9), status, performance.now() - startedAt < atMost(3000)]).toEqual([
          path,
          q.slice(0, 9),
          200,
          true,
        ]);
        expect([path, q.slice(0, 9), /lamps_are dark/.test(text)]).toEqual([
          path,
          q.slice(0, 9),
          q === '%' && /issues|search/.test(path),
        ]);
      }
    }
  });

  it('as an order or a filter is one of those there are', async () => {
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

  describe('texts that lead careless patterns astray', () => {
    it('in a body', async () => {
      const message = (content: string) => () =>
        service.tokenApi.as(asha).post(`/api/issues/${issue}/messages`, { content });
      for (const text of evilTexts(1000)) {
        await quickly(message(text), text.slice(0, 9));
        await quickly(message(text.slice(0, 999) + '<'), text.slice(0, 9));
      }
      for (const text of evilTexts(2000)) {
        const body = { ...report(), title: text.slice(0, 200), description: text, pincode: text };
        await quickly(() => service.tokenApi.as(asha).post('/api/issues', body), text.slice(0, 9));
        const contact = { email: text, phone: text };
        await quickly(() => staff.api.put('/api/admin/officials/off_x/contact', contact), text.slice(0, 9));
        await quickly(
          () => service.tokenApi.post('/dev/identity', { email: text, name: text }),
          text.slice(0, 9),
        );
        await quickly(
          () => staff.api.put('/api/admin/geo/cities/pune', { subdomain: text }),
          text.slice(0, 9),
        );
      }
    });

    it('in a header', async () => {
      const names = [
        'x-forwarded-for',
        'cookie',
        'content-type',
        'if-none-match',
        'accept',
        'authorization',
        'origin',
      ];
      for (const text of evilTexts(7000).filter((each) => /^[\x20-\x7e]+$/.test(each))) {
        for (const name of [
          ...names,
          'range',
          'host',
          'x-request-id',
          'idempotency-key',
          'x-hub-signature-256',
        ]) {
          const headers = { ...(name === 'authorization' ? {} : bearer(asha)), [name]: text };
          await quickly(
            () => write('POST', `/api/issues/${issue}/upvote`, '{}', headers),
            `${name} ${text.slice(0, 9)}`,
          );
        }
        const url = `${service.url}/api/wards`;
        await quickly(
          () => send({ method: 'GET', url, headers: { 'if-none-match': text } }),
          text.slice(0, 9),
        );
      }
    });

    it('in a query and in a file', async () => {
      for (const text of evilTexts(2400)) {
        const q = encodeURIComponent(text)
          .slice(0, 9000)
          .replace(/%[^%]{0,8}$/, '');
        await quickly(
          () => send({ method: 'GET', url: `${service.url}/api/search?q=${q}` }),
          text.slice(0, 9),
        );
      }
      const rows = evilTexts(60_000).map(
        (text) => `"${text.replaceAll('"', '')}",pune,${text.replaceAll(/[,"\n]/g, '')}`,
      );
      const form = `--x\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\nname,city,contact_phone\n${rows.join('\n')}\r\n--x--\r\n`;
      const startedAt = performance.now();
      const { status } = await send({
        method: 'POST',
        url: `${service.url}/api/admin/accountability/police-stations/import`,
        headers: { ...bearer(admin), 'content-type': 'multipart/form-data; boundary=x' },
        payload: form,
      });
      expect([status, performance.now() - startedAt < atMost(15_000)]).toEqual([200, true]);
    });
  });

  it('as a day or a time that never was is refused', async () => {
    const status = async (path: string) => (await staff.api.get(path)).status;
    for (const day of [
      '2026-02-30',
      '2025-02-29',
      '2026-13-01',
      '2026-00-10',
      '26-01-01',
      '2026-1-1',
      '+002026-01-01',
      '2026-W01-1',
    ])
      expect([
        day,
        await status(`/api/admin/analytics?from=${encodeURIComponent(day)}&to=2026-12-31`),
      ]).toEqual([day, 400]);
    for (const time of [
      '2026-02-30T00:00:00Z',
      '2016-12-31T23:59:60Z',
      '2026-01-01T24:00:00Z',
      '2026-01-01T00:00:00',
      '2026-01-01T00:00:00+25:00',
      '2026-01-01 00:00:00Z',
      '1e9',
      '2026-01-01T00:00:00Z\u0000',
    ])
      expect([time, await status(`/api/admin/ops/audit?from=${encodeURIComponent(time)}`)]).toEqual([
        time,
        400,
      ]);
    for (const time of [
      '2024-02-29T23:59:59.999Z',
      '2026-01-01T00:00:00+14:00',
      '2026-01-01T00:00:00-12:00',
      '0001-01-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
    ])
      expect([time, await status(`/api/admin/ops/audit?to=${encodeURIComponent(time)}`)]).toEqual([
        time,
        200,
      ]);
    for (const quietFrom of ['24:00', '22:60', '2:00', '22:00:00', '22.00', '²²:00'])
      expect(
        (await staff.api.post('/api/admin/integrations/outbound/send-limits', { quietFrom })).status,
      ).toBe(400);
  });

  it('in any script comes back as it went, by every entry point', async () => {
    const titles = [
      'Café composed',
      'Café decomposed',
      'هذا الطريق مكسور جدا',
      'הכביש שבור ליד הבית',
      'क्षत्रिय चौक में गड्ढा',
      'Family 👩‍👩‍👧‍👦 at 🏳️‍🌈 gate',
      'Thumbs 👍🏽 and flags 🇮🇳🇮🇳',
      'Math 𝔖𝔱𝔯𝔢𝔢𝔱 𝟙𝟚𝟛𝟜',
      'Zalgo r̷̢̛o̶̧͠a̴̡͝d̸̨͠ here',
      'zero\u200bwidth\u200djoin\ufeffmarks',
    ];
    for (const title of titles) {
      const id = await reportedIssue(service, { by: asha, title, city: 'kolkata' });
      const detail = await service.tokenApi.get<Envelope<{ title: string }>>(`/api/issues/${id}`);
      const shown = await service.publicApi.get<{ title: string }>(`/api/issues/${id}`);
      const row = await staff.api.get<{ title: string }>(`/api/admin/feed/issues/${id}`);
      expect([detail.body.data.title, shown.body.title, row.body.title]).toEqual([title, title, title]);
    }
    const listed = await service.publicApi.get<Array<{ title: string }>>('/api/issues?cityId=kolkata');
    expect(listed.body.map(({ title }) => title)).toEqual([...titles].reverse());
  });

  it('is one reaction of the six, however it is written, and none that looks like one', async () => {
    const { messageId } = await postedMessage(service, issue, { by: asha });
    const path = `/api/issues/${issue}/messages/${messageId}/react`;
    const react = async (emoji: string) => {
      const { status, body } = await service.tokenApi
        .as(asha)
        .post<Envelope<{ reactions: Record<string, number> }>>(path, { emoji });
      return [status, status === 200 ? body.data.reactions : {}];
    };
    expect(await react('❤')).toEqual([200, { '❤️': 1 }]);
    expect(await react('❤️')).toEqual([200, {}]);
    expect(await react('👍\ufe0f')).toEqual([200, { '👍': 1 }]);
    for (const emoji of [
      '👍🏽',
      '❤️‍🔥',
      '🖤',
      '♥',
      '👍\u200d',
      '👍\u0000',
      ' 👍',
      'constructor',
      '\ufe0f',
      '❤\ufe0e',
    ])
      expect([emoji, await react(emoji)]).toEqual([emoji, [400, {}]]);
    await attachedPost(service, issue, asha);
  });
});

import { inspect } from 'node:util';
import type { ServiceRequestDto } from '../../src/open311/requests/request.dto';
import type { IssueDto } from '../../src/issues/dto/issue.dto';
import { allPlaced, hiddenIssue } from '../factories/issues';
import { apiClient, filedReport, postForm, reportForm, type TestClient } from '../factories/open311';
import { staffMember } from '../factories/console';
import { person } from '../factories/people';
import type { Envelope } from '../support/network/client';
import { send } from '../support/network/http';
import { photo } from '../factories/files';
import { PhotoService } from '../../src/media';
import { createLogger } from '../../src/platform/logging/logger';
import { startService, type TestService } from '../support/service/service';

interface Problem {
  code: number;
  description: string;
}
type Filed = Array<{ service_request_id: string }>;
type Answered = Array<{ service_request_id: string } & Problem>;

const PATH = '/open311/v2/requests.json';
/** A key of a report. */
const TOO_LONG = 'k'.repeat(201);
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=part' };

/** A multipart form without files. @param charset added to the type of each part */
function formOf(fields: ReadonlyArray<readonly [string, string]>, charset?: string): string {
  const type = charset === undefined ? '' : `\r\nContent-Type: text/plain${charset}`;
  const parts = fields.map(
    ([name, value]) => `--part\r\nContent-Disposition: form-data; name="${name}"${type}\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--part--\r\n`;
}

describe('reports of clients of Open311', () => {
  let service: TestService;
  let client: TestClient;
  const lines: string[] = [];

  beforeAll(async () => {
    const note = (...line: unknown[]) => void lines.push(inspect(line, { depth: 20 }));
    const noted = { trace: note, debug: note, info: note, warn: note, error: note, fatal: note };
    const logger = Object.assign(createLogger('silent'), noted);
    service = await startService({ logger });
    client = await apiClient(service, { name: 'City relay' });
  });
  afterAll(() => service.stop());

  const file = (changes: Record<string, string> = {}, headers = {}) =>
    postForm<Answered>(service, PATH, { ...reportForm(), api_key: client.apiKey, ...changes }, headers);
  const issueOf = async (id: string) =>
    (await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${id}`)).body.data;
  const requestOf = async (id: string) =>
    (await service.open311.get<ServiceRequestDto[]>(`/open311/mumbai/v2/requests/${id}.json`)).body[0]!;
  const count = async () =>
    Number((await service.database.sql<{ n: string }>('select count(*) as n from issues'))[0]!.n);

  it('belong to the client, which earns no score', async () => {
    const id = await filedReport(service, client, {
      description: 'Water comes out of the wall\nsince Monday',
      'attribute[priority]': 'high',
      'attribute[unknown][]': 'x',
    });
    expect(await issueOf(id)).toMatchObject({
      title: 'Water comes out of the wall',
      description: 'Water comes out of the wall\nsince Monday',
      priority: 'high',
      reportedBy: { userId: client.id, displayName: 'City relay' },
      location: { lat: 19.0544, lng: 72.8324, address: 'Hill Road, Bandra West' },
    });
    const shown = await service.publicApi.get<{ channel: string; reporter: string }>(`/api/issues/${id}`);
    expect(shown.body).toMatchObject({ channel: 'Open311', reporter: 'City relay' });
    expect(await service.database.sql('select from user_scores where user_id = $1', [client.id])).toEqual([]);
    expect((await service.tokenApi.get(`/api/scores/${client.id}`)).status).toBe(404);
  });

  it('are placed by their address if they have no point', async () => {
    const { body } = await postForm<Filed>(service, PATH, {
      api_key: client.apiKey,
      jurisdiction_id: 'mumbai',
      service_code: 'road',
      address_string: 'Carter Road, Bandra West, Mumbai 400050',
      description: 'Deep',
    });
    await allPlaced(service);
    const id = body[0]!.service_request_id;
    const [shown] = (await service.open311.get<ServiceRequestDto[]>(`/open311/mumbai/v2/requests/${id}.json`))
      .body;
    expect(shown).toMatchObject({
      address: 'Carter Road, Bandra West, Mumbai 400050',
      lat: null,
      long: null,
      zipcode: '400050',
      description: 'Deep',
    });
    expect((await issueOf(id)).title).toBe('Roads, Carter Road, Bandra West, Mumbai 400050');
  });

  it('require a known key that is not revoked and permits the city', async () => {
    const pune = await apiClient(service, { cityScope: ['pune'] });
    const revoked = await apiClient(service);
    await service.database.sql('update api_clients set revoked_at = now() where id = $1', [revoked.id]);
    const before = await count();
    for (const key of ['', 'c311_unknown', pune.apiKey, revoked.apiKey]) {
      const { status, body } = await file({ api_key: key });
      expect([status, body[0]!.code, body.length]).toEqual([403, 403, 1]);
    }
    const inQuery = await postForm(service, `${PATH}?api_key=${client.apiKey}`, reportForm());
    expect(inQuery.status).toBe(403);
    expect(await count()).toBe(before);
    expect(
      (await file({ api_key: pune.apiKey, jurisdiction_id: 'pune', lat: '18.52', long: '73.85' })).status,
    ).toBe(200);
  });

  it.each<[number, Record<string, string>, string[]]>([
    [400, { service_code: '', lat: '', long: '', address_string: '' }, ['service_code', 'lat and long']],
    [400, { lat: '', address_id: '7' }, ['lat is required']],
    [400, { long: '' }, ['long is required']],
    [400, { lat: 'north', long: '181' }, ['lat', 'long']],
    [400, { lat: '21.15', long: '79.09' }, ['lat and long are more than 5 km outside']],
    [400, { lat: '', long: '', address_string: '', address_id: '7' }, ['lat and long, or address_string']],
    [400, { description: '🕳️'.repeat(2001) }, ['description']],
    [400, { email: 'nobody', 'attribute[priority]': 'urgent' }, ['email', 'attribute']],
    [400, { jurisdiction_id: '' }, ['jurisdiction_id is required']],
    [404, { jurisdiction_id: 'atlantis' }, ['jurisdiction_id']],
    [404, { service_code: 'none' }, ['service_code']],
  ])('are refused with %i for %j', async (status, changes, problems) => {
    const answer = await file(changes);
    expect([answer.status, answer.body.map(({ code }) => code)]).toEqual([
      status,
      problems.map(() => status),
    ]);
    const described = answer.body.map(({ description }) => description);
    for (const problem of problems) expect(described).toContainEqual(expect.stringContaining(problem));
  });

  it.each<[string, string[], string]>([
    ['jurisdiction_id=&email=nobody', ['jurisdiction_id is required', 'email'], ''],
    [
      'jurisdiction_id=atlantis&service_code=none',
      ['jurisdiction_id was not found', 'service_code was not found'],
      '',
    ],
    ['jurisdiction_id=atlantis&lat=north', ['jurisdiction_id was not found', 'lat must'], ''],
    ['lat=21.15&long=79.09&email=nobody', ['lat and long are more than', 'email'], ''],
    ['lat=21.15&long=79.09&service_code=none', ['service_code was not found', 'lat and long are more'], ''],
    ['service_code=none&attribute[priority]=urgent', ['service_code was not found', 'attribute'], ''],
    ['jurisdiction_id=atlantis&lat=21.15', ['jurisdiction_id was', 'Idempotency-Key must'], TOO_LONG],
    ['lat=21.15&long=79.09&email=-', ['lat and long', 'email', 'Idempotency-Key must'], TOO_LONG],
  ])('are refused with all their errors in one answer: %s', async (changes, problems, key) => {
    const answer = await file(Object.fromEntries(new URLSearchParams(changes)), { 'idempotency-key': key });
    expect(answer.body).toEqual(
      problems.map((problem) => ({ code: 400, description: expect.stringContaining(problem) as string })),
    );
    expect(answer.status).toBe(400);
  });

  it.each([
    ['', 'Infrastructure'],
    ['  ', 'Infrastructure'],
    ['\u200b\ufe0f', 'Infrastructure'],
    ['A pothole \u202eimda ytiC\u202c here', 'A pothole imda ytiC here'],
  ])('with the description %j have %j', async (sent, description) => {
    const id = await filedReport(service, client, { description: sent });
    expect((await requestOf(id)).description).toBe(description);
  });

  it('accept a description of four thousand characters of any kind', async () => {
    const description = '🕳'.repeat(4000);
    const id = await filedReport(service, client, { description });
    expect((await requestOf(id)).description).toBe(description);
  });

  it.each(['a=%zz', 'description=%ff%fe', 'description=%00'])('refuse the form %s', async (form) => {
    expect((await postForm(service, PATH, form)).status).toBe(400);
  });

  it.each(['', '; charset=utf-8'])('accept a form with files only in UTF-8 (%s)', async (charset) => {
    const fields = { ...reportForm({ description: 'À côté du marché, गड्ढा' }), api_key: client.apiKey };
    const form = formOf(Object.entries(fields), charset);
    const answer = await postForm<Filed>(service, PATH, form, MULTIPART);
    expect((await issueOf(answer.body[0]!.service_request_id)).title).toBe('À côté du marché, गड्ढा');
    const hostile = ['\xc0', '\xff'].map((byte) =>
      Buffer.from(form.replace('À', 'A'), 'utf8').toString('latin1').replace('A c', `${byte} c`),
    );
    for (const broken of hostile) {
      const refused = await send({
        method: 'POST',
        url: service.url + PATH,
        headers: MULTIPART,
        payload: Buffer.from(broken, 'latin1'),
      });
      expect([refused.status, refused.body]).toEqual([
        400,
        [{ code: 400, description: 'body must be UTF-8' }],
      ]);
    }
    const marked = form.replace('गड्ढा', '\ufffd');
    expect((await postForm(service, PATH, marked, MULTIPART)).status).toBe(200);
    expect((await postForm(service, PATH, form.replace('utf-8', 'none'), MULTIPART)).status).toBe(
      charset ? 400 : 200,
    );
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', ''])(
    'ignore arguments and attributes with the name "%s"',
    async (name) => {
      const odd = [`attribute[${name}]`, `attribute[${name}][]`, name, `${name}[]`];
      expect((await file(Object.fromEntries(odd.map((each) => [each, 'x'])))).status).toBe(200);
      const fields: Array<[string, string]> = Object.entries({ ...reportForm(), api_key: client.apiKey });
      const form = formOf([...fields, ...odd.map((each): [string, string] => [each, 'x'])]);
      expect((await postForm(service, PATH, form, MULTIPART)).status).toBe(200);
    },
  );

  it('ignore a part of a form without a name', async () => {
    const form = formOf(Object.entries({ ...reportForm(), api_key: client.apiKey }));
    const unnamed = form.replace(
      '\r\n--part--',
      '\r\n--part\r\nContent-Disposition: form-data\r\n\r\nx\r\n--part--',
    );
    expect((await postForm(service, PATH, unnamed, MULTIPART)).status).toBe(200);
  });

  it('have a title of at least ten characters, even for a short description', async () => {
    const id = await filedReport(service, client, {
      service_code: 'road',
      description: 'Deep',
      address_string: 'x',
    });
    expect((await issueOf(id)).title).toBe('Roads, x, Mumbai');
  });

  it('name one jurisdiction, in the form or the query', async () => {
    const form = { ...reportForm(), api_key: client.apiKey };
    const { status, body } = await postForm(service, `${PATH}?jurisdiction_id=pune`, form);
    expect([status, body]).toEqual([
      400,
      [{ code: 400, description: 'jurisdiction_id must be the same in the form and the query' }],
    ]);
    expect((await postForm(service, `${PATH}?jurisdiction_id=mumbai`, form)).status).toBe(200);
  });

  it('make one issue however often they are repeated, in either format and concurrently', async () => {
    const form = { ...reportForm({ client_request_id: 'relay-1' }), api_key: client.apiKey };
    const before = await count();
    const first = await postForm<Filed>(service, PATH, form);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        n % 2 === 0
          ? postForm<Filed>(service, PATH, form)
          : postForm<Filed>(service, '/open311/mumbai/v2/requests.xml', form),
      ),
    );
    for (const { status, text, headers } of answers) {
      if (status === 409) expect(headers['retry-after']).toBe('1');
      else expect([status, text]).toEqual([200, expect.stringContaining(first.body[0]!.service_request_id)]);
    }
    const header = { 'idempotency-key': 'relay-2' };
    const again = { ...reportForm(), api_key: client.apiKey };
    const twice = [
      await postForm<Filed>(service, PATH, again, header),
      await postForm<Filed>(service, PATH, again, header),
    ];
    expect(twice[1]!.body).toEqual(twice[0]!.body);
    const other = await postForm(
      service,
      PATH,
      { ...again, description: 'Something else altogether' },
      header,
    );
    expect([other.status, other.body]).toEqual([
      400,
      [{ code: 400, description: 'Idempotency-Key belongs to another report' }],
    ]);
    expect(await count()).toBe(before + 2);
    const another = await apiClient(service);
    await postForm(service, PATH, { ...again, api_key: another.apiKey }, header);
    expect(await count()).toBe(before + 3);
  });

  it('store pictures, and leave out those that cannot be fetched', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...reportForm(), api_key: client.apiKey }))
      form.append(name, value);
    form.append('media[]', new Blob([new Uint8Array(await photo('png'))]), 'one.png');
    form.append('photo1', new Blob(['no picture']), 'two.png');
    const response = await fetch(`${service.url}${PATH}`, { method: 'POST', body: form });
    const [{ service_request_id: id }] = (await response.json()) as [{ service_request_id: string }];
    const [shown] = (await service.open311.get<ServiceRequestDto[]>(`/open311/mumbai/v2/requests/${id}.json`))
      .body;
    expect(shown!.media_url).toMatch(/\/media\/med_/);
    expect((await issueOf(id)).media).toHaveLength(1);
    for (const url of [
      'http://example.org/a.png',
      'https://127.0.0.1/a.png',
      'https://localhost/a.png',
      'none',
      `https://example.org/${'a'.repeat(2000)}.png`,
    ]) {
      const filed = await filedReport(service, client, { media_url: url });
      const path = `/open311/mumbai/v2/requests/${filed}.json`;
      expect((await service.open311.get<ServiceRequestDto[]>(path)).body[0]!.media_url).toBeNull();
    }
  });

  it('store missing pictures when they are repeated, and none twice', async () => {
    const photos = service.app.get(PhotoService, { strict: false });
    const picture = async () => new Blob([new Uint8Array(await photo('png'))]);
    const fields = { ...reportForm(), api_key: client.apiKey, client_request_id: 'relay-pictures' };
    const pictures = await Promise.all([picture(), picture()]);
    const send = async () => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      for (const each of pictures) form.append('media[]', each, 'one.png');
      const answer = await fetch(`${service.url}${PATH}`, { method: 'POST', body: form });
      return answer.status === 200 ? ((await answer.json()) as Filed)[0]!.service_request_id : answer.status;
    };
    const store = jest.spyOn(photos, 'store').mockRejectedValue(new Error('the disk is full'));
    const announce = jest
      .spyOn(photos, 'announce')
      .mockRejectedValueOnce(new Error('the connection was cut'));
    const id = (await send()) as string;
    announce.mockRestore();
    expect((await issueOf(id)).media).toEqual([]);
    expect(await send()).toBe(id);
    store.mockRestore();
    const shown = () => service.open311.get<ServiceRequestDto[]>(`/open311/mumbai/v2/requests/${id}.json`);
    expect((await shown()).body[0]!.media_url).toBeNull();
    const ids = await Promise.all([send(), send(), send()]);
    // Of concurrent requests at least one is answered; the others may be, or must be repeated later.
    expect(new Set([409, ...ids])).toEqual(new Set([409, id]));
    expect(await send()).toBe(id);
    expect((await issueOf(id)).media).toHaveLength(2);
    expect((await shown()).body[0]!.media_url).toMatch(/^http/);
    expect(await service.database.sql('select media_count from issues where id = $1', [id])).toEqual([
      { media_count: 2 },
    ]);
  });

  it('show no personal data: on no surface, in no log, in no audit record', async () => {
    const secrets = {
      email: 'asha.secret@example.org',
      phone: '+91-22-5550-7788',
      first_name: 'Ashasecret',
      last_name: 'Kulsecret',
    };
    const id = await filedReport(service, client, {
      ...secrets,
      device_id: 'device-secret',
      client_request_id: 'contact-1',
    });
    await hiddenIssue(service, id);
    await hiddenIssue(service, id, false);
    const staff = await staffMember(service);
    const admin = await person(service, { role: 'superadmin' });
    const bearer = { authorization: `Bearer ${admin.accessToken}` };
    const paths = [
      '/open311/mumbai/v2/requests.json?extensions=true',
      `/open311/mumbai/v2/requests/${id}.xml?extensions=true`,
      `/api/issues/${id}`,
      `/api/issues/${id}/timeline`,
      '/api/issues?cityId=mumbai',
      '/api/admin/users',
      `/api/admin/feed/issues?cityId=mumbai&q=${id}`,
      `/api/admin/feed/issues/${id}`,
      '/api/admin/reporters?cityId=mumbai',
      '/api/admin/ops/audit?limit=100',
      '/mumbai',
      `/mumbai/issues/${id}`,
    ];
    const texts = await Promise.all(
      paths.map(async (path) => {
        const headers: Record<string, string> = path.startsWith('/api/admin/users')
          ? bearer
          : { ...bearer, cookie: staff.cookie };
        return (await send({ method: 'GET', url: service.url + path, headers })).text;
      }),
    );
    const everything = [...texts, ...lines].join('\n');
    expect(everything).toContain(id);
    for (const secret of [...Object.values(secrets), 'device-secret'])
      expect(everything).not.toContain(secret);
    expect(everything).not.toContain(client.apiKey);
    const kept = await service.database.sql('select email, phone from issue_contacts where issue_id = $1', [
      id,
    ]);
    expect(kept).toEqual([{ email: secrets.email, phone: secrets.phone }]);
    const others = await service.database.sql<{ text: string }>(
      `select string_agg(to_jsonb(k)::text, ' ') as text from idempotency_keys k`,
    );
    expect(others[0]!.text).not.toContain('secret');
  });
});

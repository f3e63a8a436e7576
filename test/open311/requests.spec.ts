import type { ServiceRequestDto } from '../../src/open311/requests/request.dto';
import { IssueModeration } from '../../src/issues/issue-moderation.service';
import { allPlaced, hiddenIssue, feedStatusChanged, reportedIssue } from '../factories/issues';
import { apiClient, filedReport, postForm, reportForm, type TestClient } from '../factories/open311';
import { type HttpAnswer, send } from '../support/network/http';
import { startService, type TestService } from '../support/service/service';
import { fieldsOf, readXml } from '../support/network/xml';

const DAY_MS = 24 * 60 * 60 * 1000;
const BASE = '/open311/mumbai/v2';
const FIELDS = [
  'service_request_id',
  'status',
  'status_notes',
  'service_name',
  'service_code',
  'description',
  'agency_responsible',
  'service_notice',
  'requested_datetime',
  'updated_datetime',
  'expected_datetime',
  'address',
  'address_id',
  'zipcode',
  'lat',
  'long',
  'media_url',
];

describe('requests of Open311', () => {
  let service: TestService;
  let client: TestClient;

  beforeAll(async () => {
    service = await startService();
    client = await apiClient(service);
  });
  afterAll(() => service.stop());

  const xml = async (path: string) =>
    readXml((await send({ method: 'GET', url: service.url + path })).text)[0]!;
  const list = async (query = '', base = BASE) => {
    const { body, status, text } = await service.open311.get<ServiceRequestDto[]>(
      `${base}/requests.json${query}`,
    );
    expect([status, text]).toEqual([200, expect.anything()]);
    return body;
  };
  const idsOf = async (query = '', base = BASE) =>
    (await list(query, base)).map(({ service_request_id: id }) => id);
  const one = async (id: string, query = '') =>
    (await service.open311.get<ServiceRequestDto[]>(`${BASE}/requests/${id}.json${query}`)).body[0]!;

  it('have exactly the fields of the specification', async () => {
    const id = await filedReport(service, client, { description: 'A lamp is dark. It has been for weeks.' });
    const shown = await one(id);
    expect(Object.keys(shown)).toEqual(FIELDS);
    expect(shown).toMatchObject({
      service_request_id: id,
      status: 'open',
      status_notes: null,
      service_code: 'infrastructure',
      service_name: 'Infrastructure',
      description: 'A lamp is dark. It has been for weeks.',
      address: 'Hill Road, Bandra West',
      address_id: null,
      lat: 19.0544,
      long: 72.8324,
      media_url: null,
    });
    expect(shown.requested_datetime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const request = (await xml(`${BASE}/requests/${id}.xml`)).children[0]!;
    expect(request.children.map(({ name }) => name)).toEqual(FIELDS);
    expect(fieldsOf(request)).toMatchObject({ service_request_id: id, lat: '19.0544', address_id: null });
  });

  it('have extended attributes if they are requested', async () => {
    const id = await filedReport(service, client, { description: 'A lamp is dark. It has been for weeks.' });
    await feedStatusChanged(service, id, 'ack');
    const { extended_attributes: extended, notes } = await one(id, '?extensions=true');
    expect(extended).toMatchObject({ title: 'A lamp is dark', votes: 0, category_label: 'Infrastructure' });
    expect(extended!.timeline_url).toContain(`/api/issues/${id}/timeline`);
    expect(notes!.map(({ description }) => description)).toEqual(['Reported', 'Acknowledged']);
    const [listed] = await list(`?service_request_id=${id}&extensions=true`);
    expect(listed!.notes).toEqual(notes);
    const request = (await xml(`${BASE}/requests/${id}.xml?extensions=true`)).children[0]!;
    expect(request.children.at(-1)!.children.map(({ name }) => name)).toEqual(['note', 'note']);
  });

  it('are those of the city, by status and service, or by ids only', async () => {
    const road = await filedReport(service, client, { service_code: 'road' });
    const resolved = await filedReport(service, client, { service_code: 'traffic' });
    await feedStatusChanged(service, resolved, 'ack');
    await feedStatusChanged(service, resolved, 'progress');
    await feedStatusChanged(service, resolved, 'resolved');
    const pune = await reportedIssue(service, { city: 'pune' });
    expect(await idsOf('?service_code=road')).toEqual([road]);
    expect(await idsOf('?service_code=road,traffic')).toEqual([resolved, road]);
    expect(await idsOf('?service_code=road&service_code=traffic&status=CLOSED')).toEqual([resolved]);
    expect(await idsOf('?status=open')).not.toContain(resolved);
    expect(await idsOf('?status=open,closed')).toEqual(await idsOf());
    expect(await idsOf('?service_code=none')).toEqual([]);
    expect(await idsOf(`?service_request_id=${road},${pune},none&status=closed&page=9`)).toEqual([road]);
    // All other parameters are ignored.
    for (const other of ['status=all', 'page=0', 'page=1&page=2', 'page_size=5000', 'start_date=yesterday'])
      expect(await idsOf(`?service_request_id=${road}&${other}`)).toEqual([road]);
    expect(await idsOf('', '/open311/pune/v2')).toEqual([pune]);
    expect(await idsOf('?jurisdiction_id=pune', '/open311/v2')).toEqual([pune]);
    const closed = await one(resolved);
    expect(closed.status).toBe('closed');
  });

  it('are those of ninety days by default, unless a time or changes are requested', async () => {
    const old = await filedReport(service, client);
    const at = new Date(service.clock.now().getTime() - 100 * DAY_MS);
    await service.database.sql('update issues set created_at = $2 where id = $1', [old, at]);
    const day = (days: number) => new Date(at.getTime() + days * DAY_MS).toISOString();
    expect(await idsOf()).not.toContain(old);
    expect(await idsOf(`?start_date=${day(-1)}`)).toContain(old);
    expect(await idsOf(`?end_date=${day(1)}`)).toEqual([old]);
    expect(await idsOf(`?start_date=${day(-90)}&end_date=${day(0)}`)).toEqual([old]);
    expect(await idsOf(`?start_date=${day(0)}&end_date=${day(90)}`)).toEqual([old]);
    expect(await idsOf(`?updated_after=${day(1)}`)).toContain(old);
    expect(await idsOf(`?updated_before=${day(1)}`)).toEqual([]);
    const tooLong = await service.open311.get(
      `${BASE}/requests.json?start_date=${day(0)}&end_date=${day(91)}`,
    );
    expect([tooLong.status, tooLong.body]).toEqual([
      400,
      [{ code: 400, description: 'end_date must be at most 90 days after start_date' }],
    ]);
  });

  it.each([
    ['start_date=2026-02-30T00:00:00Z', 'start_date'],
    ['end_date=yesterday', 'end_date'],
    ['page=0', 'page'],
    ['page=1.5', 'page'],
    ['page=1&page=2', 'page'],
    ['page_size=1001', 'page_size'],
    ['page_size=-1', 'page_size'],
    ['status=pending', 'status'],
    ['extensions=perhaps', 'extensions'],
    ['page_key=none', 'page_key'],
    ['updated_after=1', 'updated_after'],
  ])('refuse %s', async (query, field) => {
    const { status, body } = await service.open311.get<Array<{ code: number; description: string }>>(
      `${BASE}/requests.json?${query}`,
    );
    expect([status, body]).toEqual([
      400,
      [{ code: 400, description: expect.stringContaining(`${field} `) as string }],
    ]);
  });

  it.each(['2026-01-01T00:00:00.123456Z', '2026-01-01T05:30:00+05:30', '2026-01-01T00:00:00', '2026-01-01'])(
    'accept the date %s',
    async (date) => {
      expect(await idsOf(`?start_date=${date}`)).toEqual([]);
    },
  );

  it('include the whole second of a time without a fraction', async () => {
    // Placing changes an issue, and those of other tests must not change at the times below.
    await allPlaced(service);
    for (const minute of [1, 2, 3]) {
      service.clock.set(new Date(`2027-06-01T12:0${minute}:07.500Z`));
      await filedReport(service, client);
      await allPlaced(service);
    }
    service.clock.set();
    const shown = (await list('?start_date=2027-06-01')).reverse();
    expect(shown).toHaveLength(3);
    const [first, between, last] = shown.map(({ service_request_id: id }) => id);
    const [start, middle, end] = shown.map(({ requested_datetime: at }) => at);
    expect(await idsOf(`?start_date=${start}&end_date=${start}`)).toEqual([first]);
    expect(await idsOf(`?start_date=${middle}&end_date=${end}`)).toEqual([last, between]);
    expect(await idsOf(`?start_date=${start}&end_date=${start!.replace('Z', '.000Z')}`)).toEqual([]);
    const [changed, changedNext] = shown.map(({ updated_datetime: at }) => at);
    expect(await idsOf(`?updated_after=${changed}&updated_before=${changed}`)).toEqual([first]);
    expect(await idsOf(`?updated_after=${changed}&updated_before=${changedNext}`)).toEqual([between, first]);
  });

  it('ignore empty arguments', async () => {
    const all = await service.open311.get(`${BASE}/requests.json`);
    const empty = await service.open311.get(
      `${BASE}/requests.json?page=&page_size=&page_key=&extensions=&status=&service_code=&start_date=&updated_after=`,
    );
    expect([empty.status, empty.body]).toEqual([200, all.body]);
  });

  it('are all requests with the given ids, whatever the page size', async () => {
    const ids = (await idsOf()).slice(0, 3);
    expect(await idsOf(`?service_request_id=${ids.join(',')}&page_size=1`)).toEqual(ids);
  });

  it('keep every filter in the link to the next page, also after a second question mark', async () => {
    const { headers } = await service.open311.get(`${BASE}/requests.json?note=a?b&page_size=1&status=open`);
    const [, next = ''] = /\?([^>]+)>/.exec(String(headers.link))!;
    expect(Object.fromEntries(new URLSearchParams(next))).toMatchObject({
      note: 'a?b',
      page_size: '1',
      status: 'open',
    });
  });

  it('come in pages, and are empty after the last one', async () => {
    const all = await idsOf();
    const first = await service.open311.get<ServiceRequestDto[]>(`${BASE}/requests.json?page_size=2`);
    expect(first.body.map(({ service_request_id: id }) => id)).toEqual(all.slice(0, 2));
    expect(await idsOf('?page_size=2&page=2')).toEqual(all.slice(2, 4));
    for (const page of ['999999999', '1000000000', '999999999999999'])
      expect(await idsOf(`?page_size=1000&page=${page}`)).toEqual([]);
    const followed: string[] = [];
    for (let url: string | undefined = `${BASE}/requests.json?page_size=2`; url;) {
      const { body, headers }: HttpAnswer<ServiceRequestDto[]> = await service.open311.get(url);
      followed.push(...body.map(({ service_request_id: id }) => id));
      url = /<https?:\/\/[^/]+(\/[^>]+)>; rel="next"/.exec(String(headers.link))?.[1];
    }
    expect(followed).toEqual(all);
  });

  it('stay the same while pages are read, even if one gets too old', async () => {
    const old = await filedReport(service, client);
    const at = new Date(service.clock.now().getTime() - 90 * DAY_MS + 1000);
    await service.database.sql('update issues set created_at = $2 where id = $1', [old, at]);
    const size = (await idsOf()).length - 1;
    const { headers } = await service.open311.get(`${BASE}/requests.json?page_size=${size}`);
    service.clock.advance(2000);
    expect(await idsOf()).not.toContain(old);
    const next = /<https?:\/\/[^/]+(\/[^>]+)>; rel="next"/.exec(String(headers.link))![1]!;
    const { body } = await service.open311.get<ServiceRequestDto[]>(next);
    expect(body.map(({ service_request_id: id }) => id)).toEqual([old]);
  });

  it('show a merged duplicate as closed, and no issue hidden by moderation', async () => {
    const moderation = service.app.get(IssueModeration, { strict: false });
    const root = await filedReport(service, client);
    const [merged, before, after] = [
      await filedReport(service, client),
      await filedReport(service, client),
      await filedReport(service, client),
    ];
    await hiddenIssue(service, before);
    for (const id of [merged, before, after]) {
      await moderation.markDuplicate(id, root);
      await moderation.hideDuplicate(id);
    }
    await hiddenIssue(service, after);
    const hidden = await filedReport(service, client);
    await hiddenIssue(service, hidden);
    expect(await one(merged, '?extensions=true')).toMatchObject({
      status: 'closed',
      status_notes: `Duplicate of ${root}`,
      extended_attributes: { timeline_url: null },
    });
    const seen = await idsOf();
    expect(seen).toEqual(expect.arrayContaining([root, merged]));
    expect(await idsOf('?status=closed')).toContain(merged);
    expect(await idsOf('?status=open')).not.toContain(merged);
    for (const id of [before, after, hidden]) {
      expect(seen).not.toContain(id);
      expect(await idsOf(`?service_request_id=${id}`)).toEqual([]);
      expect((await service.open311.get(`${BASE}/requests/${id}.json`)).status).toBe(404);
    }
    await hiddenIssue(service, hidden, false);
    expect(await idsOf()).toContain(hidden);
    await hiddenIssue(service, root);
    expect((await one(merged)).status_notes).toBe('Duplicate');
    const found = async (query: string) => (await idsOf(query)).filter((id) => id === merged);
    for (const [open, closed] of [
      [[], [merged]],
      // Shown again it is like any other issue, in this API as in the others.
      [[merged], []],
    ]) {
      for (const query of ['', 'service_code=infrastructure&', 'updated_after=2020-01-01&']) {
        expect(await found(`?${query}status=closed`)).toEqual(closed);
        expect(await found(`?${query}status=open`)).toEqual(open);
        expect(await found(`?${query}`)).toEqual([merged]);
      }
      await hiddenIssue(service, merged, false);
    }
    expect(await one(merged)).toMatchObject({ status: 'open', status_notes: null });
  });

  it('are created with the fields of the specification in the answer', async () => {
    const form = { ...reportForm(), api_key: client.apiKey };
    const json = await postForm(service, '/open311/v2/requests.json', form);
    expect([json.status, json.body]).toEqual([
      200,
      [
        {
          service_request_id: expect.stringMatching(/^iss_/) as string,
          service_notice: null,
          account_id: null,
        },
      ],
    ]);
    const answer = await postForm(service, '/open311/v2/requests.xml', form);
    expect(answer.headers['content-type']).toBe('text/xml; charset=utf-8');
    const [root] = readXml(answer.text);
    expect([root!.name, root!.children[0]!.children.map(({ name }) => name)]).toEqual([
      'service_requests',
      ['service_request_id', 'service_notice', 'account_id'],
    ]);
  });
});

import { ApiClientsService } from '../../src/auth';
import { Client } from 'pg';
import { CITY_SLUGS } from '../../src/kernel/cities';
import { apiClient, postForm, reportForm } from '../factories/open311';
import { type HttpRequest, send } from '../support/network/http';
import { startService, type TestService } from '../support/service/service';
import { readXml, type XmlNode } from '../support/network/xml';
import { itThoroughly } from '../support/service/thorough';

interface Problem {
  code: number;
  description: string;
}

const SHARED = '/open311/v2';

/** A body of an Open311 client, for any path. */
const FORM: Partial<HttpRequest> = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'api_key=any&description=Dark',
};

const TOO_MANY = [{ code: 429, description: 'Too many requests; see Retry-After' }];

describe('answers of Open311', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const ask = (path: string, request: Partial<HttpRequest> = {}) =>
    send({ method: 'GET', ...request, url: service.url + path });
  const childOf = (node: XmlNode, name: string) => node.children.find((child) => child.name === name)!;

  it('list the endpoints, the shared one first', async () => {
    const { body } = await service.open311.get<{ endpoints: Array<{ url: string }> }>(
      '/open311/discovery.json',
    );
    expect(body.endpoints.map(({ url }) => url.replace(/^https?:\/\/[^/]+/, ''))).toEqual([
      SHARED,
      ...CITY_SLUGS.map((city) => `/open311/${city}/v2`),
    ]);
    const xml = await ask('/open311/discovery.xml');
    expect(xml.headers['content-type']).toBe('text/xml; charset=utf-8');
    const [root] = readXml(xml.text);
    expect(root!.children.map(({ name }) => name)).toEqual([
      'changeset',
      'contact',
      'key_service',
      'endpoints',
    ]);
    const [endpoint] = childOf(root!, 'endpoints').children;
    expect(endpoint!.children.map(({ name }) => name)).toEqual([
      'specification',
      'url',
      'changeset',
      'type',
      'formats',
    ]);
    expect(childOf(endpoint!, 'formats').children.map(({ name, text }) => [name, text])).toEqual([
      ['format', 'text/xml'],
      ['format', 'application/json'],
    ]);
  });

  it('list the services of a city, and the attributes of a service', async () => {
    const { body } = await service.open311.get<Array<Record<string, unknown>>>(
      `${SHARED}/services.json?jurisdiction_id=mumbai`,
    );
    expect(body.map(({ service_code: code }) => code)).toEqual([
      'traffic',
      'road',
      'infrastructure',
      'hygiene',
      'healthcare',
      'systemic',
    ]);
    expect(body[1]).toMatchObject({ service_name: 'Roads', metadata: true, type: 'realtime' });
    expect(body[1]!.keywords).toContain('pothole');
    const [root] = readXml((await ask(`/open311/mumbai/v2/services.xml`)).text);
    expect([root!.name, root!.children.map(({ name }) => name)]).toEqual([
      'services',
      Array(6).fill('service'),
    ]);
    const definition = await service.open311.get(`/open311/mumbai/v2/services/road.json`);
    expect(definition.body).toMatchObject({
      service_code: 'road',
      attributes: [{ variable: true, code: 'priority', datatype: 'singlevaluelist', required: false }],
    });
    const [xml] = readXml((await ask(`${SHARED}/services/road.xml?jurisdiction_id=pune`)).text);
    const [attribute] = childOf(xml!, 'attributes').children;
    expect([xml!.name, attribute!.name]).toEqual(['service_definition', 'attribute']);
    expect(
      childOf(attribute!, 'values').children.map(({ children }) => children.map(({ text }) => text)),
    ).toEqual([
      ['low', 'Low'],
      ['medium', 'Medium'],
      ['high', 'High'],
    ]);
  });

  it.each<[number, string, Partial<HttpRequest>?]>([
    [400, `${SHARED}/services.#`],
    [400, `${SHARED}/tokens/x.#`],
    [400, '/open311/mumbai/v2/services.#?jurisdiction_id=pune'],
    [400, '/open311/mumbai/v2/requests.#?status=%ff'],
    [404, `${SHARED}/services.#?jurisdiction_id=atlantis`],
    [404, '/open311/atlantis/v2/services.#'],
    [404, '/open311/mumbai/v2/services/none.#'],
    [404, '/open311/mumbai/v2/requests/none.#'],
    [404, '/open311/mumbai/v2/tokens/any.#'],
    [404, '/open311/mumbai/v2/requests/%ff.#'],
    [404, '/open311/nothing/here.#'],
    [405, '/open311/mumbai/v2/services.#', { method: 'POST' }],
    [405, '/open311/mumbai/v2/services.#', FORM],
    [405, '/open311/mumbai/v2/requests.#', { ...FORM, method: 'PUT' }],
    [404, '/open311/mumbai/v2/servicerequestupdates.#', FORM],
    [405, '/open311/mumbai/v2/requests.#', { method: 'DELETE' }],
    [403, '/open311/mumbai/v2/requests.#', { method: 'POST' }],
    [
      415,
      '/open311/mumbai/v2/requests.#',
      { method: 'POST', headers: { 'content-type': 'application/json' }, payload: '{}' },
    ],
    [
      413,
      '/open311/mumbai/v2/requests.#',
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `description=${'a'.repeat(4 * 1024 * 1024)}`,
      },
    ],
  ])('fail with %i in the format of the path %s', async (status, path, request = {}) => {
    const json = await ask(path.replace('#', 'json'), request);
    expect([json.status, json.headers['content-type']]).toEqual([status, 'application/json; charset=utf-8']);
    expect((json.body as Problem[]).map(({ code }) => code)).toEqual([status]);
    const xml = await ask(path.replace('#', 'xml'), request);
    expect([xml.status, xml.headers['content-type']]).toEqual([status, 'text/xml; charset=utf-8']);
    const [root] = readXml(xml.text);
    expect(root!.children.map(({ children }) => children.map(({ name }) => name))).toEqual([
      ['code', 'description'],
    ]);
    expect(xml.headers.allow).toBe(json.headers.allow);
    expect(json.headers.allow === undefined).toBe(status !== 405);
  });

  it.each([
    '/open311',
    '/open311/v2/services',
    '/open311/mumbai/v2/requests.txt',
    '/open311/mumbai/v2/services.html',
  ])('are XML if the path has no format: %s', async (path) => {
    const { status, text } = await ask(path, { headers: { accept: 'text/html' } });
    expect([status, readXml(text)[0]!.name]).toEqual([404, 'errors']);
  });

  it('are the same without a body for HEAD', async () => {
    for (const path of [
      '/open311/discovery.xml',
      '/open311/mumbai/v2/requests.json',
      '/open311/mumbai/v2/tokens/x.xml',
    ]) {
      const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
      expect([head.status, head.text]).toEqual([get.status, '']);
      for (const name of ['content-type', 'content-length', 'etag'])
        expect(head.headers[name]).toBe(get.headers[name]);
    }
  });

  it('are cached, and revalidated by their ETag', async () => {
    const path = '/open311/mumbai/v2/services.xml';
    const { headers } = await ask(path);
    expect(headers['cache-control']).toBe('public, max-age=20, must-revalidate');
    const conditional = { 'if-none-match': String(headers.etag), 'cache-control': 'no-cache' };
    const again = await ask(path, { headers: conditional });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  itThoroughly(
    'are 503 with Retry-After in the format of the path if the service cannot answer now',
    async () => {
      const { apiKey } = await apiClient(service);
      const blocker = new Client({ connectionString: service.database.ownerUrl });
      await blocker.connect();
      try {
        await blocker.query('begin; lock table issues in access exclusive mode');
        const form = { ...reportForm(), api_key: apiKey };
        const [json, xml, ...posted] = await Promise.all([
          ask('/open311/mumbai/v2/requests.json'),
          ask('/open311/mumbai/v2/requests.xml'),
          postForm(service, `${SHARED}/requests.json`, form),
          postForm(service, `${SHARED}/requests.xml`, form),
        ]);
        for (const { status, headers } of [json, xml, ...posted])
          expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
        for (const { body } of [json, posted[0]]) expect(body).toMatchObject([{ code: 503 }]);
        for (const { text } of [xml, posted[1]]) {
          const [root] = readXml(text);
          expect([root!.name, childOf(root!.children[0]!, 'code').text]).toEqual(['errors', '503']);
        }
      } finally {
        await blocker.end();
      }
    },
  );

  itThoroughly('limit reports by client only, with errors in the format of the path', async () => {
    const settings = { RATE_LIMIT_OPEN311: '3', RATE_LIMIT_PUBLIC: '2' };
    const limited = await startService({ settings });
    try {
      const [one, other] = [await apiClient(limited), await apiClient(limited)];
      const file = (apiKey: string, format: string) =>
        postForm(limited, `${SHARED}/requests.${format}`, { ...reportForm(), api_key: apiKey });
      for (const left of ['2', '1', '0']) {
        const { status, headers } = await file(one.apiKey, 'json');
        expect([status, headers['x-ratelimit-remaining']]).toEqual([200, left]);
      }
      const expectLimited = async (apiKey: string) => {
        const [xml, json] = [await file(apiKey, 'xml'), await file(apiKey, 'json')];
        expect([xml.status, readXml(xml.text)[0]!.name]).toEqual([429, 'errors']);
        expect(Number(xml.headers['retry-after'])).toBeGreaterThan(0);
        expect([json.status, json.body]).toEqual([429, TOO_MANY]);
      };
      await expectLimited(one.apiKey);
      const lookup = jest.spyOn(limited.app.get(ApiClientsService, { strict: false }), 'withKey');
      lookup.mockRejectedValue(new Error('Connection terminated unexpectedly'));
      for (let n = 0; n < 3; n++) expect((await file(other.apiKey, 'json')).status).toBe(503);
      lookup.mockRestore();
      // Forms with an unknown key count against the address's limit for reads.
      for (const format of ['json', 'xml']) expect((await file('c311_unknown', format)).status).toBe(403);
      await expectLimited('c311_unknown');
      const read = await send({ method: 'GET', url: `${limited.url}${SHARED}/services.json` });
      expect([read.status, read.body]).toEqual([429, TOO_MANY]);
      expect((await file(other.apiKey, 'json')).status).toBe(200);
    } finally {
      await limited.stop();
    }
  });
});

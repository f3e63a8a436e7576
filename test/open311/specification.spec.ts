import { Config } from '../../src/platform/config/config';
import { seedDemoCity } from '../../src/app/demo/seed-demo-city';
import { createLogger } from '../../src/platform/logging/logger';
import { allPlaced } from '../factories/issues';
import { apiClient, postForm, type TestClient } from '../factories/open311';
import { send } from '../support/network/http';
import { startService, type TestService } from '../support/service/service';
import { fieldsOf, readXml, type XmlNode } from '../support/network/xml';

const ARGUMENTS = 'jurisdiction_id=mumbai';
const REQUEST_FIELDS =
  'service_request_id status status_notes service_name service_code description agency_responsible service_notice ' +
  'requested_datetime updated_datetime expected_datetime address address_id zipcode lat long media_url';
/** The example of the specification, including attributes that no service here defines and a picture without https. */
const EXAMPLE_POST =
  'api_key=xyz&jurisdiction_id=city.gov&service_code=001&lat=37.76524078&long=-122.4212043&address_string=1234+5th+street' +
  '&email=smit333%40sfgov.edu&device_id=tt222111&account_id=123456&first_name=john&last_name=smith&phone=111111111' +
  '&description=A+large+sinkhole+is+destroying+the+street' +
  '&media_url=http%3A%2F%2Ffarm3.static.flickr.com%2F2002%2F2212426634_5ed477a060.jpg' +
  '&attribute[WHISPAWN]=123456&attribute[WHISDORN]=COISL001';
const DAY_MS = 24 * 60 * 60 * 1000;

/** The requests in the text of GeoReport v2, with a city, a service and a place of the demonstration. */
describe('the examples of GeoReport v2, in the demonstration city', () => {
  let service: TestService;
  let client: TestClient;

  beforeAll(async () => {
    service = await startService();
    const config = service.app.get(Config);
    await seedDemoCity({ config, logger: createLogger('silent'), clock: service.clock });
    client = await apiClient(service, { cityScope: ['mumbai'] });
  });
  afterAll(() => service.stop());

  /** The XML documents at some paths, parsed in one process, as starting it is slow. */
  async function askAll(paths: readonly string[]): Promise<XmlNode[]> {
    const texts: string[] = [];
    for (const path of paths) {
      const { status, text } = await send({ method: 'GET', url: `${service.url}/open311${path}` });
      expect([path, status]).toEqual([path, 200]);
      texts.push(text);
    }
    return readXml(...texts);
  }
  const ask = async (path: string) => (await askAll([path]))[0]!;

  it('list the endpoints', async () => {
    const root = await ask('/discovery.xml');
    const endpoints = root.children.find(({ name }) => name === 'endpoints')!.children;
    expect(endpoints.map((endpoint) => fieldsOf(endpoint).specification)).toEqual(
      Array(9).fill('http://wiki.open311.org/GeoReport_v2'),
    );
  });

  it('list the services and show one of them', async () => {
    const services = (await ask(`/v2/services.xml?${ARGUMENTS}`)).children.map(fieldsOf);
    expect(services).toHaveLength(6);
    for (const { metadata, type, group } of services) {
      expect([metadata, type]).toEqual(['true', 'realtime']);
      expect(group).not.toBeNull();
    }
    const codes = services.map(({ service_code: code }) => code!);
    const definitions = await askAll(codes.map((code) => `/v2/services/${code}.xml?${ARGUMENTS}`));
    expect(definitions.map((definition) => fieldsOf(definition).service_code)).toEqual(codes);
  });

  /** The example with values of this city: key, city, service and position. */
  const exampleWith = (apiKey: string) =>
    EXAMPLE_POST.replace('xyz', apiKey)
      .replace('city.gov', 'mumbai')
      .replace('code=001', 'code=road')
      .replace('lat=37.76524078&long=-122.4212043', 'lat=19.0544&long=72.8324');

  it('are refused with the key of the example, in either format', async () => {
    const xml = await postForm(service, '/open311/v2/requests.xml', exampleWith('xyz'));
    const [root] = readXml(xml.text);
    expect([xml.status, root!.name, root!.children.map(fieldsOf)]).toEqual([
      403,
      'errors',
      [{ code: '403', description: expect.stringContaining('api_key') as string }],
    ]);
    const json = await postForm(service, '/open311/v2/requests.json', exampleWith('xyz'));
    const described = { code: 403, description: expect.stringContaining('api_key') as string };
    expect([json.status, json.body]).toEqual([403, [described]]);
  });

  it('create a request, and show it', async () => {
    const answer = await postForm(service, '/open311/v2/requests.xml', exampleWith(client.apiKey));
    expect(answer.status).toBe(200);
    const filed = fieldsOf(readXml(answer.text)[0]!.children[0]!);
    expect(filed).toEqual({
      service_request_id: expect.stringMatching(/^iss_/) as string,
      service_notice: null,
      account_id: null,
    });
    const [shown] = (await ask(`/v2/requests/${filed.service_request_id}.xml?${ARGUMENTS}`)).children.map(
      fieldsOf,
    );
    expect(shown).toMatchObject({
      service_request_id: filed.service_request_id,
      status: 'open',
      service_name: 'Roads',
      description: 'A large sinkhole is destroying the street',
      address: '1234 5th street',
      media_url: null,
    });
  });

  /** The sets of members of the objects in a list, which shows undocumented ones. */
  const membersOf = (list: object[]) => [...new Set(list.map((each) => Object.keys(each).join(' ')))];
  async function askJson<Body>(path: string): Promise<Body> {
    const { status, body } = await send<Body>({ method: 'GET', url: `${service.url}/open311${path}` });
    expect([path, status]).toEqual([path, 200]);
    return body;
  }

  it('have exactly the fields of the specification in JSON', async () => {
    const discovery = await askJson<{ endpoints: object[] }>('/discovery.json');
    expect(membersOf([discovery])).toEqual(['changeset contact key_service endpoints']);
    expect(membersOf(discovery.endpoints)).toEqual(['specification url changeset type formats']);
    const services = await askJson<Array<{ service_code: string }>>(`/v2/services.json?${ARGUMENTS}`);
    expect(services).toHaveLength(6);
    expect(membersOf(services)).toEqual([
      'service_code service_name description metadata type keywords group',
    ]);
    for (const { service_code: code } of services) {
      const path = `/v2/services/${code}.json?${ARGUMENTS}`;
      const definition = await askJson<{ attributes: Array<{ values: object[] }> }>(path);
      expect(membersOf([definition])).toEqual(['service_code attributes']);
      expect(membersOf(definition.attributes)).toEqual([
        'variable code datatype required datatype_description order description values',
      ]);
      expect(membersOf(definition.attributes.flatMap(({ values }) => values))).toEqual(['key name']);
    }
    const requests = await askJson<object[]>(`/v2/requests.json?${ARGUMENTS}&updated_after=2000-01-01`);
    expect(requests.length).toBeGreaterThan(5);
    expect(membersOf(requests)).toEqual([REQUEST_FIELDS]);
    const extended = await askJson<Array<{ extended_attributes: object; notes: object[] }>>(
      `/v2/requests.json?${ARGUMENTS}&extensions=true`,
    );
    expect(membersOf(extended)).toEqual([`${REQUEST_FIELDS} extended_attributes notes`]);
    expect(membersOf(extended.map((each) => each.extended_attributes))).toEqual([
      'title ward votes category_label outcome_reason confirmation before_after timeline_url',
    ]);
    expect(membersOf(extended.flatMap(({ notes }) => notes))).toEqual(['datetime description']);
  });

  it('create a request in JSON, and show it', async () => {
    const form =
      `api_key=${client.apiKey}&${ARGUMENTS}&service_code=road&lat=19.0544&long=72.8324` +
      '&description=A+large+sinkhole+is+destroying+the+street';
    const { status, body } = await postForm<Array<{ service_request_id: string }>>(
      service,
      '/open311/v2/requests.json',
      form,
    );
    expect([status, membersOf(body)]).toEqual([200, ['service_request_id service_notice account_id']]);
    await allPlaced(service);
    const path = `/v2/requests/${body[0]!.service_request_id}.json?${ARGUMENTS}`;
    const shown = await askJson<object[]>(path);
    expect([shown.length, membersOf(shown)]).toEqual([1, [REQUEST_FIELDS]]);
    const place = { lat: 19.0544, long: 72.8324, zipcode: '400050' };
    expect(shown[0]).toMatchObject({ ...place, service_code: 'road' });
    const errors = await postForm<object[]>(service, '/open311/v2/requests.json', form.replace('road', ''));
    expect([errors.status, membersOf(errors.body)]).toEqual([400, ['code description']]);
    const token = await send<object[]>({
      method: 'GET',
      url: `${service.url}/open311/v2/tokens/123456.json?${ARGUMENTS}`,
    });
    expect([token.status, membersOf(token.body)]).toEqual([404, ['code description']]);
  });

  it('have no tokens', async () => {
    const { status, text } = await send({
      method: 'GET',
      url: `${service.url}/open311/v2/tokens/123456.xml?${ARGUMENTS}`,
    });
    expect([status, fieldsOf(readXml(text)[0]!.children[0]!).code]).toEqual([404, '404']);
  });

  it('list the requests of a month, by their status', async () => {
    const second = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;
    const now = service.clock.now().getTime();
    const dates = `start_date=${second(now - 60 * DAY_MS)}&end_date=${second(now)}`;
    const listed = `/v2/requests.xml?${ARGUMENTS}&${dates}`;
    const [openOnes, closedOnes, all] = (await askAll([
      `${listed}&status=open`,
      `${listed}&status=closed`,
      listed,
    ])) as [XmlNode, XmlNode, XmlNode];
    const [open, closed] = [openOnes.children.map(fieldsOf), closedOnes.children.map(fieldsOf)];
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set(['open']));
    expect(new Set(closed.map(({ status }) => status))).toEqual(new Set(['closed']));
    expect(all.children).toHaveLength(open.length + closed.length);
    const times = all.children.map((request) => fieldsOf(request).requested_datetime!);
    expect(times).toEqual([...times].sort().reverse());
  });
});

import { EscalationSweepService } from '../../src/due-dates/escalation/escalation-sweep.service';
import { addedRecord } from '../factories/accountability';
import { allPlaced, hiddenIssue, feedStatusChanged, reportedIssue } from '../factories/issues';
import { person, type TestPerson } from '../factories/people';
import { send } from '../support/network/http';
import { startService, type TestService } from '../support/service/service';
import { fieldsOf, readXml, type XmlNode } from '../support/network/xml';

const HOUR_MS = 3_600_000;
const PINCODE = '400996';
const WARD = 'Test ward';
/** About 330 metres north of one another. */
const HERE = { lat: 18.52, lng: 73.85, address: '' };
const NORTH = { ...HERE, lat: 18.523 };
const FAR = { ...HERE, lat: 18.6 };

interface Collection {
  features: Array<{ id: string; geometry: object | null; properties: Record<string, unknown> }>;
}

describe('feeds', () => {
  let service: TestService;
  let reporter: TestPerson;
  let here: string;
  let north: string;
  let late: string;

  beforeAll(async () => {
    service = await startService({ settings: { PUBLIC_BASE_URL: 'https://issues.example.org' } });
    reporter = await person(service);
    const office = { city: 'mumbai', ward: WARD };
    await addedRecord(service, 'officials', { ...office, name: 'Meera Secret', designation: 'Ward Officer' });
    await addedRecord(service, 'jurisdictions', { ...office, pincodes: [PINCODE] });
    const reported = (more: object) => reportedIssue(service, { by: reporter, ...more });
    here = await reported({ city: 'pune', category: 'road', location: HERE });
    north = await reported({ city: 'pune', category: 'traffic', location: NORTH });
    await reported({ city: 'pune', category: 'road', location: FAR });
    await hiddenIssue(service, await reported({ city: 'pune', location: HERE }));
    late = await reported({ pincode: PINCODE });
    await allPlaced(service);
  });
  afterAll(() => service.stop());

  const get = (path: string, headers = {}) => send({ method: 'GET', url: service.url + path, headers });
  const entriesAt = async (path: string) =>
    readXml((await get(path)).text)[0]!.children.filter(({ name }) => name === 'entry');
  const featuresAt = async (path: string) => (JSON.parse((await get(path)).text) as Collection).features;
  const idsAt = async (path: string) => (await featuresAt(path)).map(({ id }) => id);
  const categoriesOf = (entry: XmlNode) =>
    entry.children.filter(({ name }) => name === 'category').map(({ attributes }) => attributes);

  it('are available for the surroundings of a place, also by category', async () => {
    expect(await idsAt('/feeds/pune/near/18.52,73.85,500.geojson')).toEqual([north, here]);
    expect(await idsAt('/feeds/pune/near/18.52,73.85,300.geojson')).toEqual([here]);
    expect(await idsAt('/feeds/pune/category/road/near/18.52,73.85,2000.geojson')).toEqual([here]);
    expect(await idsAt('/feeds/mumbai/near/18.52,73.85,500.geojson')).toEqual([]);
    const { status } = await get(`/feeds/mumbai/ward/H-West/near/19.05,72.83,500.atom`);
    expect(status).toBe(200);
    const [feed] = readXml((await get('/feeds/pune/near/18.52,73.85,500.atom')).text);
    expect(fieldsOf(feed!)).toMatchObject({
      id: 'tag:issues.example.org,2026:/feeds/pune/near/18.52,73.85,500',
      title: 'Issues in Pune, within 500 m of 18.52, 73.85',
    });
  });

  it.each([
    ['18.52,73.85', 'near'],
    ['x,73.85,500', 'lat'],
    ['91,73.85,500', 'lat'],
    ['18.52,181,500', 'lng'],
    ['18.52,73.85,0', 'metres'],
    ['18.52,73.85,2001', 'metres'],
    ['18.52,73.85,5e2', 'metres'],
  ])('refuse the place %s', async (near, field) => {
    const { status, text } = await get(`/feeds/pune/near/${near}.geojson`);
    expect(status).toBe(400);
    expect(text).toContain(`"${field} must be `);
  });

  it('have an alias for users who guess the ending', async () => {
    for (const path of ['/feeds/pune', `/feeds/pune/issues/${here}`]) {
      const [atom, rss] = [await get(`${path}.atom`), await get(`${path}.rss`)];
      expect([rss.status, rss.text]).toEqual([200, atom.text]);
      for (const header of ['content-type', 'etag']) expect(rss.headers[header]).toBe(atom.headers[header]);
    }
  });

  it('include the events of issues on request', async () => {
    await feedStatusChanged(service, here, 'ack');
    for (const path of ['/feeds/pune', '/feeds/pune/category/road', '/feeds/pune/near/18.52,73.85,500']) {
      expect((await featuresAt(`${path}.geojson`)).map(({ properties }) => properties.kind)).not.toContain(
        'status',
      );
      const [first] = await featuresAt(`${path}.geojson?updates=1`);
      expect(first).toMatchObject({
        id: expect.stringContaining(`${here}/`) as string,
        properties: { title: 'Acknowledged', issue_id: here, kind: 'status' },
      });
      const titles = (await entriesAt(`${path}.atom?updates=1`)).map((entry) => fieldsOf(entry).title ?? '');
      expect(titles.filter((title) => title.startsWith('Acknowledged: '))).toHaveLength(1);
      expect(titles.join()).not.toContain('Reported');
    }
    expect((await get('/feeds/pune.atom?updates=yes')).status).toBe(400);
    const [feed] = readXml((await get('/feeds/pune.atom?updates=1')).text);
    expect(fieldsOf(feed!).id).toBe('tag:issues.example.org,2026:/feeds/pune?updates=1');
  });

  it('of an issue are also GeoJSON: the issue, then its events', async () => {
    const [issue, ...events] = await featuresAt(`/feeds/pune/issue/${here}.geojson`);
    expect(issue).toMatchObject({ id: here, properties: { category: 'road' } });
    expect(events.map(({ properties }) => properties.title)).toEqual(['Acknowledged', 'Reported']);
    expect(await get(`/feeds/pune/issues/${here}.geojson`)).toMatchObject({ status: 200 });
    expect((await get(`/feeds/pune/issue/${here}.csv`)).status).toBe(404);
  });

  it('show that an issue is late and the office it was escalated to, and have a new ETag then', async () => {
    const entry = async () =>
      (await entriesAt('/feeds/mumbai.atom')).find(({ children }) =>
        children.some(({ name, text }) => name === 'id' && text.endsWith(late)),
      )!;
    const before = fieldsOf(await entry()).updated!;
    const { etag } = (await get('/feeds/mumbai.atom')).headers;
    service.clock.advance(49 * HOUR_MS);
    await service.app.get(EscalationSweepService, { strict: false }).sweep();
    service.clock.set();
    expect(fieldsOf(await entry()).updated! > before).toBe(true);
    expect((await get('/feeds/mumbai.atom', { 'if-none-match': String(etag) })).status).toBe(200);
    const scheme = 'tag:issues.example.org,2026:/timeliness';
    expect(categoriesOf(await entry()).slice(1)).toEqual([
      { term: 'late', scheme, label: 'Late' },
      { term: 'escalated', scheme, label: 'Escalated to level 1' },
    ]);
    const path = `/feeds/mumbai/issues/${late}`;
    const [step] = await entriesAt(`${path}.atom`);
    expect(fieldsOf(step!)).toMatchObject({
      id: `tag:issues.example.org,2026:/issues/${late}/escalated/1`,
      title: `Escalated to Ward Officer, ${WARD}`,
    });
    expect(categoriesOf(step!)).toEqual([{ term: 'escalated', scheme, label: 'Escalated to level 1' }]);
    const { text } = await get(`${path}.geojson`);
    expect(text).not.toContain('Secret');
    expect((JSON.parse(text) as Collection).features[1]!.properties).toMatchObject({
      kind: 'escalated',
      escalation_level: 1,
      office: `Ward Officer, ${WARD}`,
    });
    expect(await idsAt('/feeds/mumbai.geojson?updates=1')).toContain(`${late}/escalated/1`);
  });

  it('show that an issue is late even if its due date is older than its last change', async () => {
    const id = await reportedIssue(service, { by: reporter, city: 'delhi' });
    const updated = async () => fieldsOf((await entriesAt('/feeds/delhi.atom'))[0]!).updated!;
    await service.database.sql(
      `update issues set due_at = created_at - interval '1 hour', next_escalation_at = created_at - interval '1 hour' where id = $1`,
      [id],
    );
    const before = await updated();
    await service.app.get(EscalationSweepService, { strict: false }).sweep();
    expect((await updated()) > before).toBe(true);
  });

  it('show that the due date of an issue was changed', async () => {
    const id = await reportedIssue(service, { by: reporter, city: 'chennai' });
    await service.database.sql(
      `insert into due_date_changes (issue_id, to_due_at, reason, at) values ($1, '2026-11-03T10:00:00Z', 'pause', $2)`,
      [id, service.clock.now()],
    );
    const [change] = await entriesAt(`/feeds/chennai/issues/${id}.atom`);
    expect(fieldsOf(change!).title).toBe('To be resolved by 2026-11-03T10:00:00Z (its clock was paused)');
    const [, feature] = await featuresAt(`/feeds/chennai/issue/${id}.geojson`);
    expect(feature!.properties).toMatchObject({
      kind: 'due',
      due_reason: 'pause',
      due_at: '2026-11-03T10:00:00Z',
    });
  });
});

import { type CataloguedRoute, RouteCatalog } from '../../../src/api/route-catalog';
import { staffMember, type StaffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';

const EMAIL = 'marker.asha@example.org';
const NUMBER = '919876501234';
const CONTACT = '9876505678';
const ADDRESS = 'Marker House 7';
const LAT = '19.05961';
/** Personal data that is public nowhere: an address of mail, two numbers, an exact place. */
const PRIVATE = [EMAIL, NUMBER, CONTACT, ADDRESS, LAT];

describe('every route by which city staff read', () => {
  let service: TestService;
  let admin: StaffMember;
  let routes: CataloguedRoute[];
  let ids: Record<string, string>;

  beforeAll(async () => {
    service = await startService();
    admin = await staffMember(service);
    const asha = await person(service, { name: 'Asha', email: EMAIL });
    const location = { lat: Number(LAT), lng: 72.82953, address: ADDRESS };
    const issue = await reportedIssue(service, { by: asha, location });
    await service.tokenApi.as(asha).patch(`/api/issues/${issue}/privacy`, { place: 'grid' });
    await service.database.sql(
      `insert into issue_contacts (issue_id, email, phone, first_name, last_name, created_at)
         values ($1, null, $2, 'Ravi', 'Menon', now())`,
      [issue, CONTACT],
    );
    await service.database.sql(
      `insert into mentions (id, channel, external_id, author, text, city, sent_at, received_at)
         values ('men_marker', 'chat', 'x1', $1, 'A drain is open', 'mumbai', now(), now())`,
      [NUMBER],
    );
    ids = {
      id: issue,
      issueId: issue,
      userId: asha.id,
      mentionId: 'men_marker',
      cityId: 'mumbai',
      kind: 'officials',
    };
    routes = service.app
      .get(RouteCatalog)
      .routes()
      .filter(
        ({ surface, method, access }) => surface === 'console' && method === 'GET' && access !== 'public',
      );
  });
  afterAll(() => service.stop());

  const reads = async () =>
    Number(
      (await service.database.sql<{ n: string }>('select count(*) as n from personal_data_reads'))[0]!.n,
    );

  it('masks what is private, or is in the log of reads', async () => {
    expect(routes.length).toBeGreaterThan(40);
    const unlogged: string[] = [];
    let answered = 0;
    for (const { path } of routes) {
      const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? 'unknown');
      const before = await reads();
      const { status, text } = await send({
        method: 'GET',
        url: `${service.url}${filled}?cityId=mumbai`,
        headers: { cookie: admin.cookie, 'x-api-surface': 'console' },
      });
      if (status === 200) answered++;
      const shown = PRIVATE.filter((value) => text.includes(value));
      if (shown.length > 0 && (await reads()) === before) unlogged.push(`${path}: ${shown.join(', ')}`);
    }
    expect(answered).toBeGreaterThan(30);
    expect(unlogged).toEqual([]);
  });
});

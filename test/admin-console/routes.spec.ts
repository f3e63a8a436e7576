import { RouteCatalog, type CataloguedRoute } from '../../src/platform/http/route-catalog';
import { CONSOLE_ROLES } from '../../src/kernel/console';
import { deskPerson } from '../factories/console';
import { person } from '../factories/people';
import { send } from '../support/http';
import { startService, type TestService } from '../support/service';

/** Who asks: nobody, somebody with an access token of the token API, somebody whose session is over, each role. */
const PRINCIPALS = ['nobody', 'bearer', 'expired', 'revoked', ...CONSOLE_ROLES] as const;
type Principal = (typeof PRINCIPALS)[number];

/** Any active account may call everything, but for the invitation (document 3, section 5.6). */
const desk = (status: number): number[] => [401, 401, 401, 401, status, status, status, status];
const open = (status: number): number[] => PRINCIPALS.map(() => status);

/** What each principal is answered on each route, in the order of PRINCIPALS; bodies are empty unless BODIES has one. */
const EXPECTED: Record<string, readonly number[]> = {
  'POST /api/admin/auth/login': open(400),
  'POST /api/admin/auth/accept-invite': open(400),
  'GET /api/admin/auth/me': desk(200),
  'GET /api/admin/access/accounts': desk(200),
  'GET /api/admin/access/roles': desk(200),
  'POST /api/admin/access/invite': [401, 401, 401, 401, 201, 403, 403, 403],
  'POST /api/admin/access/accounts/:accountId/activate': desk(404),
  'POST /api/admin/access/accounts/:accountId/deactivate': desk(404),
  'GET /api/admin/dashboard': desk(200),
  'GET /api/admin/feed/issues': desk(200),
  'GET /api/admin/feed/issues/:id': desk(404),
  'POST /api/admin/feed/issues/:id/status': desk(404),
  'POST /api/admin/feed/issues/:id/force-escalate': desk(404),
  'POST /api/admin/feed/issues/:id/pause-sla': desk(404),
  'POST /api/admin/feed/issues/:id/toggle-closed': desk(404),
  'POST /api/admin/feed/issues/:id/toggle-hidden': desk(404),
  'POST /api/admin/feed/issues/:id/toggle-pinned': desk(404),
  'POST /api/admin/feed/issues/:id/reassign': desk(404),
  'POST /api/admin/feed/issues/:id/redact-media': desk(404),
  'GET /api/admin/feed/flags': desk(200),
  'POST /api/admin/feed/flags/:flagId/dismiss': desk(404),
  'POST /api/admin/feed/flags/:flagId/warn': desk(404),
  'POST /api/admin/feed/flags/:flagId/remove': desk(404),
  'POST /api/admin/feed/flags/:flagId/ban': desk(404),
  'GET /api/admin/feed/duplicates': desk(200),
  'POST /api/admin/feed/duplicates/:clusterId/merge': desk(404),
  'GET /api/admin/config': desk(200),
  'PUT /api/admin/config': desk(400),
  'GET /api/admin/notifications': desk(200),
  'POST /api/admin/notifications/read-all': desk(200),
  'POST /api/admin/notifications/:notificationId/read': desk(404),
  'GET /api/admin/analytics': desk(200),
  'GET /api/admin/integrations/channels': desk(200),
  'POST /api/admin/integrations/channels/:channel/test': desk(404),
  'POST /api/admin/integrations/channels/:channel/toggle-demo': desk(404),
  'GET /api/admin/integrations/mentions': desk(200),
  'POST /api/admin/integrations/mentions/sync/:channel': desk(404),
  'POST /api/admin/integrations/mentions/:mentionId/convert': desk(404),
  'GET /api/admin/integrations/outbound/templates': desk(200),
  'GET /api/admin/integrations/outbound/delivery-logs': desk(200),
  'GET /api/admin/integrations/outbound/send-limits': desk(200),
  'POST /api/admin/integrations/outbound/send-limits': desk(200),
  'GET /api/admin/integrations/routing/category-map': desk(200),
  'GET /api/admin/integrations/routing/keywords': desk(200),
  // As the contract has it.
  'POST /api/admin/integrations/routing/keywords': desk(500),
  'DELETE /api/admin/integrations/routing/keywords/:keywordId': desk(404),
  'GET /api/admin/integrations/routing/city-detection': desk(200),
  'GET /api/admin/geo/cities': desk(200),
  'PUT /api/admin/geo/cities/:cityId': desk(404),
  'GET /api/admin/geo/wards': desk(200),
  'POST /api/admin/geo/wards': desk(400),
  'PUT /api/admin/geo/wards/:wardId': desk(404),
  'GET /api/admin/geo/wards/:wardId/boundary': desk(404),
  'PUT /api/admin/geo/wards/:wardId/boundary': desk(404),
  'GET /api/admin/geo/pincodes': desk(200),
  'POST /api/admin/geo/pincodes': desk(400),
  'PUT /api/admin/geo/pincodes/:pincode': desk(404),
  'GET /api/admin/officials': desk(200),
  'PUT /api/admin/officials/:officialId/contact': desk(404),
  'GET /api/admin/reporters': desk(200),
  'POST /api/admin/reporters/:userId/verify': desk(404),
  'POST /api/admin/reporters/:userId/ban': desk(404),
  'GET /api/admin/ops/audit': desk(200),
  'GET /api/admin/ops/actors': desk(200),
  'GET /api/admin/ops/queues': desk(200),
  // Last: it ends the sessions the others use.
  'POST /api/admin/auth/logout': desk(200),
};

let invited = 0;
const BODIES: Record<string, () => object> = {
  'PUT /api/admin/geo/cities/:cityId': () => ({ status: 'live' }),
  'PUT /api/admin/geo/wards/:wardId': () => ({ zone: 'Zone 1' }),
  'PUT /api/admin/geo/wards/:wardId/boundary': () => ({ boundary: null }),
  'PUT /api/admin/geo/pincodes/:pincode': () => ({ cityId: 'mumbai', wardCode: 'A', area: 'Nowhere' }),
  'PUT /api/admin/officials/:officialId/contact': () => ({ phone: '1' }),
  'POST /api/admin/feed/issues/:id/status': () => ({ status: 'ack' }),
  'POST /api/admin/feed/issues/:id/redact-media': () => ({ index: 0 }),
  'POST /api/admin/access/invite': () => ({
    email: `invited-${++invited}@city.example`,
    name: 'Invited',
    role: 'reviewer',
  }),
};

describe('the routes of the console', () => {
  let service: TestService;
  let routes: CataloguedRoute[];
  const nameOf = ({ method, path }: CataloguedRoute) => `${method} ${path}`;

  beforeAll(async () => {
    service = await startService();
    routes = service.app
      .get(RouteCatalog)
      .routes()
      .filter(({ surface }) => surface === 'console');
  });
  afterAll(() => service.stop());

  it('are each in the table', () => {
    expect(routes.map(nameOf).sort()).toEqual(Object.keys(EXPECTED).sort());
  });

  it('lie where the edge takes them for the console', () => {
    expect(routes.filter(({ path }) => !path.startsWith('/api/admin/')).map(nameOf)).toEqual([]);
  });

  it('answer every principal as the table says', async () => {
    const headersOf = {} as Record<Principal, Record<string, string>>;
    headersOf.nobody = {};
    headersOf.bearer = {
      authorization: `Bearer ${(await person(service, { role: 'superadmin' })).accessToken}`,
    };
    for (const over of ['expired', 'revoked'] as const) {
      const { id, cookie } = await deskPerson(service);
      headersOf[over] = { cookie };
      const how = over === 'expired' ? `expires_at = now() - interval '1 second'` : 'revoked_at = now()';
      await service.database.sql(`update console_sessions set ${how} where account_id = $1`, [id]);
    }
    for (const role of CONSOLE_ROLES)
      headersOf[role] = { cookie: (await deskPerson(service, { role })).cookie };
    const actual: Record<string, number[]> = {};
    for (const name of Object.keys(EXPECTED)) {
      actual[name] = [];
      for (const principal of PRINCIPALS) actual[name].push(await statusOf(name, headersOf[principal]));
    }
    expect(actual).toEqual(EXPECTED);
  });

  async function statusOf(name: string, headers: Record<string, string>): Promise<number> {
    const [method = '', path = ''] = name.split(' ');
    const { status } = await send({
      method,
      url: service.url + path.replaceAll(/:\w+/g, 'unknown'),
      headers: { 'content-type': 'application/json', ...headers },
      payload: method === 'GET' ? undefined : JSON.stringify(BODIES[name]?.() ?? {}),
    });
    return status;
  }
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONSOLE_ROLES } from '../../../src/kernel/console';
import { type CataloguedRoute, RouteCatalog } from '../../../src/api/route-catalog';
import { staffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { attachedPost } from '../../factories/media';
import { postedMessage } from '../../factories/messages';
import { officialPerson, person, type TestPerson } from '../../factories/people';
import { send } from '../../support/network/http';
import { FORMATS } from '../../support/source/route-formats';
import { routeNames } from '../../support/source/route-names';
import { startService, type TestService } from '../../support/service/service';
import { itThoroughly } from '../../support/service/thorough';

/** The expected answers, in the order of the principals; the routes are requested in this order, too. */
interface AccessTable {
  principals: string[];
  routes: Record<string, number[]>;
}

/** A matrix: its file, the settings of the service it is of, and the routes it has. */
interface Matrix {
  name: string;
  file: string;
  settings: Record<string, string>;
  has: (route: CataloguedRoute) => boolean;
  isOf: (principal: string) => boolean;
}

const MATRICES: readonly Matrix[] = [
  { name: 'of every route', file: 'access.json', settings: {}, has: () => true, isOf: () => true },
  {
    name: 'of the console where roles are enforced',
    file: 'access-roles.json',
    settings: { CONSOLE_ACCESS: 'roles' },
    has: ({ surface, access }) => surface === 'console' && access !== 'public',
    isOf: (principal) => CONSOLE_ROLES.some((role) => role === principal),
  },
];
/** `npm run access:write`: writes the service's answers to the table, to be reviewed by a person. */
const WRITES = process.env.WRITE_ACCESS === 'true';
const PAST_MS = 20 * 60_000;

let invited = 0;
/**
 * Bodies are empty if that shows that the caller passed the guard without changing anything (400), so one table covers
 * every route. A route that refuses an empty body to everyone in the same way has a body here.
 */
const BODIES: Record<string, () => object> = {
  'PATCH /api/issues/:id': () => ({ priority: 'low' }),
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

/** The routes in the order of the table; a new one after its predecessor in the catalog. */
function orderOf(table: AccessTable, catalogued: readonly string[]): string[] {
  const order = Object.keys(table.routes).filter((name) => catalogued.includes(name));
  catalogued.forEach((name, at) => {
    if (!order.includes(name)) order.splice(order.indexOf(catalogued[at - 1] ?? '') + 1, 0, name);
  });
  return order;
}

describe.each(MATRICES)('the access matrix $name', ({ file, settings, has, isOf }) => {
  const path = join(__dirname, file);
  const table = JSON.parse(readFileSync(path, 'utf8')) as AccessTable;
  let service: TestService;
  let routes: Map<string, CataloguedRoute>;

  beforeAll(async () => {
    service = await startService({ settings });
    const all = routeNames(service.app.get(RouteCatalog).routes());
    routes = new Map([...all].filter(([, route]) => has(route)));
  });
  afterAll(() => service.stop());

  (WRITES ? it.skip : it)('is said of every route', () => {
    expect(Object.keys(table.routes).sort()).toEqual([...routes.keys()].sort());
    const short = Object.entries(table.routes).filter(([, row]) => row.length !== table.principals.length);
    expect(short).toEqual([]);
  });

  itThoroughly('equals the answers of the running service', async () => {
    const reporter = await person(service);
    const headers = await principals(reporter);
    const issue = await reportedIssue(service, { by: reporter });
    const { messageId: message } = await postedMessage(service, issue, { by: reporter });
    const media = await attachedPost(service, issue, reporter);
    const ids = {
      id: issue,
      msgId: message,
      mediaId: media,
      userId: reporter.id,
      city: 'mumbai',
      category: 'road',
      ward: 'A',
      near: '19.05,72.83,500',
      serviceCode: 'road',
    };
    const principalsOf = Object.keys(headers).filter(isOf);
    if (!WRITES) expect(principalsOf).toEqual(table.principals);
    const actual: Record<string, number[]> = {};
    for (const name of WRITES ? orderOf(table, [...routes.keys()]) : Object.keys(table.routes)) {
      const row: number[] = (actual[name] = []);
      for (const principal of principalsOf) row.push(await statusOf(name, headers[principal]!, ids));
    }
    if (WRITES) writeFileSync(path, JSON.stringify({ principals: principalsOf, routes: actual }));
    else expect(actual).toEqual(table.routes);
  });

  /** The headers of each principal, in the order of the table. */
  async function principals(reporter: TestPerson): Promise<Record<string, Record<string, string>>> {
    const bearer = ({ accessToken }: TestPerson) => ({ authorization: `Bearer ${accessToken}` });
    const role = async (of: 'viewer' | 'admin' | 'superadmin') => bearer(await person(service, { role: of }));
    service.clock.advance(-PAST_MS);
    const expired = bearer(await person(service, { role: 'superadmin' }));
    service.clock.set();
    const ended = await role('superadmin');
    await service.tokenApi.with(ended).post('/api/auth/logout');
    const staff = await Promise.all(
      CONSOLE_ROLES.map(
        async (of) => [of, { cookie: (await staffMember(service, { role: of })).cookie }] as const,
      ),
    );
    return {
      anonymous: {},
      'expired token': expired,
      'ended session': ended,
      viewer: await role('viewer'),
      'other citizen': bearer(await person(service)),
      reporter: bearer(reporter),
      official: bearer(await officialPerson(service)),
      admin: await role('admin'),
      superadmin: await role('superadmin'),
      'expired console session': await consoleSession(`expires_at = now() - interval '1 second'`),
      'revoked console session': await consoleSession('revoked_at = now()'),
      ...Object.fromEntries(staff),
    };
  }

  /** A console session that was ended or has expired. */
  async function consoleSession(change: string): Promise<{ cookie: string }> {
    const { id, cookie } = await staffMember(service);
    await service.database.sql(`update console_sessions set ${change} where account_id = $1`, [id]);
    return { cookie };
  }

  async function statusOf(name: string, headers: Record<string, string>, ids: Record<string, string>) {
    const { method, path: pattern, surface } = routes.get(name)!;
    const known: Record<string, string> =
      surface === 'console' ? {} : { ...ids, format: FORMATS[pattern] ?? 'json' };
    const isForm = surface === 'open311';
    const { status } = await send({
      method,
      url: service.url + pattern.replaceAll(/:(\w+)/g, (_, id: string) => known[id] ?? 'unknown'),
      headers: {
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        ...(surface !== 'console' && { 'x-api-surface': surface }),
        ...headers,
      },
      payload: method === 'GET' ? undefined : isForm ? '' : JSON.stringify(BODIES[name]?.() ?? {}),
    });
    return status;
  }
});

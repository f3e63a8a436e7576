/** An address of the console. */
interface PagePlace {
  path: string;
  query?: Record<string, string>;
}

/** The parts of a record that identify its target. */
export interface Targeted {
  targetType: string;
  targetId: string;
  before: unknown;
  after: unknown;
}

/** The page of a target, by its id, and by its city if the record has one, or by the record itself. */
type Page = (id: string, city: string | undefined, record: Targeted) => PagePlace | undefined;
const PAGES: ReadonlyMap<string, Page> = new Map(
  Object.entries<Page>({
    issue: (id) => ({ path: `/feed/${id}` }),
    // Clusters are shown only with their city, which their records do not have: the first issue is linked instead.
    duplicate_cluster: (_id, _city, { before }) => issuePlace(firstOf(before, 'members')),
    // Only the newest posts are shown; the issue made from one always is.
    channel_mention: (_id, _city, { after }) => issuePlace(memberOf(after, 'issueId')),
    flag: (flag) => ({ path: '/flags', query: { flag } }),
    // They are shown only with their city.
    ward: (id, city) => (city ? { path: `/geography/${id}`, query: { city } } : undefined),
    pincode: (_id, city) => (city ? { path: '/geography', query: { city, tab: 'pincodes' } } : undefined),
    city: (city) => ({ path: '/geography', query: { city, tab: 'cities' } }),
    // A policy of all cities is shown with each city.
    sla_policy: (_id, city) => ({ path: '/due-dates', ...(city && { query: { city } }) }),
    official: (id) => ({ path: `/officials/${id}` }),
    channel: (row) => ({ path: '/channels', query: { row } }),
    webhook_endpoint: (row) => ({ path: '/webhooks', query: { row } }),
    // The id of an invitation is its email.
    console_group: () => ({ path: '/access', query: { tab: 'groups' } }),
    console_account: (id) => ({ path: '/access', query: { tab: id.includes('@') ? 'invite' : 'accounts' } }),
    api_client: () => ({ path: '/access', query: { tab: 'api-clients' } }),
    config: () => ({ path: '/configuration' }),
    send_limits: () => ({ path: '/outbound', query: { tab: 'limits' } }),
    keyword: () => ({ path: '/routing' }),
  }),
);
/** The target id of an import of a file, which changes many records. */
const MANY = '*';

/** The page of the target of a record; undefined if no page shows it. */
export function pageOfTarget(record: Targeted): PagePlace | undefined {
  const { targetType, targetId, before, after } = record;
  if (targetId === MANY) return undefined;
  return PAGES.get(targetType)?.(targetId, cityIn(after) ?? cityIn(before), record);
}

/** The city in a snapshot; that of a policy is in `city`. */
function cityIn(snapshot: unknown): string | undefined {
  const city = memberOf(snapshot, 'cityId') ?? memberOf(snapshot, 'city');
  return typeof city === 'string' ? city : undefined;
}

function memberOf(snapshot: unknown, name: string): unknown {
  return ((snapshot ?? {}) as Readonly<Record<string, unknown>>)[name];
}

function firstOf(snapshot: unknown, name: string): unknown {
  const list = memberOf(snapshot, name);
  return Array.isArray(list) ? (list as unknown[])[0] : undefined;
}

/** The page of an issue. @param id as in the record, if it has one */
function issuePlace(id: unknown): PagePlace | undefined {
  return typeof id === 'string' ? { path: `/feed/${id}` } : undefined;
}

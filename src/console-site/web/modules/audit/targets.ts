/** An address of the console. */
interface PagePlace {
  path: string;
  query?: Record<string, string>;
}

/** What of a record says where its target is. */
export interface Targeted {
  targetType: string;
  targetId: string;
  before: unknown;
  after: unknown;
}

/** Where the console shows a thing, by its id, and by its city where the record has that, or else by the record. */
type Page = (id: string, city: string | undefined, record: Targeted) => PagePlace | undefined;
const PAGES: ReadonlyMap<string, Page> = new Map(
  Object.entries<Page>({
    issue: (id) => ({ path: `/feed/${id}` }),
    // Clusters are shown under their city alone, which no record of them has: their first issue leads there.
    duplicate_cluster: (_id, _city, { before }) => issuePlace(firstOf(before, 'members')),
    // Only the newest posts are shown; what was made of one always is.
    channel_mention: (_id, _city, { after }) => issuePlace(memberOf(after, 'issueId')),
    flag: (flag) => ({ path: '/flags', query: { flag } }),
    // They are shown under their city alone.
    ward: (id, city) => (city ? { path: `/geography/${id}`, query: { city } } : undefined),
    pincode: (_id, city) => (city ? { path: '/geography', query: { city, tab: 'pincodes' } } : undefined),
    city: (city) => ({ path: '/geography', query: { city, tab: 'cities' } }),
    // One for all cities is shown under each.
    sla_policy: (_id, city) => ({ path: '/due-dates', ...(city && { query: { city } }) }),
    official: (id) => ({ path: `/officials/${id}` }),
    channel: (row) => ({ path: '/channels', query: { row } }),
    webhook_endpoint: (row) => ({ path: '/webhooks', query: { row } }),
    // Of an invitation it is the email.
    console_account: (id) => ({ path: '/access', query: { tab: id.includes('@') ? 'invite' : 'accounts' } }),
    api_client: () => ({ path: '/access', query: { tab: 'api-clients' } }),
    config: () => ({ path: '/configuration' }),
    send_limits: () => ({ path: '/outbound', query: { tab: 'limits' } }),
    keyword: () => ({ path: '/routing' }),
  }),
);
/** What the import of a file is recorded of: many at once. */
const MANY = '*';

/** The page that shows the target of a record; undefined where none does. */
export function pageOfTarget(record: Targeted): PagePlace | undefined {
  const { targetType, targetId, before, after } = record;
  if (targetId === MANY) return undefined;
  return PAGES.get(targetType)?.(targetId, cityIn(after) ?? cityIn(before), record);
}

/** The city that a snapshot names; one of a policy has it as `city`. */
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

/** The page of an issue. @param id as a record has it, if it does */
function issuePlace(id: unknown): PagePlace | undefined {
  return typeof id === 'string' ? { path: `/feed/${id}` } : undefined;
}

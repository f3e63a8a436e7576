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

/** Where the console shows a thing, by its id, and by its city where the record has that. */
type Page = (id: string, city: string | undefined) => PagePlace | undefined;
const PAGES: ReadonlyMap<string, Page> = new Map(
  Object.entries<Page>({
    issue: (id) => ({ path: `/feed/${id}` }),
    flag: (flag) => ({ path: '/flags', query: { flag } }),
    // They are shown under their city alone.
    ward: (id, city) => (city ? { path: `/geography/${id}`, query: { city } } : undefined),
    pincode: (_id, city) => (city ? { path: '/geography', query: { city, tab: 'pincodes' } } : undefined),
    city: (city) => ({ path: '/geography', query: { city, tab: 'cities' } }),
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
export function pageOfTarget({ targetType, targetId, before, after }: Targeted): PagePlace | undefined {
  if (targetId === MANY) return undefined;
  return PAGES.get(targetType)?.(targetId, cityIn(after) ?? cityIn(before));
}

/** The city that a snapshot names. */
function cityIn(snapshot: unknown): string | undefined {
  const { cityId } = (snapshot ?? {}) as { cityId?: unknown };
  return typeof cityId === 'string' ? cityId : undefined;
}

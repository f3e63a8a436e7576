import { useEffect } from 'preact/hooks';
import { answerOf, api } from './api';
import { useCity } from './city';
import { useLoad } from './kit/load';
import { usePlace } from './router';

const REREAD_MS = 30_000;
const AFTER_PAGE_MS = 1_000;
/** The longest answers of the two lists; more is only "more". */
const MAX_FLAGS = 200;
const MAX_NOTIFICATIONS = 100;

const upTo = (count: number, most: number) => (count < most ? String(count) : `${most}+`);

/** How much waits in a module, and what, by the path of the module. */
export type Counts = Readonly<Record<string, readonly [count: string, what: string]>>;

async function readCounts(cityId: string): Promise<Counts> {
  const [dashboard, flags, notifications] = await Promise.all([
    answerOf(api.GET('/api/admin/dashboard', { params: { query: { cityId } } })),
    answerOf(api.GET('/api/admin/feed/flags')),
    answerOf(api.GET('/api/admin/notifications', { params: { query: { unread: 'true' } } })),
  ]);
  const open = flags.filter(({ resolved }) => !resolved).length;
  return {
    feed: [dashboard.kpis.find(({ key }) => key === 'openIssues')?.value ?? '0', 'open'],
    flags: [upTo(open, MAX_FLAGS), 'open'],
    notifications: [upTo(notifications.length, MAX_NOTIFICATIONS), 'unread'],
  };
}

/** How much waits, read again each half minute and when another page is opened. Nothing is said where it cannot be read. */
export function useCounts(): Counts {
  const city = useCity();
  const page = usePlace().parts.join('/');
  const counts = useLoad(`counts ${city}`, () => readCounts(city), REREAD_MS);
  useEffect(() => {
    if (!counts.data) return undefined;
    // What the page itself reads comes first: the service is asked for the counts when that should be there.
    const timer = setTimeout(() => void counts.reload(), AFTER_PAGE_MS);
    return () => clearTimeout(timer);
  }, [page]);
  return counts.data ?? {};
}

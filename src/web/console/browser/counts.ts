import { useEffect, useState } from 'preact/hooks';
import { answerOf, api } from './api';
import { useCity } from './city';
import { LatestOnly } from './kit/reads/reads';
import { isTimeToRead, usePolling } from './kit/reads/hooks';
import { readDashboard } from './shared-reads';
import { refusalOf } from './refusal';
import { usePlace } from './router';
import { session } from './session';
import { countOf, textOf } from './words';

const REREAD_MS = 30_000;
const AFTER_PAGE_MS = 1_000;
/** Maximum age of the dashboard data: the dashboard page may have just read the same figures. */
const FIGURES_MS = 10_000;
/** The maximum length of the two lists. A full list is shown as this number with a "+". */
export const MAX_FLAGS = 200;
export const MAX_NOTIFICATIONS = 100;

/** A number that is counted up to a limit: `100+` for as many or more. */
export const upTo = (count: number, most: number) => (count < most ? String(count) : `${most}+`);

/** The number of waiting items and a word for them, by the path of the module, or the id of the view. */
export type Counts = Readonly<Record<string, readonly [count: string, what: string]>>;

async function readCounts(city: string): Promise<Counts> {
  const [dashboard, views, flags, notifications] = await Promise.all([
    readDashboard(city, FIGURES_MS),
    answerOf(api.GET('/api/admin/views/counts', { params: { query: { cityId: city } } })),
    answerOf(api.GET('/api/admin/feed/flags')),
    answerOf(api.GET('/api/admin/notifications', { params: { query: { unread: 'true' } } })),
  ]);
  const open = flags.filter(({ resolved }) => !resolved).length;
  return {
    ...Object.fromEntries(
      views.map(({ id, count, countIsExact }) => [
        id,
        [`${count}${countIsExact ? '' : '+'}`, countOf('noun.issue', count)],
      ]),
    ),
    queue: [dashboard.kpis.find(({ key }) => key === 'openIssues')?.value ?? '0', textOf('count.open')],
    flags: [upTo(open, MAX_FLAGS), textOf('count.openOfAll')],
    notifications: [upTo(notifications.length, MAX_NOTIFICATIONS), textOf('count.unreadOfAll')],
  };
}

/**
 * Returns the counts of waiting items. They are read one second after a page is opened, because the page reads its own
 * data first, and then every half minute. If they cannot be read, no counts are shown.
 */
export function useCounts(): Counts {
  const city = useCity();
  const page = usePlace().parts.join('/');
  const [read, setRead] = useState<{ city: string; counts: Counts }>();
  const [calls] = useState(() => new LatestOnly());
  const readNow = async () => {
    const ticket = calls.begin();
    try {
      const counts = await readCounts(city);
      if (calls.end(ticket)) setRead({ city, counts });
    } catch (thrown) {
      calls.end(ticket);
      refusalOf(thrown);
    }
  };
  // Ignores a pending response about another city.
  useEffect(() => () => calls.drop(), [city]);
  useEffect(() => {
    const first = setTimeout(() => {
      const { isLost } = session.get();
      if (isTimeToRead(document.visibilityState === 'visible', isLost, calls.isPending)) void readNow();
    }, AFTER_PAGE_MS);
    return () => clearTimeout(first);
  }, [city, page]);
  usePolling(readNow, () => calls.isPending, REREAD_MS);
  return read?.city === city ? read.counts : {};
}

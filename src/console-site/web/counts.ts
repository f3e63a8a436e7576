import { useEffect, useState } from 'preact/hooks';
import { answerOf, api } from './api';
import { useCity } from './city';
import { readDashboard } from './reads';
import { refusalOf } from './refusal';
import { usePlace } from './router';
import { session } from './session';

const REREAD_MS = 30_000;
const AFTER_PAGE_MS = 1_000;
/** The dashboard has just read what is counted here. */
const FIGURES_MS = 10_000;
/** The longest answers of the two lists; more is only "more". */
const MAX_FLAGS = 200;
const MAX_NOTIFICATIONS = 100;

const upTo = (count: number, most: number) => (count < most ? String(count) : `${most}+`);

/** How much waits in a module, and what, by the path of the module. */
export type Counts = Readonly<Record<string, readonly [count: string, what: string]>>;

async function readCounts(city: string): Promise<Counts> {
  const [dashboard, flags, notifications] = await Promise.all([
    readDashboard(city, FIGURES_MS),
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

/**
 * How much waits, read a second after a page is opened, for what the page itself reads comes first, and again each half
 * minute. Nothing is said where it cannot be read.
 */
export function useCounts(): Counts {
  const city = useCity();
  const page = usePlace().parts.join('/');
  const [read, setRead] = useState<{ city: string; counts: Counts }>();
  useEffect(() => {
    let isCurrent = true;
    const show = (counts: Counts) => {
      if (isCurrent) setRead({ city, counts });
    };
    const readNow = () => {
      if (document.visibilityState !== 'visible' || session.get().isLost) return;
      readCounts(city).then(show, (thrown: unknown) => void refusalOf(thrown));
    };
    const first = setTimeout(readNow, AFTER_PAGE_MS);
    const again = setInterval(readNow, REREAD_MS);
    return () => {
      isCurrent = false;
      clearTimeout(first);
      clearInterval(again);
    };
  }, [city, page]);
  return read?.city === city ? read.counts : {};
}

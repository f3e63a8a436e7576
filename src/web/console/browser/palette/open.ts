import { useEffect } from 'preact/hooks';
import { useCity } from '../city';
import { useKeys } from '../keys';
import { isAsked } from '../kit/dialog';
import { queueHref } from '../queue-address';
import { navigate } from '../router';
import { createStore } from '../store';
import { useViews } from '../use-views';
import { queryOf, VIEW_KEYS } from '../views';

/** How many saved views have a number as their key. */
const MOST_BY_NUMBER = 9;

/** The dialogs that open on every page: the command palette, and the list of the keys. */
export const opened = createStore<'palette' | 'keys' | undefined>(undefined);

/**
 * Opens them by key: Ctrl K (on a Mac also Command K) and `?`, and the views of the queue, saved ones by their number.
 * Ctrl K works while somebody types, too.
 */
export function useOpeningKeys(): void {
  const city = useCity();
  const saved = useViews(city).filter(({ isSaved }) => isSaved);
  const queries = [
    ...Object.entries(VIEW_KEYS),
    ...saved.slice(0, MOST_BY_NUMBER).map((view, index) => [String(index + 1), queryOf(view)] as const),
  ];
  const views = queries.map(([key, query]) => [`g ${key}`, () => navigate(queueHref(city, query))] as const);
  useKeys({ '?': () => opened.set('keys'), ...Object.fromEntries(views) });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || shiftKey || altKey || isAsked()) return;
      event.preventDefault();
      opened.set('palette');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

import { useEffect } from 'preact/hooks';
import { useKeys } from '../keys';
import { isAsked } from '../kit/dialog';
import { createStore } from '../store';

/** The dialogs that open on every page: the command palette, and the list of the keys. */
export const opened = createStore<'palette' | 'keys' | undefined>(undefined);

/** Opens them by key: Ctrl K (on a Mac also Command K) and `?`. Ctrl K works while somebody types, too. */
export function useOpeningKeys(): void {
  useKeys({ '?': () => opened.set('keys') });
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

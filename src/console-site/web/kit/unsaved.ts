import { useLayoutEffect } from 'preact/hooks';
import { guardLeaving } from '../router';
import { askToLeave, type LeaveWords } from './dialog';

/** Asks before a page with changes is left, by a link, a key, another city or tab of it, Back, or closing the tab. */
export function useUnsaved(hasChanges: boolean, words?: LeaveWords): void {
  // At once, not after the next frame: a key may follow within it.
  useLayoutEffect(() => {
    if (!hasChanges) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const unguard = guardLeaving((leave) => askToLeave(leave, words));
    window.addEventListener('beforeunload', warn);
    return () => {
      unguard();
      window.removeEventListener('beforeunload', warn);
    };
  }, [hasChanges]);
}

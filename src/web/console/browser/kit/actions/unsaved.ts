import { useLayoutEffect } from 'preact/hooks';
import { guardLeaving } from '../../router';
import { askToLeave, type LeaveWords } from '../dialog';

/**
 * Asks for confirmation before the user leaves a page with changes: by a link, a key, another city or tab of the page,
 * Back, or closing the browser tab.
 */
export function useUnsaved(hasChanges: boolean, words?: LeaveWords): void {
  // Starts before the next frame, because a key press may follow within it.
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

import { useEffect } from 'preact/hooks';
import { guardLeaving } from '../router';
import { ask } from './dialog';

const WORDS = {
  title: 'Leave what is not stored',
  text: 'What was changed on this page is not stored. It will be lost.',
  confirm: 'Leave it',
  isDangerous: true,
};

/** Asks before changes that are not stored are lost. @param leave loses them */
export function askToLeave(leave: () => void): void {
  ask({
    ...WORDS,
    act: () => {
      leave();
      return Promise.resolve();
    },
  });
}

/** Asks before a page with changes is left, by a link, a key, Back, or closing the tab. */
export function useUnsaved(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    guardLeaving((leave) => askToLeave(leave));
    window.addEventListener('beforeunload', warn);
    return () => {
      guardLeaving(undefined);
      window.removeEventListener('beforeunload', warn);
    };
  }, [hasChanges]);
}

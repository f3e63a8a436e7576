import { useEffect } from 'preact/hooks';
import { guardLeaving } from '../router';
import { ask } from './dialog';

const WORDS = {
  title: 'Leave what is not stored',
  text: 'What was changed on this page is not stored. It will be lost.',
  confirm: 'Leave it',
  isDangerous: true,
};

/** What is asked, and what will be lost. */
type LeaveWords = Pick<typeof WORDS, 'title' | 'text' | 'confirm'>;

/** Asks before changes that are not stored are lost. @param leave loses them */
export function askToLeave(leave: () => void, words: LeaveWords = WORDS): void {
  ask({
    ...WORDS,
    ...words,
    act: () => {
      leave();
      return Promise.resolve();
    },
  });
}

/** Asks before a page with changes is left, by a link, a key, another city or tab of it, Back, or closing the tab. */
export function useUnsaved(hasChanges: boolean, words: LeaveWords = WORDS): void {
  useEffect(() => {
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

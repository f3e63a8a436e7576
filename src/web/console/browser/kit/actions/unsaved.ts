import { useLayoutEffect } from 'preact/hooks';
import { guardLeaving } from '../../router';
import { askToLeave, type LeaveWords } from '../dialog';
import type { Form } from '../forms/form';

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

/**
 * Returns the function that closes the dialog of a form, on Escape, Cancel or a click outside it. If the form has
 * unsaved text, it asks for confirmation first. It returns undefined while the form is being sent, because the service
 * may refuse it.
 */
export function useLeave<Values extends Record<string, string>>(
  { isBusy, isUnsaved }: Pick<Form<Values>, 'isBusy' | 'isUnsaved'>,
  onClose: () => void,
): (() => void) | undefined {
  // The Back button leaves the page behind the dialog.
  useUnsaved(isUnsaved);
  if (isBusy) return undefined;
  return () => (isUnsaved ? askToLeave(onClose) : onClose());
}

import { askToLeave } from '../dialog';
import type { Form } from '../forms/form';
import { useUnsaved } from './unsaved';

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

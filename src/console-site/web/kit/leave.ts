import { askToLeave } from './dialog';
import type { Form } from './form';
import { useUnsaved } from './unsaved';

/**
 * Leaves the dialog of a form, by Escape, Cancel or a click beside it: after a question where something is typed.
 * Undefined while the form is being sent, for what is sent may be refused.
 */
export function useLeave<Values extends Record<string, string>>(
  { isBusy, isUnsaved }: Pick<Form<Values>, 'isBusy' | 'isUnsaved'>,
  onClose: () => void,
): (() => void) | undefined {
  // By Back the page behind it is left.
  useUnsaved(isUnsaved);
  if (isBusy) return undefined;
  return () => (isUnsaved ? askToLeave(onClose) : onClose());
}

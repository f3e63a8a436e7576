import type { ComponentChildren, FormHTMLAttributes } from 'preact';
import { ACCOUNT_FIELD } from '../forms/form-account';
import { useView } from '../view';

/**
 * A form that does something in the name of its reader. It says whose page it is on: in a tab that was left open the
 * cookie may be another account's by the time it is sent.
 * @param action the path it is sent to, without its language
 */
export function PostForm({
  action,
  children,
  ...form
}: { action: string; children: ComponentChildren } & Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'action' | 'method'
>) {
  const { link, view } = useView();
  return (
    <form method="post" action={link(action)} {...form}>
      {view.actor && <input type="hidden" name={ACCOUNT_FIELD} value={view.actor.id} />}
      {children}
    </form>
  );
}

import type { ComponentChildren, FormHTMLAttributes } from 'preact';
import { ACCOUNT_FIELD } from '../forms/form-account';
import { useView } from '../view';

/**
 * A form that acts in the name of its reader. It contains the account the page was rendered for: when it is sent from a
 * tab that was left open, the cookie may belong to another account.
 * @param action the path it is sent to, without the language
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

import type { ComponentChildren } from 'preact';
import { type ConsolePermission, isPermitted } from '../../../kernel/console';
import { session, type Session } from './session';
import { useStore } from './store';

/**
 * Whether the role of an account is given a part of the console. Everything is offered where roles are not enforced,
 * and while it is not known who is signed in: the service decides.
 */
export function isGiven({ permissions }: Pick<Session, 'permissions'>, needed: ConsolePermission): boolean {
  return (
    permissions === undefined || isPermitted({ permissions: permissions as ConsolePermission[] }, needed)
  );
}

/** Whether the user is offered what needs a part of the console. */
export function useMay(needed: ConsolePermission): boolean {
  return isGiven(useStore(session), needed);
}

/** Shows acts only to those whose role may use them. */
export function Permitted({ to, children }: { to: ConsolePermission; children: ComponentChildren }) {
  return useMay(to) ? children : null;
}

/** Shows fields to everybody: those whose role may not change them see them without buttons. */
export function Changeable({ to, children }: { to: ConsolePermission; children: ComponentChildren }) {
  if (useMay(to)) return <>{children}</>;
  return (
    <fieldset class="read-only" disabled>
      {children}
    </fieldset>
  );
}

import type { ConsoleActor } from '../../kernel/console';
import type { PrincipalDto } from './console-auth.dto';

/** The account that is signed in (docs/api/console.md#sign-in). */
export function presentPrincipal({ id, email, name, role, cityScope }: ConsoleActor): PrincipalDto {
  return { admin: { id, email, name, role, cityScope } };
}

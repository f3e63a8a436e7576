import type { ConsolePerson, ConsolePermission } from '../../kernel/console';
import type { PrincipalDto } from './console-auth.dto';

/**
 * The account that is signed in (docs/api/console.md#sign-in).
 * @param permissions what its role is given; null where roles are not enforced
 * @param notice what it is told about the settings
 */
export function presentPrincipal(
  { id, email, name, role, cityScope }: ConsolePerson,
  permissions: readonly ConsolePermission[] | null = null,
  notice?: string,
): PrincipalDto {
  return {
    admin: { id, email, name, role, cityScope },
    ...(permissions && { permissions: [...permissions] }),
    ...(notice !== undefined && { notice }),
  };
}

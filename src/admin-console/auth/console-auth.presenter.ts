import type { ConsoleActor, ConsolePerson } from '../../kernel/console';
import type { PrincipalDto } from './console-auth.dto';
import type { ConsoleRightsService } from './console-rights.service';

/**
 * The account that is signed in (docs/api/console.md#sign-in).
 * @param rights what its role is given, null where roles are not enforced, and what it is told about the settings
 */
export function presentPrincipal(
  person: ConsolePerson & Pick<ConsoleActor, 'hasTotp' | 'language'>,
  rights: Pick<ConsoleRightsService, 'of'>,
): PrincipalDto {
  const { id, email, name, role, cityScope, language } = person;
  const { permissions, secondFactor, notice } = rights.of(person);
  return {
    admin: { id, email, name, role, cityScope, ...(language && { language }) },
    ...(permissions && { permissions: [...permissions] }),
    ...(secondFactor && { secondFactor }),
    ...(notice !== undefined && { notice }),
  };
}

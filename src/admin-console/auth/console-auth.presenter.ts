import type { ConsoleActor, ConsolePerson } from '../../kernel/console';
import type { PrincipalDto, SignedOutDto } from './console-auth.dto';
import type { ConsoleRightsService } from './console-rights.service';

/**
 * The account that is signed in (docs/api/console.md#sign-in).
 * @param rights what its role is given, null where roles are not enforced, and what it is told about the settings
 */
export function presentPrincipal(
  person: ConsolePerson & Pick<ConsoleActor, 'hasTotp' | 'language' | 'signedInBy'>,
  rights: Pick<ConsoleRightsService, 'of'>,
): PrincipalDto {
  const { id, email, name, role, cityScope, language, signedInBy } = person;
  const { permissions, secondFactor, notice } = rights.of(person);
  return {
    admin: { id, email, name, role, cityScope, ...(language && { language }) },
    ...(permissions && { permissions: [...permissions] }),
    ...(secondFactor && { secondFactor }),
    ...(signedInBy && { signedInBy }),
    ...(notice !== undefined && { notice }),
  };
}

/** A session that has ended. @param redirectTo where the browser signs out at the identity provider, if anywhere */
export function presentSignedOut(redirectTo: string | undefined): SignedOutDto {
  return { ok: true, ...(redirectTo !== undefined && { redirectTo }) };
}

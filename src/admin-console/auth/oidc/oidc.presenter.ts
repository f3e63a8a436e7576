import type { ConsoleRightsService } from '../console-rights.service';
import type { ConsoleProviderService } from './console-provider.service';
import type { SignInMethodsDto } from './oidc.dto';

/** How city staff sign in (docs/api/console.md#identity-provider). */
export function presentMethods(
  { mayUsePasswords }: Pick<ConsoleRightsService, 'mayUsePasswords'>,
  { isConfigured }: Pick<ConsoleProviderService, 'isConfigured'>,
): SignInMethodsDto {
  return { password: mayUsePasswords, provider: isConfigured };
}

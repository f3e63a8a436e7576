import { AttemptCookieService } from './attempt-cookie.service';
import { ConsoleProviderService } from './console-provider.service';
import { ProviderAccountsService } from './provider-accounts.service';
import { ProviderRedirectsService } from './provider-redirects.service';
import { ProviderSignInService } from './provider-sign-in.service';
import { ProviderSignOutService } from './provider-sign-out.service';
import { ProviderTokensService } from './provider-tokens.service';
import { SessionCheckQueries } from './session-check.queries';
import { SessionChecksJob } from './session-checks.job';
import { SessionChecksService } from './session-checks.service';

/** Sign-in through the identity provider of city staff. */
export const CONSOLE_OIDC = [
  AttemptCookieService,
  ConsoleProviderService,
  ProviderAccountsService,
  ProviderRedirectsService,
  ProviderSignInService,
  ProviderSignOutService,
  ProviderTokensService,
  SessionCheckQueries,
  SessionChecksJob,
  SessionChecksService,
];

import type { ConsoleAccess, ConsoleTotp, GroupRights } from '../../kernel/console';
import { GroupsWithRights } from './console-groups';
import { ServerSettings } from './server-settings';
import { Setting } from './setting';
import { Email, Flag, HttpUrl, OneOf, Text, TextOfLength } from './setting-rules';

/** Settings of the console: its first account, what accounts may do, and how they sign in. */
export class ConsoleSettings extends ServerSettings {
  @Setting({
    about:
      'The email of the first account of the console, a super_admin, which is created while there is no account. Unset: on the embedded database an account with a random password is created, and the first start prints the password',
    fix: 'Set an email address, or unset it.',
  })
  @Email()
  CONSOLE_ADMIN_EMAIL?: string;

  @Setting({
    about:
      'The password of that account; a common one, or one made of its address, is refused. It has no effect once there is an account',
    fix: 'Set a password of 12 to 200 characters that is not easy to guess, together with CONSOLE_ADMIN_EMAIL.',
  })
  @TextOfLength(12, 200)
  CONSOLE_ADMIN_PASSWORD?: string;

  @Setting({
    about:
      'What an account of the console may do: session (everything, whatever its role), or roles (what its role, cities, wards, categories and units allow)',
    fallback: 'session',
    fix: 'Set it to session or roles.',
  })
  @OneOf(['session', 'roles'])
  CONSOLE_ACCESS!: ConsoleAccess;

  @Setting({
    about:
      'Whether accounts of the console with a password may have a second factor (optional), or must set one up before anything else (required)',
    fallback: 'optional',
    fix: 'Set it to optional or required.',
  })
  @OneOf(['optional', 'required'])
  CONSOLE_TOTP!: ConsoleTotp;

  @Setting({
    about:
      'The identity provider of city staff (OpenID Connect), whose endpoints are found by discovery. Unset: they sign in with passwords alone',
    fix: 'Set the issuer URL exactly as it is in the tokens of the provider, or unset it.',
  })
  @HttpUrl()
  CONSOLE_OIDC_ISSUER?: string;

  @Setting({
    about: 'The OAuth client id of the console at that provider',
    fix: 'Set the client id of a web application with the redirect URI PUBLIC_BASE_URL/api/admin/auth/oidc/callback.',
  })
  @Text()
  CONSOLE_OIDC_CLIENT_ID?: string;

  @Setting({
    about: 'The secret of that client. Unset: it is a public client',
    fix: 'Set the client secret, or unset it if the provider gave none.',
  })
  @Text()
  CONSOLE_OIDC_CLIENT_SECRET?: string;

  @Setting({
    about:
      'What groups of that provider may do in the console, as JSON: a list of { group, role, cities, wards, categories, units }. Without cities, wards or categories: all; without units: those that the console gives. Of several groups of a person the first counts, and these come before the ones that are made in the console',
    fallback: '[]',
    fix: 'Set a list such as [{"group":"it","role":"super_admin","cities":null}].',
  })
  @GroupsWithRights()
  CONSOLE_OIDC_GROUPS!: GroupRights[];

  @Setting({
    about:
      'Whether accounts of the console may sign in with a password. false: only through CONSOLE_OIDC_ISSUER; sessions that were begun with a password end',
    fallback: 'true',
    fix: 'Set it to true, or set CONSOLE_OIDC_ISSUER.',
  })
  @Flag()
  CONSOLE_PASSWORD_SIGN_IN!: boolean;
}

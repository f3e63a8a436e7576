import { LOCAL_ISSUER } from './local-identity-key';

/**
 * SQL for whether the account `u` has an address that mails may go to. The built-in identity provider verifies no
 * address; its addresses are accepted only if all are trusted.
 * @param areAllTrusted the parameter that says so, such as `$1`
 */
export function hasVerifiedAddress(areAllTrusted: string): string {
  return `u.email is not null and (${areAllTrusted}::boolean or exists (
  select from user_identities p where p.user_id = u.id and p.issuer not like '%${LOCAL_ISSUER}'))`;
}

import type { SiteRequest } from '../languages';

/** The hidden field that says whose page a form is on. */
export const ACCOUNT_FIELD = 'account';

/**
 * Whether a form is on a page of another account than the one that sends it: somebody else has signed in to this
 * browser since the page was opened. A page that nobody was signed in on is nobody's, and sent by whoever signs in.
 */
export function isOfAnother({ actor, body }: SiteRequest): boolean {
  const whose = (body as Record<string, unknown> | undefined)?.[ACCOUNT_FIELD];
  return actor !== undefined && typeof whose === 'string' && whose !== '' && whose !== actor.id;
}

/** Whose words a form has: of the account whose page it is on, or of whoever sends a page that was nobody's. */
export function ownerOf({ actor, body }: SiteRequest): string {
  const whose = (body as Record<string, unknown> | undefined)?.[ACCOUNT_FIELD];
  return typeof whose === 'string' && whose !== '' ? whose : (actor?.id ?? '');
}

import type { SiteRequest } from '../languages';

/** The hidden field with the account the page was rendered for. */
export const ACCOUNT_FIELD = 'account';

/**
 * Whether a form was rendered for another account than the one that sends it: somebody else has signed in to this
 * browser since the page was opened. A page rendered while signed out may be sent by any account.
 */
export function isOfAnother({ actor, body }: SiteRequest): boolean {
  const whose = (body as Record<string, unknown> | undefined)?.[ACCOUNT_FIELD];
  return actor !== undefined && typeof whose === 'string' && whose !== '' && whose !== actor.id;
}

/**
 * The account a form's text belongs to: the one the page was rendered for, or, if that was rendered signed out, the
 * sender.
 */
export function ownerOf({ actor, body }: SiteRequest): string {
  const whose = (body as Record<string, unknown> | undefined)?.[ACCOUNT_FIELD];
  return typeof whose === 'string' && whose !== '' ? whose : (actor?.id ?? '');
}

import { hrefOf } from '../../router';

/** The address of the list as it was last shown: its filters, its order and its page. */
let list: { city: string; href: string } | undefined;

/** Notes where the list is, so that one comes back to it. */
export function noteList(city: string, href: string): void {
  list = { city, href };
}

/** The way back to the list. @param city the list of another one is not gone back to */
export function feedHref(city: string): string {
  return list?.city === city ? list.href : hrefOf('/feed', { city });
}

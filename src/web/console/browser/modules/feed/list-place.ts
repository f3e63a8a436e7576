import { hrefOf } from '../../router';

/** The address of the list as last shown: its filters, order and page. */
let list: { city: string; href: string } | undefined;

/** Stores the address of the list, so that the reader can return to it. */
export function noteList(city: string, href: string): void {
  list = { city, href };
}

/** The address of the list. @param city not that of a list of another city */
export function feedHref(city: string): string {
  return list?.city === city ? list.href : hrefOf('/feed', { city });
}

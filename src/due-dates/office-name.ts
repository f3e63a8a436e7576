import type { Office } from './due-date.events';

/** An office in words: designation, and ward or constituency where it has one. Never a person. */
export function officeName({ designation, place }: Office): string {
  return place === '' ? designation : `${designation}, ${place}`;
}

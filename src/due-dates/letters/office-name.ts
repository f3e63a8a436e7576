import type { Office } from '../due-date.events';

/** The name of an office: designation, and ward or constituency if it has one. Never the name of a person. */
export function officeName({ designation, place }: Office): string {
  return place === '' ? designation : `${designation}, ${place}`;
}

import type { SqlPoint } from '../list/issue-distance.queries';

/**
 * SQL that joins the exact place of an issue, if it is another than its public one. Only for what
 * docs/api/privacy.md#exact-places lists: `place-privacy.spec.ts` names the files.
 * @param issue the alias of the issue
 * @param exact the alias of its exact place
 */
export function withExactPlace(issue: string, exact: string): string {
  return `left join exact_places ${exact} on ${exact}.issue_id = ${issue}.id`;
}

/** SQL expressions for the exact place of an issue, after `withExactPlace`. */
export function exactPlaceOf(issue: string, exact: string): SqlPoint & { address: string } {
  const exactly = (column: string) => `coalesce(${exact}.${column}, ${issue}.${column})`;
  return { lat: exactly('lat'), lng: exactly('lng'), address: exactly('address') };
}

import type { CitySlug } from '../../kernel/cities';

/** The page of an issue, as messages name it. */
export function issueLink(baseUrl: string, city: CitySlug, issueId: string): string {
  return `${baseUrl}/${city}/issues/${issueId}`;
}

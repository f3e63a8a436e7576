import type { CitySlug } from '../../../../kernel/cities';
import { LANGUAGES, localPath } from '../../languages';
import type { MappedIssue } from './sitemap.queries';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** The pages of a city beside its issues. */
const PARTS = ['', '/wards', '/responsible', '/people'];

/** Personal pages, and paths of acts. */
const PERSONAL = ['/me$', '/me?', '/me/privacy', '/welcome', '/sign-in', '/sign-out'];

/**
 * The robots.txt: everything except personal pages and acts may be read. A rule applies to all paths with its prefix:
 * `/me` alone would also exclude `/media/` (RFC 9309).
 */
export function robots(origin: string): string {
  const personal = LANGUAGES.flatMap((language) => PERSONAL.map((path) => localPath(language, path)));
  const closed = ['/api/', ...personal].map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${closed}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The index of the sitemaps, one per city. */
export function sitemapIndex(origin: string, cities: readonly CitySlug[]): string {
  const maps = cities.map((city) => `<sitemap><loc>${origin}/${city}/sitemap.xml</loc></sitemap>`).join('\n');
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${maps}\n</sitemapindex>\n`;
}

/** The sitemap of a city, in parts. Ids and paths have no characters that XML must escape. */
export async function* citySitemap(
  origin: string,
  city: CitySlug,
  issues: AsyncIterable<readonly MappedIssue[]>,
): AsyncGenerator<string> {
  const base = `${origin}/${city}`;
  yield `${HEAD}<urlset ${NAMESPACE}>\n${PARTS.map((part) => `<url><loc>${base}${part}</loc></url>\n`).join('')}`;
  for await (const some of issues)
    yield some
      .map(
        ({ id, updatedAt }) =>
          `<url><loc>${base}/issues/${id}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>\n`,
      )
      .join('');
  yield '</urlset>\n';
}

import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CITY_SLUGS } from '../../../src/kernel/cities';
import { operationsOf, readDocument } from '../fuzz/operations';
import { send } from '../network/http';

/** Values that occur nowhere else, by what they are. */
export type Markers = Readonly<Record<string, string>>;

const MAX_DUMP_BYTES = 512 * 1024 * 1024;
/** Pages of the city of the specs have the data of all, and those of one language. */
const OTHER = new RegExp(
  `/(${CITY_SLUGS.filter((city) => city !== 'mumbai').join('|')})(/|\\.|$)|^/(hi|mr|bn|ta|te|kn|gu)(/|$)`,
);
/** Forms, and pages without data of people. */
const STATIC = /^\/(dev|sign-in|console|openapi|assets|icons)|\.(js|css|svg|png|woff2|pmtiles)$/;
const LINK = /(?:href|src|action)="([^"#]+)|<loc>([^<]+)<\/loc>/g;
/** Query parameters without which a route has no or an empty answer. */
const QUERIES: Readonly<Record<string, string>> = {
  '/api/accountability-chain': '?pincode=400050',
  '/api/wards.geojson': '?city=mumbai',
  '/api/places.geojson': '?city=mumbai',
  '/api/issues/near': '?lat=19.123456&lng=72.84&radius=500',
  '/api/map': '?city=mumbai&bbox=72.7,18.9,73.1,19.3&zoom=19',
};
const PAGE = { accept: 'text/html,*/*' };
const CITY_PAGES = ['map', 'wards', 'people', 'responsible', 'figures', 'data'];
const OPEN311_QUERY = '?jurisdiction_id=mumbai&extensions=true';

/** The names of markers in a text, without regard to case. */
function markersIn(text: string, markers: Markers): string[] {
  const lower = text.toLowerCase();
  return Object.keys(markers).filter((name) => lower.includes(markers[name]!.toLowerCase()));
}

/** What `pg_dump` has of a database, in plain text. @param bin the folder of its program */
export async function dumpOf(bin: string, url: string): Promise<string> {
  const { stdout } = await promisify(execFile)(join(bin, 'pg_dump'), ['--data-only', url], {
    maxBuffer: MAX_DUMP_BYTES,
  });
  return stdout;
}

/** The markers in a dump, with the table in whose rows they are. */
export function markersInDump(dump: string, markers: Markers): string[] {
  const found = new Set<string>();
  let table = '';
  for (const line of dump.split('\n')) {
    table = /^COPY (?:\w+\.)?(\w+)/.exec(line)?.[1] ?? table;
    for (const name of markersIn(line, markers)) found.add(`${table}: ${name}`);
  }
  return [...found].sort();
}

/** The markers in the files of a folder, as texts or bytes, with the path of the file. */
export function markersInFiles(folder: string, markers: Markers, bytes: Readonly<Record<string, Buffer>>) {
  return (readdirSync(folder, { recursive: true }) as string[]).flatMap((name) => {
    const path = join(folder, name);
    if (!statSync(path).isFile()) return [];
    const content = readFileSync(path);
    const found = Object.keys(bytes).filter((each) => content.includes(bytes[each]!));
    return [...markersIn(content.toString('utf8'), markers), ...found].map((each) => `${name}: ${each}`);
  });
}

/** Answers to somebody who is not signed in. */
export class PublicAnswers {
  /** By path, with the API it was asked of. */
  readonly texts = new Map<string, string>();
  /** Answers with a status of 500 or higher. */
  readonly failures: string[] = [];

  /** @param ids values of parameters of paths, by their names */
  constructor(
    private readonly url: string,
    private readonly ids: Readonly<Record<string, readonly string[]>>,
  ) {}

  /** Reads every public GET of every API, with all values of its parameters, and pages with all they lead to. */
  async read(): Promise<this> {
    for (const surface of ['token', 'public', 'open311'] as const) {
      const document = await readDocument(this.url, surface);
      const gets = operationsOf(surface, document).filter(
        ({ method, credential, template }) =>
          method === 'GET' && ['none', 'optional'].includes(credential) && !template.startsWith('/dev/'),
      );
      for (const { template } of gets)
        for (const path of this.filled(template)) await this.ask(path, { 'x-api-surface': surface });
    }
    const { city = [], id = [] } = this.ids;
    const cities = city.flatMap((each) => [`/${each}`, ...CITY_PAGES.map((page) => `/${each}/${page}`)]);
    const issues = city.flatMap((each) => id.map((issue) => `/${each}/issues/${issue}`));
    await this.crawl(['/', '/sitemap.xml', ...cities, ...issues]);
    return this;
  }

  /** The markers that are in answers, with their paths. */
  having(markers: Markers): string[] {
    return [...this.texts].flatMap(([path, text]) =>
      markersIn(text, markers).map((name) => `${path}: ${name}`),
    );
  }

  private filled(template: string): string[] {
    let paths = [template + (QUERIES[template] ?? (template.startsWith('/open311') ? OPEN311_QUERY : ''))];
    for (const [parameter, name] of template.matchAll(/\{(\w+)\}/g))
      paths = paths.flatMap((path) =>
        (this.ids[name!] ?? ['unknown']).map((value) => path.replace(parameter, encodeURIComponent(value))),
      );
    return paths;
  }

  private async ask(path: string, headers: Record<string, string>): Promise<string> {
    const { status, text } = await send({ method: 'GET', url: this.url + path, headers });
    const name = `${headers['x-api-surface'] ?? 'site'} ${path}`;
    if (status >= 500) this.failures.push(`${name}: ${status}`);
    if (status === 200) this.texts.set(name, text);
    return text;
  }

  /** Reads pages, and what they link to on the same host. */
  private async crawl(paths: readonly string[]): Promise<void> {
    const seen = new Set(paths);
    for (const path of paths) {
      const text = await this.ask(path, PAGE);
      for (const [, link, location] of text.matchAll(LINK)) {
        const target = new URL((link ?? location)!.replaceAll('&amp;', '&'), this.url);
        const isOwn = target.host === new URL(this.url).host || location !== undefined;
        // Filters and orders of a list show what the list shows.
        if (isOwn && !STATIC.test(target.pathname) && !OTHER.test(target.pathname)) seen.add(target.pathname);
      }
    }
    for (const path of seen) if (!paths.includes(path)) await this.ask(path, PAGE);
  }
}

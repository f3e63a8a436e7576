import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ID_PREFIXES } from '../../../src/kernel/ids';
import { ROOT } from '../../support/source/deployment';

/** As in access.spec.ts, which proves it equal to the routes of the running service. */
interface AccessTable {
  principals: string[];
  routes: Record<string, number[]>;
}

const PAGES = join(ROOT, 'docs/api');
const { principals, routes } = JSON.parse(
  readFileSync(join(ROOT, 'test/architecture/api/access.json'), 'utf8'),
) as AccessTable;
/** Parameters on pages that are several routes in the service. */
const KINDS: Readonly<Record<string, string[]>> = {
  ':entityType': ['jurisdictions', 'officials', 'departments', 'police-stations'],
};
const ROUTE = /`([A-Z]+) (\/(?:api|dev)[^`?]*)(?:\?[^`]*)?`/g;
/** A further route in a cell that has the same beginning as the previous one. */
const SIBLING = /`(\/[^`]*)`/g;

/** The routes that a row of a table describes, by its first cell. */
function routesIn(row: string): string[] {
  const [, cell = ''] = row.split('|');
  const named = [...cell.matchAll(ROUTE)].map(([, method = '', path = '']) => `${method} ${path}`);
  const [before = ''] = named;
  const siblings = [...cell.matchAll(SIBLING)].map(([, end = '']) => before.replace(/\/[^/]*$/, end));
  return [...named, ...(before ? siblings : [])].map(plain).flatMap(eachKind);
}

/** Without a trailing slash, which makes no difference. */
const plain = (route: string): string => route.replace(/(.)\/$/, '$1');

function eachKind(route: string): string[] {
  const parameter = Object.keys(KINDS).find((name) => route.includes(name));
  return parameter ? KINDS[parameter]!.map((kind) => route.replace(parameter, kind)) : [route];
}

/** The routes of the service that a page has to describe, without the surface of shared paths. */
const catalogued = Object.keys(routes)
  .filter((route) => /^[A-Z]+ \/(api|dev)\b/.test(route))
  .map((route) => plain(route.replace(/ \(\w+\)$/, '')));
const rows = readdirSync(PAGES)
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => readFileSync(join(PAGES, file), 'utf8').split('\n'))
  .filter((line) => line.startsWith('|'));
const described = new Set(rows.flatMap(routesIn));

/** The routes that require a super_admin, among all console sessions. */
function forSuperAdmins(): string[] {
  const [first, ...others] = ['super_admin', 'city_admin', 'reviewer', 'auditor'].map((role) =>
    principals.indexOf(role),
  );
  return Object.entries(routes)
    .filter(([, answers]) => others.every((at) => answers[at] === 403) && answers[first!] !== 403)
    .map(([route]) => route);
}

describe('the pages of the API reference', () => {
  it('have each route in a table', () => {
    expect(catalogued.length).toBeGreaterThan(150);
    expect(catalogued.filter((route) => !described.has(route))).toEqual([]);
  });

  it('have no unknown route in a table', () => {
    const known = new Set(catalogued);
    expect([...described].filter((route) => !known.has(route))).toEqual([]);
  });

  it('mark each route for a super_admin', () => {
    const silent = forSuperAdmins().filter(
      (route) => !rows.some((row) => routesIn(row).includes(route) && row.includes('super_admin')),
    );
    expect(forSuperAdmins()).toContain('GET /api/admin/webhooks/endpoints');
    expect(silent).toEqual([]);
  });

  it('list each prefix of an id', () => {
    const page = readFileSync(join(PAGES, 'conventions.md'), 'utf8');
    expect(Object.values(ID_PREFIXES).filter((prefix) => !page.includes(`| \`${prefix}_\` |`))).toEqual([]);
  });

  it.each([
    ['| `GET /api/cities?state` | 200 |', ['GET /api/cities']],
    ['| `GET /api/` and `GET /api` | 200 |', ['GET /api', 'GET /api']],
    ['| `POST /api/a/:id/pause`, `/resume` | 200 |', ['POST /api/a/:id/pause', 'POST /api/a/:id/resume']],
    ['| `POST /api/a/:entityType` | 200 |', KINDS[':entityType']!.map((kind) => `POST /api/a/${kind}`)],
    ['| what | `GET /api/cities` |', []],
    ['| `/media` | files |', []],
  ])('find in %s the routes %j', (row, expected) => {
    expect(routesIn(row)).toEqual(expected);
  });
});

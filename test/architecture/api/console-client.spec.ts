import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { documentOf } from '../../support/source/documents';

const ROOT = join(__dirname, '../../..');
const WEB = join(ROOT, 'src/web/console/browser');
const BUILT = join(ROOT, 'dist/web');
/** A call of the typed client, with its method and its path. */
const CALL = /api\s*\.(GET|POST|PATCH|PUT|DELETE)\(\s*'([^']+)'/g;
/** Routes that no page of the console calls: other programs use them, or an address in an answer leads there. */
const WITHOUT_PAGE = [
  // The browser itself goes there.
  'GET /api/admin/auth/oidc',
  'GET /api/admin/auth/oidc/callback',
  'GET /api/admin/feed/issues/{id}/files/{fileId}',
];
/** The pages a new user of the console loads first. */
const FIRST_PAGES = ['modules/dashboard/dashboard.tsx', 'modules/queue/queue.tsx', 'modules/feed/feed.tsx'];
const MAX_BYTES = 120 * 1024;

type Manifest = Record<string, { file: string; imports?: string[]; src?: string }>;

describe('the client of the console', () => {
  it('uses every route of the console', () => {
    const routes = Object.entries(documentOf('console').paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const called = new Set(
      readdirSync(WEB, { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!\.spec|\.d)\.tsx?$/.test(name))
        .flatMap((name) => [...readFileSync(join(WEB, name), 'utf8').matchAll(CALL)])
        .map(([, method, path]) => `${method} ${path}`),
    );
    expect(routes.length).toBeGreaterThan(60);
    expect(routes.filter((route) => !called.has(route)).sort()).toEqual([...WITHOUT_PAGE].sort());
  });

  it.each(FIRST_PAGES)('loads at most 120 KB of script for its first page, %s', (page) => {
    const manifest = JSON.parse(readFileSync(join(BUILT, 'console-manifest.json'), 'utf8')) as Manifest;
    const names = new Set<string>();
    const follow = (name: string) => {
      if (names.has(name)) return;
      names.add(name);
      manifest[name]!.imports?.forEach(follow);
    };
    follow('index.html');
    follow(page);
    const files = new Set([...names].map((name) => manifest[name]!.file));
    const bytes = [...files].map((file) => gzipSync(readFileSync(join(BUILT, file))).length);
    expect(files.size).toBeGreaterThan(1);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MAX_BYTES);
  });
});

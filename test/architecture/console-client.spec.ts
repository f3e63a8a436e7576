import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const ROOT = join(__dirname, '../..');
const WEB = join(ROOT, 'src/console-site/web');
const BUILT = join(ROOT, 'dist/web');
/** A call of the typed client: its method and its path as it is written. */
const CALL = /api\s*\.(GET|POST|PATCH|PUT|DELETE)\(\s*'([^']+)'/g;
/** What somebody loads who opens the console for the first time. */
const FIRST_PAGES = ['modules/dashboard/dashboard.tsx', 'modules/feed/feed.tsx'];
const MAX_BYTES = 120 * 1024;

type Manifest = Record<string, { file: string; imports?: string[]; src?: string }>;

describe('the client of the console', () => {
  const folder = mkdtempSync(join(tmpdir(), 'civic-types-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has the types of the document: npm run console:types writes them', () => {
    const file = join(folder, 'api-types.d.ts');
    execFileSync(process.execPath, [join(ROOT, '.ci/console-types.mjs'), file], { stdio: 'pipe' });
    expect(readFileSync(join(WEB, 'api-types.d.ts'), 'utf8')).toBe(readFileSync(file, 'utf8'));
  });

  it('uses every route of the console', () => {
    execFileSync(process.execPath, [join(ROOT, 'dist/src/commands/write-documents.js'), folder], {
      stdio: 'pipe',
    });
    const document = JSON.parse(readFileSync(join(folder, 'console.json'), 'utf8')) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const called = new Set(
      readdirSync(WEB, { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!\.spec|\.d)\.tsx?$/.test(name))
        .flatMap((name) => [...readFileSync(join(WEB, name), 'utf8').matchAll(CALL)])
        .map(([, method, path]) => `${method} ${path}`),
    );
    expect(routes.length).toBeGreaterThan(60);
    expect(routes.filter((route) => !called.has(route))).toEqual([]);
  });

  it.each(FIRST_PAGES)('asks for at most 120 KB of script for its first page, %s', (page) => {
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

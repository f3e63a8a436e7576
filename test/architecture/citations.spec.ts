import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from '../support/deployment';

/** A place that names a page, or a heading of one. */
interface Reference {
  /** The file with the reference, relative to the root of the repository. */
  from: string;
  /** The file that is named, relative to the root of the repository. */
  page: string;
  anchor: string | undefined;
}

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const filesOf = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(ROOT.length + 1));

const FIRST_PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'];
const pages = [...FIRST_PAGES, ...filesOf('docs').filter((file) => file.endsWith('.md'))];
const cited = [...pages, ...['src', 'test', 'migrations'].flatMap(filesOf)].flatMap(citationsIn);
const linked = pages.flatMap(linksIn);

/** The paths of pages as source files and pages write them: from the root of the repository. */
function citationsIn(from: string): Reference[] {
  const matches = textOf(from).matchAll(/(?<![\w./-])(docs\/(?:[\w-]+\/)*[\w-]+\.md)(?:#([\w-]+))?/g);
  return [...matches].map(([, page, anchor]) => ({ from, page: page!, anchor }));
}

/** The relative links of a page. */
function linksIn(from: string): Reference[] {
  const matches = withoutCode(textOf(from)).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g);
  return [...matches].map(([, path, anchor]) => {
    return { from, page: path ? normalize(join(dirname(from), path)) : from, anchor };
  });
}

/** A page without its fenced blocks of code, in which a line may begin with `#`. */
function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^(```|~~~)[^]*?^\1$/gm, '');
}

/**
 * The anchors of a page's headings as GitHub makes them: lower case, without punctuation, hyphens for spaces; a heading
 * that occurs again has a number.
 */
function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading] of withoutCode(markdown).matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const text = heading!.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    const plain = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    let anchor = plain;
    for (let again = 1; anchors.has(anchor); again++) anchor = `${plain}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** What of the references leads nowhere. */
function broken(references: Reference[]): string[] {
  const anchors = new Map(pages.map((page) => [page, anchorsOf(textOf(page))]));
  return references
    .filter(({ page, anchor }) =>
      anchor === undefined ? !existsSync(join(ROOT, page)) : !anchors.get(page)?.has(anchor),
    )
    .map(({ from, page, anchor }) => `${from}: ${page}${anchor === undefined ? '' : `#${anchor}`}`);
}

/** What the last column of a table in docs/security.md is headed where it names tests. */
const NAMES_TESTS = ['test', 'proven by'];

/** The files of the tests that docs/security.md names in the last column of its tables. */
function testsNamed(markdown: string): string[] {
  const tables = markdown.match(/(?:^\|.*\n?)+/gm) ?? [];
  return tables.flatMap((table) => {
    const [heading = '', , ...cells] = table.trim().split('\n').map(lastCell);
    if (!NAMES_TESTS.includes(heading)) return [];
    return cells.flatMap((cell) => cell.split(',').map((name) => testFile(name.trim())));
  });
}

function lastCell(row: string): string {
  return row.split('|').at(-2)!.trim();
}

/** @param name as docs/security.md has it: with its folder below test/, without one in test/resilience */
function testFile(name: string): string {
  if (name.startsWith('src/')) return name;
  return `test/${name.includes('/') ? name : `resilience/${name}`}.spec.ts`;
}

describe('the pages of the repository', () => {
  it('have every file and heading that a file of the repository cites', () => {
    expect(cited.filter(({ from }) => from.startsWith('src/')).length).toBeGreaterThan(100);
    expect(broken(cited)).toEqual([]);
  });

  it('have every file and heading that a page links to', () => {
    expect(linked.filter(({ anchor }) => anchor !== undefined).length).toBeGreaterThan(100);
    expect(broken(linked)).toEqual([]);
  });

  it('have every test that the page on security names', () => {
    const named = testsNamed(textOf('docs/security.md'));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('name tests in tables of faults, and in those of entry points', () => {
    const page =
      '| in | proven by |\n|---|---|\n| a | b, c/d |\n\n| x | test |\n|---|---|\n| y | src/e.spec.ts |\n';
    const others = '\n| what | worth |\n|---|---|\n| f | much |\n';
    expect(testsNamed(page + others)).toEqual([
      'test/resilience/b.spec.ts',
      'test/c/d.spec.ts',
      'src/e.spec.ts',
    ]);
  });

  it('are cited by file and heading, not by number', () => {
    const numbered = [...pages, ...['src', 'test', 'migrations'].flatMap(filesOf)].filter((file) =>
      /\bdocuments? \d/i.test(textOf(file)),
    );
    expect(numbered).toEqual([]);
  });

  it('name their headings as GitHub does', () => {
    const page = '# A [link](to.md#x), `code_1` & more!\n```sh\n# no heading\n```\n## Twice\n## Twice\n';
    expect([...anchorsOf(page)]).toEqual(['a-link-code_1--more', 'twice', 'twice-1']);
  });
});

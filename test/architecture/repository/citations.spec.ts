import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from '../../support/source/deployment';

/** A reference to a page, or to a heading of one. */
interface Reference {
  /** The file that contains the reference, relative to the root of the repository. */
  from: string;
  /** The page, relative to the root of the repository. */
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

/** The paths of pages in source files and pages, from the root of the repository. */
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

/** A page without its code blocks, in which lines may begin with `#`. */
function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^(```|~~~)[^]*?^\1$/gm, '');
}

/**
 * The anchors of a page's headings as GitHub generates them: lower case, without punctuation, hyphens for spaces; a
 * repeated heading gets a number.
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

/** The references without a target. */
function broken(references: Reference[]): string[] {
  const anchors = new Map(pages.map((page) => [page, anchorsOf(textOf(page))]));
  return references
    .filter(({ page, anchor }) =>
      anchor === undefined ? !existsSync(join(ROOT, page)) : !anchors.get(page)?.has(anchor),
    )
    .map(({ from, page, anchor }) => `${from}: ${page}${anchor === undefined ? '' : `#${anchor}`}`);
}

/** The header of the last column of tables in docs/security.md that name tests. */
const NAMES_TESTS = ['test', 'proven by'];

/** The test files in the last column of tables in docs/security.md. */
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

const faults = filesOf('test/resilience');

/** @param name the name in docs/security.md: with its folder below test/, or without one for test/resilience */
function testFile(name: string): string {
  if (name.startsWith('src/')) return name;
  if (name.includes('/')) return `test/${name}.spec.ts`;
  return faults.find((file) => file.endsWith(`/${name}.spec.ts`)) ?? `test/resilience/${name}.spec.ts`;
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

  it('name tests in the tables of faults and of entry points', () => {
    const page =
      '| in | proven by |\n|---|---|\n| a | no-such, backup, c/d |\n\n| x | test |\n|---|---|\n| y | src/e.spec.ts |\n';
    const others = '\n| what | worth |\n|---|---|\n| f | much |\n';
    expect(testsNamed(page + others)).toEqual([
      'test/resilience/no-such.spec.ts',
      'test/resilience/commands/backup.spec.ts',
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

  it('get the anchors that GitHub generates', () => {
    const page = '# A [link](to.md#x), `code_1` & more!\n```sh\n# no heading\n```\n## Twice\n## Twice\n';
    expect([...anchorsOf(page)]).toEqual(['a-link-code_1--more', 'twice', 'twice-1']);
  });
});

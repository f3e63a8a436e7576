import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/source/deployment';

const FOLDER = join(ROOT, 'test/browser/site/pages');
/** Actions that need a pointer, or that only a test can do. */
const NOT_BY_KEYBOARD =
  /\.(click|dblclick|tap|fill|focus|check|uncheck|selectOption|setInputFiles|dispatchEvent)\(/g;
/** Answers that are not pages for people: for search engines, files, short links, redirects of an identity provider. */
const NO_PAGE = /\.(txt|xml|jpg|png|webmanifest)$|^\/\{city\}\/r\/|^\/sign-in\/(provider|callback)$/;

const documentation = readFileSync(join(ROOT, 'docs/site.md'), 'utf8');
const textOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

/** The rows of a table of the documentation, below its heading. */
function rowsBelow(heading: string): string[][] {
  const [, below = ''] = documentation.split(`${heading}\n`);
  const [, ...rows] = below.split(/\n(?!\|)/, 1)[0]!.split('\n');
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** A browser test: the titles of its suite and its own, and its text. */
interface BrowserTest {
  title: string;
  text: string;
}

/** The tests of a file that a cell names. */
function testsNamed(cell: string): BrowserTest[] {
  const [, file, words] = /^`([^`]+)`: (.+)$/.exec(cell) ?? [];
  if (file === undefined || words === undefined) return [];
  const [head = '', ...tests] = textOf(file).split(/\n {2}it\(/);
  const suite = /describeInBrowser\('([^']+)'/.exec(head)?.[1] ?? '';
  return tests
    .filter((text) => /^'([^']+)'/.exec(text)?.[1]?.includes(words))
    .map((text) => ({ title: `${suite} ${text.split("'")[1]}`, text: /openTab\(/.test(text) ? text : head }));
}

describe('the browser tests of the site’s flows', () => {
  const flows = rowsBelow('| flow | without scripts | by keyboard | 360 px |');

  it('are each tested without scripts, by keyboard and at 360 px, as documented', () => {
    expect(flows.length).toBeGreaterThan(10);
    const missing = flows.flatMap(([flow, ...cells]) => {
      const [noScript, keyboard, phone] = cells.map(testsNamed) as [
        BrowserTest[],
        BrowserTest[],
        BrowserTest[],
      ];
      return [
        !noScript.some(({ text }) => text.includes('javaScriptEnabled: false')) && `${flow} without scripts`,
        !keyboard.some(({ title }) => title.includes('by keyboard')) && `${flow} by keyboard`,
        !phone.some(({ text }) => /width: 360|PHONE/.test(text)) && `${flow} at 360 px`,
      ].filter(Boolean);
    });
    expect(missing).toEqual([]);
  });

  it('use only the keyboard if the title says so', () => {
    const tests = flows.flatMap(([, , cell = '']) => {
      const [, file = ''] = /^`([^`]+)`/.exec(cell) ?? [];
      const [, ...texts] = textOf(file).split(/\n {2}it\(/);
      return texts.filter((text) => file === 'site-keyboard.spec.ts' || /^'[^']*by keyboard/.test(text));
    });
    expect(tests.flatMap((text) => text.match(NOT_BY_KEYBOARD) ?? [])).toEqual([]);
    expect(textOf('site-keyboard.spec.ts').match(NOT_BY_KEYBOARD)).toBeNull();
  });
});

describe('the pages that are tested for a reader who is not signed in', () => {
  it('are all documented ones', () => {
    const addresses = rowsBelow('| path | page |')
      .flatMap(([cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path!))
      .filter((path) => !NO_PAGE.test(path));
    expect(addresses.length).toBeGreaterThan(12);
    const tried = textOf('anonymous-pages.spec.ts');
    const missing = addresses.filter((path) => {
      const pattern = path.replaceAll(/\{[^}]+\}/g, '(?:[^/?\'"`]+)');
      return !new RegExp(`['"\`]${pattern}(?:\\?[^'"\`]*)?['"\`]`).test(tried);
    });
    expect(missing).toEqual([]);
  });
});

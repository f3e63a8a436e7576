import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { en } from '../../../src/web/console/browser/i18n/en';
import { ROOT } from '../../support/source/deployment';

const CONSOLE = join(ROOT, 'src/web/console/browser');
const FILES = (readdirSync(CONSOLE, { recursive: true }) as string[]).filter(
  (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|\.d\.ts$|^i18n\//.test(file),
);

/** Attributes whose value somebody reads or hears: those of HTML, and those of the components of the console. */
const READ = new Set([
  ...['title', 'aria-label', 'placeholder', 'alt'],
  ...['label', 'hint', 'caption', 'empty', 'intro', 'submitLabel', 'legend', 'noun', 'action', 'problem'],
]);
/** Members of objects that a component shows, and functions that show their argument. */
const SHOWN = new Set(['label', 'title', 'text', 'confirm', 'noteLabel', 'hint']);
const SHOWING = new Set(['notify', 'inform', 'notifyRefused']);
const hasWord = (text: string) => /[A-Za-z]{2}/.test(text);

function treeOf(file: string, source = readFileSync(join(CONSOLE, file), 'utf8')): ts.SourceFile {
  return ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
}

/** The words of a text in quotes or backticks; none for another expression. */
function wordsOf(node: ts.Node | undefined): string {
  if (!node) return '';
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ');
  if (ts.isJsxExpression(node)) return wordsOf(node.expression);
  if (ts.isConditionalExpression(node)) return `${wordsOf(node.whenTrue)} ${wordsOf(node.whenFalse)}`;
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
    ? wordsOf(node.right)
    : '';
}

/** The words of a node that are shown as they are. */
function shownBy(node: ts.Node): string {
  if (ts.isJsxText(node)) return isCode(node.parent) ? '' : node.text;
  if (ts.isJsxAttribute(node)) return READ.has(node.name.getText()) ? wordsOf(node.initializer) : '';
  if (ts.isJsxExpression(node)) return ts.isJsxAttribute(node.parent) ? '' : wordsOf(node);
  if (ts.isPropertyAssignment(node))
    return SHOWN.has(node.name.getText()) && !isKey(node) ? wordsOf(node.initializer) : '';
  return ts.isCallExpression(node) && SHOWING.has(node.expression.getText())
    ? wordsOf(node.arguments[0])
    : '';
}

/** Whether an element has what is typed or read by a machine. */
function isCode(element: ts.Node): boolean {
  return ts.isJsxElement(element) && /^(code|kbd)$/.test(element.openingElement.tagName.getText());
}

/** Whether a member is the key of a text. */
function isKey({ initializer }: ts.PropertyAssignment): boolean {
  return ts.isStringLiteral(initializer) && /^[a-zA-Z]+(\.[\w]+)+$/.test(initializer.text);
}

/** The places with words that are in no catalogue. */
function literalsIn(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const words = shownBy(node);
    if (hasWord(words)) found.push(`${tree.fileName}: ${words.trim().replace(/\s+/g, ' ')}`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The files that a file needs before it runs: those it imports, and theirs. */
function neededBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const statement of treeOf(file).statements) {
    const from =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement : undefined;
    const isType = from && ts.isImportDeclaration(from) && from.importClause?.isTypeOnly;
    const path = from?.moduleSpecifier;
    if (isType || !path || !ts.isStringLiteral(path) || !path.text.startsWith('.')) continue;
    const beginning = normalize(join(dirname(file), path.text));
    const next = ['.ts', '.tsx']
      .map((end) => beginning + end)
      .find((each) => existsSync(join(CONSOLE, each)));
    if (next && !next.startsWith('..')) neededBy(next, found);
  }
  return found;
}

/** The texts that are looked up outside of functions. */
function textsAtStart(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node) && /^(textOf|countOf|partsOf)$/.test(node.expression.getText()))
      found.push(`${tree.fileName}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

describe('the texts of the console', () => {
  it('are in its catalogues, not in its pages', () => {
    expect(FILES.flatMap((file) => literalsIn(treeOf(file)))).toEqual([]);
  });

  it('would be found in pages', () => {
    const page = `
      const a = <p title="Says why">Sent {count} times {isLate && 'too late'}</p>;
      const b = <Field label={isOne ? 'One' : \`\${n} of them\`} class="wide row" />;
      notify('It is sent'); ask({ title: 'Send it?', label: 'common.send' });`;
    expect(literalsIn(treeOf('page.tsx', page)).map((each) => each.slice('page.tsx: '.length))).toEqual([
      ...['Says why', 'Sent', 'times', 'too late', 'One of them'],
      ...['It is sent', 'Send it?'],
    ]);
  });

  it('are each used', () => {
    const sources = FILES.map((file) => readFileSync(join(CONSOLE, file), 'utf8')).join('\n');
    // Keys that are built from parts, such as `status.${status}`.
    const patterns = [...sources.matchAll(/`([\w.]+\.)\$\{[^`]*?\}([\w.]*)`/g)].map(
      ([, begin = '', end = '']) => ({ begin, end }),
    );
    const isUsed = (key: string) =>
      [key, key.replace(/_(one|other)$/, '')].some((name) => sources.includes(`'${name}'`)) ||
      patterns.some(({ begin, end }) => key.startsWith(begin) && key.endsWith(end));
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
    expect(isUsed('shell.nothing')).toBe(false);
  });

  it('are looked up after the language is known', () => {
    const first = [...neededBy('main.tsx')];
    expect(first).toEqual(expect.arrayContaining(['navigation.tsx', 'kit/dialog.tsx', 'words.ts']));
    expect(first.flatMap((file) => textsAtStart(treeOf(file)))).toEqual([]);
    expect(
      textsAtStart(treeOf('page.tsx', "const A = textOf('a.b'); const b = () => textOf('a.b');")),
    ).toEqual(["page.tsx: textOf('a.b')"]);
  });
});

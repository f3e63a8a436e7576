import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A class or one of its methods, with the text of its docstring: one line per paragraph, without tags. */
export interface Documented {
  /** Such as `IssuesService` or `IssuesService.edit`. */
  name: string;
  docstring: string;
}

/** The TypeScript files below a folder without specs, sorted. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .sort()
    .map((name) => join(folder, name));
}

/** The classes of a file and their methods. */
export function documentedIn(file: string): Documented[] {
  const found: Documented[] = [];
  for (const node of parse(file).statements.filter(ts.isClassDeclaration)) {
    const name = node.name?.text ?? '';
    found.push({ name, docstring: docstringOf(node) });
    for (const method of node.members.filter(ts.isMethodDeclaration))
      found.push({ name: `${name}.${method.name.getText()}`, docstring: docstringOf(method) });
  }
  return found;
}

/** The titles of the tests in a spec, from calls of `it`, `it.each` and similar. */
export function testNamesIn(file: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(it|itThoroughly|test)\b/.test(node.expression.getText())) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteralLike(name)) names.push(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return names;
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

function docstringOf(node: ts.Node): string {
  const texts = ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '');
  const paragraphs = texts.join('\n\n').split(/\n\s*\n/);
  return paragraphs.map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim()).join('\n');
}

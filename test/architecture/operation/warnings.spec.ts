import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from '../../support/source/source-files';

const ROOT = join(__dirname, '../../..');

/** The messages of the warnings that a file logs, as far as they are literals in the call. */
function warningsIn(file: string): string[] {
  const messages: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      /\b(logger\.warn|logger\[level\]|this\.failed)$/.test(node.expression.getText())
    ) {
      const message = node.arguments.at(-1);
      if (message && ts.isStringLiteralLike(message)) messages.push(message.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return messages;
}

describe('the warnings of the log', () => {
  const written = sourceFiles(join(ROOT, 'src')).flatMap(warningsIn);
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const section = page.split('\n### Warnings\n')[1]?.split('\n## ')[0] ?? '';
  const cells = [...section.matchAll(/^\| (`.*?) +\|/gm)].map(([, cell = '']) => cell);
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, line = '']) => line));

  const names = (line: string, message: string) =>
    line.endsWith(' ...') ? message.startsWith(line.slice(0, -4)) : message === line;

  it('are all listed for operators', () => {
    expect(written.length).toBeGreaterThan(20);
    expect(written.filter((message) => !listed.some((line) => names(line, message)))).toEqual([]);
  });

  it('are listed only if they exist', () => {
    // The condition of the replica selects its messages.
    const others = listed.filter((line) => line !== 'a read replica is left out: ...');
    expect(others.filter((line) => !written.some((message) => names(line, message)))).toEqual([]);
  });
});

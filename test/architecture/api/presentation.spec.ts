import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from '../../support/source/source-files';

const SRC = join(__dirname, '../../../src');
/** Files that convert rows to answers: controllers, presenters, and the sender of realtime events. */
const PRESENTING = /(\.presenter|\.controller|\.gateway)\.ts$/;
const IMPORT = /import \{([^}]*)\} from '([^']+)'/g;

/** The presenters that a file imports, with the file. */
function presentersIn(file: string): string[] {
  const found: string[] = [];
  for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
    for (const name of names.match(/\bpresent[A-Z]\w*/g) ?? [])
      // A helper for pages, which is given the presenter of the items.
      if (name !== 'presentPage' && name !== 'presentItems')
        found.push(`${relative(SRC, file)}: ${name} of ${from}`);
  return found;
}

/** The matches of a pattern in a file, with the file. */
function foundIn(file: string, pattern: RegExp): string[] {
  return (readFileSync(file, 'utf8').match(pattern) ?? []).map((text) => `${relative(SRC, file)}: ${text}`);
}

/** The classes of a file, also those within functions. */
function classesIn(node: ts.Node): ts.ClassDeclaration[] {
  const inner: ts.ClassDeclaration[] = [];
  ts.forEachChild(node, (child) => void inner.push(...classesIn(child)));
  return ts.isClassDeclaration(node) ? [node, ...inner] : inner;
}

/** The methods of a file that return a DTO, and how they create it. */
function answersIn(file: string): Array<{ name: string; body: string; isNamed: boolean }> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const methods = classesIn(source).flatMap(({ members }) => [...members]);
  return methods.filter(ts.isMethodDeclaration).flatMap(({ name, type, body }) => {
    if (!body || !/\w+Dto\b/.test(type?.getText() ?? '')) return [];
    const answer = body.statements.filter(ts.isReturnStatement).at(-1)?.expression;
    return [
      { name: `${relative(SRC, file)}: ${name.getText()}`, body: body.getText(), isNamed: isNamed(answer) },
    ];
  });
}

/** Whether each member of an answer is named where it is returned, also after an action: `act().then(...)`. */
function isNamed(answer: ts.Expression | undefined): boolean {
  if (answer === undefined) return false;
  if (ts.isParenthesizedExpression(answer)) return isNamed(answer.expression);
  if (ts.isObjectLiteralExpression(answer)) return !answer.properties.some(ts.isSpreadAssignment);
  if (!ts.isCallExpression(answer) || !answer.expression.getText().endsWith('.then')) return false;
  const [next] = answer.arguments;
  return next !== undefined && ts.isArrowFunction(next) && !ts.isBlock(next.body) && isNamed(next.body);
}

describe('an answer of a controller', () => {
  const controllers = sourceFiles(SRC).filter((file) => file.endsWith('.controller.ts'));
  const answers = controllers.flatMap(answersIn);

  it('is made by a presenter, or has each of its members named there', () => {
    expect(answers.length).toBeGreaterThan(150);
    const others = answers.filter(({ body, isNamed }) => !isNamed && !/\bpresent[A-Z]\w*/.test(body));
    expect(others.map(({ name }) => name)).toEqual([
      // It always throws, as tokens are never issued.
      'open311/requests/requests.controller.ts: showToken',
      // A constant of the presenter.
      'public-read/scores/ward-scores.controller.ts: city',
    ]);
  });
});

describe('presenters', () => {
  it('are only used for answers, also through the index of their context', () => {
    const files = sourceFiles(SRC);
    expect(files.filter((file) => PRESENTING.test(file)).flatMap(presentersIn).length).toBeGreaterThan(40);
    expect(files.filter((file) => !PRESENTING.test(file)).flatMap(presentersIn)).toEqual([]);
  });

  it('are in files of their own', () => {
    const files = sourceFiles(SRC).filter((file) => !file.endsWith('.presenter.ts'));
    const declared = files.flatMap((file) => foundIn(file, /^(?:export )?function present\w*/gm));
    // A helper for pages, which is given the presenter of the items.
    expect(declared).toEqual(['api/page.ts: export function presentItems']);
  });

  it('name each member of a row that they show, without type assertions of the answer', () => {
    const files = sourceFiles(SRC).filter((file) => file.endsWith('.presenter.ts'));
    expect(files.length).toBeGreaterThan(40);
    expect(files.flatMap((file) => foundIn(file, /\.\.\.\w+ \}: \w+/g))).toEqual([
      // A feature of the open data is its row: the statement selects its columns.
      'open311/data/data.presenter.ts: ...properties }: DataRow',
    ]);
    const answering = sourceFiles(SRC).filter((file) => PRESENTING.test(file));
    expect(answering.flatMap((file) => foundIn(file, /\bas \w+Dto\b/g))).toEqual([]);
  });
});

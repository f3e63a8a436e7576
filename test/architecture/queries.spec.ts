import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sourceFiles } from '../support/source-files';

const SRC = join(__dirname, '../../src');
/** Where statements are no part of a context. */
const OUTSIDE = /^(?:platform|demo|embedded-postgres)\//;
/** Files elsewhere that declare statements, and why. */
const STATEMENTS_ELSEWHERE: Readonly<Record<string, string>> = {
  'discovery/readiness.service.ts': 'asks whether the database answers, of no table',
  'open311/requests/list-statements.ts': 'the statements of request.queries.ts, one for each combination',
};

const isOfQueries = (file: string): boolean => /\.(queries|rows)\.ts$/.test(file);
const declaresStatements = (source: string): boolean => /\bstatement\(/.test(source);

/** A query answers rows, and a presenter makes the answer of them (docs/ARCHITECTURE.md). */
describe('files of queries and rows', () => {
  const files = sourceFiles(SRC).filter(isOfQueries);

  it('know what is asked for, but no answer', () => {
    expect(files.length).toBeGreaterThan(40);
    const answers = files.flatMap((file) => {
      const names = readFileSync(file, 'utf8').match(/\b[A-Z]\w*Dto\b/g) ?? [];
      return [...new Set(names)]
        .filter((name) => !name.endsWith('QueryDto'))
        .map((name) => `${relative(SRC, file)}: ${name}`);
    });
    expect(answers).toEqual([]);
  });
});

/** A column that a statement names as an entity would, such as `created_at as "createdAt"`; a row takes those of it. */
function renamedByHand(source: string): string[] {
  const renamed = [...source.matchAll(/\b([a-z]+(?:_[a-z]+)+) as "(\w+)"/g)];
  const asEntity = (column: string) => column.replaceAll(/_(.)/g, (_, first: string) => first.toUpperCase());
  return renamed.flatMap(([, column = '', name]) => (asEntity(column) === name ? [column] : []));
}

describe('the rows of a statement', () => {
  it('take their columns from entities, but for those of a table that the statement makes', () => {
    const found = sourceFiles(SRC)
      .filter(isOfQueries)
      .flatMap((file) =>
        renamedByHand(readFileSync(file, 'utf8')).map((column) => `${relative(SRC, file)}: ${column}`),
      );
    expect(found).toEqual([
      // The item of media a flag is about, where it is about one.
      'admin-console/feed/flag.queries.ts: post_url',
      'alerts/follower.queries.ts: subscription_id',
      'alerts/push/push.queries.ts: device_id',
      'alerts/push/push.queries.ts: event_id',
      'scores/score-reconciliation.queries.ts: user_id',
    ]);
  });

  it('are seen where one is named by hand', () => {
    expect(renamedByHand('select i.created_at as "createdAt", area, i.due_at as "until"')).toEqual([
      'created_at',
    ]);
  });
});

describe('the statements of a context', () => {
  const elsewhere = sourceFiles(SRC)
    .filter((file) => !isOfQueries(file) && declaresStatements(readFileSync(file, 'utf8')))
    .map((file) => relative(SRC, file))
    .filter((file) => !OUTSIDE.test(file));

  it('are declared in *.queries.ts and *.rows.ts, or elsewhere for a reason', () => {
    expect(elsewhere).toEqual(Object.keys(STATEMENTS_ELSEWHERE));
  });

  it.each([
    "const find = statement('issues.find', `select 1 from issues`);",
    'return statement(`issues.${name}`, textOf(name));',
  ])('are seen in %s', (source) => {
    expect(declaresStatements(source)).toBe(true);
  });

  it.each(["import { statement } from './statement';", 'const known = this.statements.get(name);'])(
    'are not taken to be in %s',
    (source) => {
      expect(declaresStatements(source)).toBe(false);
    },
  );
});

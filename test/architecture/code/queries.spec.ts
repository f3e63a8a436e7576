import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sourceFiles } from '../../support/source/source-files';

const SRC = join(__dirname, '../../../src');
/** Folders whose statements belong to no context. */
const OUTSIDE = /^(?:platform\/(?!audit|mail)|app\/demo\/)/;
/** Other files that declare statements, with the reason. */
const STATEMENTS_ELSEWHERE: Readonly<Record<string, string>> = {
  'discovery/readiness.service.ts': 'asks whether the database answers, of no table',
  'open311/requests/list-statements.ts': 'the statements of request.queries.ts, one for each combination',
};

const isOfQueries = (file: string): boolean => /\.(queries|rows)\.ts$/.test(file);
const declaresStatements = (source: string): boolean => /\bstatement\(|\bnew KeysetList\b/.test(source);

/** A query returns rows, and a presenter makes the answer (docs/ARCHITECTURE.md#the-tree). */
describe('files of queries and rows', () => {
  const files = sourceFiles(SRC).filter(isOfQueries);

  it('know request DTOs, but no answer DTOs', () => {
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

/**
 * Columns that a statement renames as an entity would, such as `created_at as "createdAt"`; they should come from the
 * entity.
 */
function renamedByHand(source: string): string[] {
  const renamed = [...source.matchAll(/\b([a-z]+(?:_[a-z]+)+) as "(\w+)"/g)];
  const asEntity = (column: string) => column.replaceAll(/_(.)/g, (_, first: string) => first.toUpperCase());
  return renamed.flatMap(([, column = '', name]) => (asEntity(column) === name ? [column] : []));
}

describe('the rows of a statement', () => {
  it('take their columns from entities, except for tables that the statement creates', () => {
    const found = sourceFiles(SRC)
      .filter(isOfQueries)
      .flatMap((file) =>
        renamedByHand(readFileSync(file, 'utf8')).map((column) => `${relative(SRC, file)}: ${column}`),
      );
    expect(found).toEqual([
      // The media item of a flag, if it is about one.
      'admin-console/feed/flags/flag.queries.ts: post_url',
      'alerts/push/push.queries.ts: device_id',
      'alerts/push/push.queries.ts: event_id',
      'alerts/subscriptions/follower.queries.ts: subscription_id',
      'scores/score-reconciliation.queries.ts: user_id',
    ]);
  });

  it('are detected if they are named by hand', () => {
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

  it('are declared in *.queries.ts and *.rows.ts, or elsewhere with a reason', () => {
    expect(elsewhere).toEqual(Object.keys(STATEMENTS_ELSEWHERE));
  });

  it.each([
    "const find = statement('issues.find', `select 1 from issues`);",
    'return statement(`issues.${name}`, textOf(name));',
    "const users = new KeysetList<ListedUser>({ name: 'auth.users' });",
  ])('are detected in %s', (source) => {
    expect(declaresStatements(source)).toBe(true);
  });

  it.each(["import { statement } from './statement';", 'const known = this.statements.get(name);'])(
    'are not detected in %s',
    (source) => {
      expect(declaresStatements(source)).toBe(false);
    },
  );
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { contextOf } from '../../support/source/context-of';
import { mayKnow } from '../../support/source/dependency-rules';
import { tablesIn, textsIn } from '../../support/source/sql-texts';

const SRC = join(__dirname, '../../../src');
const ENTITY = /@Entity\(\s*'([a-z_]+)'/;
const WRITE = /\b(?:insert into|update|delete from|merge into)\s+(?:only\s+)?([a-z_]+)/gi;

/** Reads outside of `*.queries.ts` and the `*.rows.ts` beside them, with the reason. */
const READS_ELSEWHERE: Readonly<Record<string, string>> = {
  'open311/requests/list-statements.ts': 'the statements of request.queries.ts, one for each combination',
};
/** Reads of a table of a higher context, with the reason. */
const READS_UPWARD: Readonly<Record<string, string>> = {
  'auth/choices/untold.queries.ts reads alert_addresses of alerts':
    'only alerts know in which language somebody reads mails, and one statement takes the accounts and says it',
  'issues/issue.queries.ts reads media of media': 'an issue is one statement, on a path that is measured',
  'issues/issue-resolution.queries.ts reads resolution_ratings of resolution': 'a part of that statement',
  'issues/issue-resolution.queries.ts reads reopen_requests of resolution': 'a part of that statement',
  'issues/issue-resolution.queries.ts reads issue_resolutions of resolution': 'a part of that statement',
  'issues/issue-resolution.queries.ts reads after_photos of resolution': 'a part of that statement',
  'issues/issue-resolution.queries.ts reads issue_confirmations of resolution': 'a part of that statement',
  'issues/issue-resolution.queries.ts reads media of media': 'a part of that statement',
  'issues/privacy/contributions.queries.ts reads messages of messages':
    'what a person contributed is counted, and paged by issue, in one statement',
  'issues/privacy/contributions.queries.ts reads issue_resolutions of resolution': 'a part of that statement',
  'issues/privacy/contributions.queries.ts reads resolution_ratings of resolution':
    'a part of that statement',
  'issues/privacy/contributions.queries.ts reads reopen_requests of resolution': 'a part of that statement',
  'issues/timeline/issue-timeline.queries.ts reads due_date_changes of due-dates':
    'a timeline is one list in one order, read by page',
  'issues/timeline/issue-timeline.queries.ts reads issue_escalations of due-dates': 'a part of that list',
  'platform/mail/mail.queries.ts reads issues of issues':
    'that an issue was hidden counts at the moment its mail is taken to be sent, in the same statement',
};
/**
 * The functions that may be called with an entity of another context: they name its columns, or its table in a read.
 */
const SELECT_LISTS = ['columnsOf', 'columnsExcept', 'jsonOf', 'columnNames'];

const FILES = (readdirSync(SRC, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  // The loader of the demonstration city fills all tables in bulk.
  .filter((file) => !/^(app\/demo|platform\/embedded-postgres)\//.test(file))
  .sort();
const SOURCES = new Map(FILES.map((file) => [file, readFileSync(join(SRC, file), 'utf8')]));

/** Every table with the context of its entity. */
function owners(): Map<string, string> {
  const known = new Map<string, string>();
  for (const [file, source] of SOURCES) {
    const table = file.endsWith('.entity.ts') && ENTITY.exec(source)?.[1];
    if (table) known.set(table, contextOf(file));
  }
  return known;
}

const tables = owners();

interface Read {
  file: string;
  table: string;
}

/** The reads of other contexts' tables in the SQL of a file. */
function foreignReads(file: string, source: string): Read[] {
  const named = new Set(textsIn(source).flatMap(({ text }) => tablesIn(text)));
  return [...named]
    .filter((table) => tables.has(table) && tables.get(table) !== contextOf(file))
    .map((table) => ({ file, table }));
}

const isElsewhere = ({ file }: Read): boolean => !/\.(queries|rows)\.ts$/.test(file);
/** Whether the owner of the table may depend on the reading context, which may not depend on the owner. */
const isUpward = ({ file, table }: Read): boolean => {
  const [reader, owner] = [contextOf(file), tables.get(table)!];
  return mayKnow(owner, reader) && !mayKnow(reader, owner);
};

/** Uses of other contexts' entities in a file, except for their columns and types. */
function misusedEntities(file: string, source: string): string[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const foreign = new Set<string>();
  const misused: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const path = (node.moduleSpecifier as ts.StringLiteral).text;
      const isForeign = path.endsWith('.entity') && contextOf(join(file, '..', path)) !== contextOf(file);
      const bindings = node.importClause?.namedBindings;
      if (isForeign && bindings && ts.isNamedImports(bindings))
        for (const { name } of bindings.elements) foreign.add(name.text);
      return;
    }
    if (ts.isIdentifier(node) && foreign.has(node.text) && !ts.isPartOfTypeNode(node)) {
      const { parent } = node;
      const isListed =
        ts.isCallExpression(parent) &&
        parent.arguments[0] === node &&
        SELECT_LISTS.includes(parent.expression.getText());
      const isRead =
        ts.isCallExpression(parent) && parent.expression.getText() === 'tableOf' && isReadFrom(parent);
      const isName = ts.isPropertyAccessExpression(parent) && parent.name === node;
      if (!isListed && !isRead && !isName) misused.push(`${file}: ${parent.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return misused;
}

/** Whether a template has an expression after `from` or `join`, which is not a delete. */
function isReadFrom(expression: ts.Expression): boolean {
  const span = expression.parent;
  if (!ts.isTemplateSpan(span)) return false;
  const { head, templateSpans } = span.parent;
  const before = [head, ...templateSpans.map(({ literal }) => literal)][templateSpans.indexOf(span)];
  return /\b(?<!\bdelete\s+)(?:from|join)\s+(?:only\s+)?$/i.test(before?.text ?? '');
}

describe('each table', () => {
  it('has an owner', () => {
    expect([...SOURCES.keys()].filter((file) => file.endsWith('.entity.ts'))).toHaveLength(tables.size);
    expect(tables.size).toBeGreaterThan(0);
  });

  it('is written only by the SQL of its owner', () => {
    const strangers = FILES.flatMap((file) =>
      [...SOURCES.get(file)!.matchAll(WRITE)]
        .map(([, table = '']) => table)
        .filter((table) => tables.has(table) && tables.get(table) !== contextOf(file))
        .map((table) => `${file} writes ${table} of ${tables.get(table)}`),
    );
    expect(strangers).toEqual([]);
  });
});

describe('an entity', () => {
  it('of another context is used only for its columns and types, never for writing', () => {
    expect(FILES.flatMap((file) => misusedEntities(file, SOURCES.get(file)!))).toEqual([]);
  });

  it.each([
    'manager.update(User, { id }, { role })',
    'manager.getRepository(User).insert(row)',
    'manager.createQueryBuilder().delete().from(User).execute()',
    'updateReturning(repositoryOf(User), where, change, columns)',
    'class Writer { constructor(@InjectRepository(User) readonly users: Repository<User>) {} }',
    'const entity = User;',
    'statement(name, `insert into ${tableOf(User)} (id) values ($1)`);',
    'statement(name, `select 1 from issues; update ${tableOf(User)} set role = $1`);',
    'statement(name, `delete from ${tableOf(User)} where id = $1`);',
    'statement(name, `${VERB} ${tableOf(User)}`);',
    'const table = tableOf(User);',
  ])('of another context is detected in %s', (misuse) => {
    const source = `import { User } from '../auth/entities/user.entity';\n${misuse}`;
    expect(misusedEntities('issues/issue.queries.ts', source)).toHaveLength(1);
  });

  it.each([
    ["import { User } from '../auth/entities/user.entity';", "columnsOf(User, ['id'], 'u');"],
    [
      "import { User } from '../auth/entities/user.entity';",
      'statement(name, `select from ${tableOf(User)} u join ${tableOf(User)} v on true`);',
    ],
    ["import type { User } from '../auth/entities/user.entity';", "type Name = User['displayName'];"],
    ["import { Issue } from './entities/issue.entity';", 'manager.update(Issue, { id }, { title });'],
  ])('is not detected in %s %s', (imported, use) => {
    expect(misusedEntities('issues/issue.queries.ts', `${imported}\n${use}`)).toEqual([]);
  });
});

describe('a read of a table of another context', () => {
  const reads = FILES.flatMap((file) => foreignReads(file, SOURCES.get(file)!));
  const inWords = ({ file, table }: Read): string => `${file} reads ${table} of ${tables.get(table)}`;

  it('is in *.queries.ts, or in the *.rows.ts beside it', () => {
    const elsewhere = reads.filter((read) => isElsewhere(read) && !(read.file in READS_ELSEWHERE));
    expect(elsewhere.map(inWords)).toEqual([]);
  });

  it('reads no table of a higher context', () => {
    expect(reads.filter(isUpward).map(inWords).sort()).toEqual(Object.keys(READS_UPWARD).sort());
  });

  it.each([
    'statement(name, `select from users where id = $1`)',
    'statement(name, `select 1 from issues i, users u where u.id = i.reporter_id`)',
    'const AROUND = `join users u on u.id = i.reporter_id`;',
    'statement(name, `select ${COLUMNS} from issues i left join users as u on true`)',
    'statement(name, `delete from issues i using users u where u.id = i.reporter_id`)',
  ])('is detected in a service: %s', (source) => {
    const [read] = foreignReads('issues/issues.service.ts', source);
    expect(read && isElsewhere(read) && !isUpward(read)).toBe(true);
  });

  it.each([
    ['issues/issue.queries.ts', 'console_settings'],
    ['channels/outbound/outbound.queries.ts', 'console_settings'],
    ['issues/issue.queries.ts', 'media'],
    ['messages/message.queries.ts', 'user_scores'],
    ['auth/account.queries.ts', 'issue_upvotes'],
  ])('is detected as upward: %s of %s', (file, table) => {
    expect(foreignReads(file, `const sql = 'select 1 from ${table}';`).map(isUpward)).toEqual([true]);
  });

  it.each([
    ['issues/issue.queries.ts', 'users'],
    ['scores/score.queries.ts', 'issues'],
    ['public-read/issues/public-issue.queries.ts', 'user_scores'],
  ])('is not detected as upward: %s of %s', (file, table) => {
    expect(foreignReads(file, `const sql = 'select 1 from ${table}';`).map(isUpward)).toEqual([false]);
  });
});

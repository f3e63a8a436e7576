import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../support/service/database';
import { ROOT } from '../../support/source/deployment';
import { repositoryWritesIn } from '../../support/source/repository-writes';
import { type Documented, documentedIn, sourceFiles } from '../../support/source/source-files';
import { type TableWrite, textsIn, writesIn } from '../../support/source/sql-texts';
import type { Trigger } from '../../tools/database/catalog';
import { readSchema, type Schema } from '../../tools/database/schema';

/** Triggers that no write of a service fires, with the reason. */
const SET_OFF_BY_NOBODY: Readonly<Record<string, string>> = {
  audit_records_append_only: 'refuses what no service does',
  due_date_changes_append_only: 'refuses what no service does',
  issue_assignments_append_only: 'refuses what no service does',
  issue_escalations_append_only: 'refuses what no service does',
  issue_holder_events_append_only: 'refuses what no service does',
  office_replies_append_only: 'refuses what no service does',
  issues_cells_delete: 'no service deletes an issue',
  issues_ward_counts_delete: 'no service deletes an issue',
  issue_status_events_append_only: 'refuses what no service does',
  staff_notes_append_only: 'refuses what no service does',
};

/** The triggers that a docstring names: "Sets off `one` and `another`". */
function triggersIn(docstring: string): string[] {
  return [...docstring.matchAll(/Sets off ([^.:]+)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
}

const SRC = join(ROOT, 'src');

/** The writes of a file, by SQL and through repositories. */
function writesOf(file: string, entities: ReadonlyMap<string, string>): TableWrite[] {
  const source = readFileSync(file, 'utf8');
  return [...textsIn(source).flatMap(({ text }) => writesIn(text)), ...repositoryWritesIn(source, entities)];
}

/** The files of a context that import a file. */
function importersOf(file: string): string[] {
  const [context = ''] = relative(SRC, file).split(sep);
  const imported = (other: string) =>
    [...readFileSync(other, 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(([, path = '']) =>
      join(dirname(other), `${path}.ts`),
    );
  return sourceFiles(join(SRC, context)).filter((other) => imported(other).includes(file));
}

/**
 * The files with the services that make the writes of a file: the file itself, or those of its context that import its
 * statements, directly or through another file without a class.
 */
function servicesOf(file: string): string[] {
  if (documentedIn(file).length > 0) return [file];
  return importersOf(file).flatMap(servicesOf);
}

/** Whether a write fires a trigger; an update of unknown columns counts as firing it. */
function setsOff({ table, event, columns }: TableWrite, trigger: Trigger): boolean {
  if (table !== trigger.table || !new RegExp(`\\b${event}\\b`).test(trigger.event)) return false;
  const [, list] = / update of (.+?), for each/.exec(trigger.event) ?? [];
  if (event !== 'update' || list === undefined) return true;
  return columns.some((column) => column === '?' || list.split(', ').includes(column));
}

describe('the triggers', () => {
  let database: TestDatabase;
  let tables: Schema['tables'];
  let triggers: Schema['triggers'];
  /** The classes and methods of each context. */
  let documented: Map<string, Documented[]>;

  beforeAll(async () => {
    database = await createTestDatabase();
    ({ tables, triggers } = await readSchema(database.ownerUrl, ROOT));
    const contexts = new Set(tables.map(({ entity }) => entity.context));
    documented = new Map(
      [...contexts].map((context) => [
        context,
        sourceFiles(join(ROOT, 'src', context)).flatMap(documentedIn),
      ]),
    );
  });
  afterAll(() => database.drop());

  it('are named by the services whose writes set them off, in the context that owns the table', () => {
    const unnamed = triggers.filter(({ name, table }) => {
      const owner = tables.find((each) => each.name === table)!.entity.context;
      const own = documented.get(owner)!;
      return (
        !(name in SET_OFF_BY_NOBODY) && !own.some(({ docstring }) => triggersIn(docstring).includes(name))
      );
    });
    expect(unnamed.map(({ name, table }) => `no docstring says "Sets off \`${name}\`", of ${table}`)).toEqual(
      [],
    );
  });

  it('are named in each file of a service whose writes set them off', () => {
    const entities = new Map(tables.map(({ name, entity }) => [entity.name, name]));
    const files = [...new Set(tables.map(({ entity }) => entity.context))].flatMap((context) =>
      sourceFiles(join(SRC, context)),
    );
    const unnamed = files.flatMap((file) => {
      const writes = writesOf(file, entities);
      const due = triggers.filter((trigger) => writes.some((write) => setsOff(write, trigger)));
      if (due.length === 0) return [];
      const services = servicesOf(file);
      if (services.length === 0) return [`${relative(SRC, file)} has no service`];
      return services.flatMap((service) => {
        const named = documentedIn(service).flatMap(({ docstring }) => triggersIn(docstring));
        return due
          .filter(({ name }) => !named.includes(name))
          .map(({ name }) => `${relative(SRC, service)} does not say "Sets off \`${name}\`"`);
      });
    });
    expect(unnamed).toEqual([]);
  });

  it('named in docstrings are in the schema', () => {
    const known = new Set(triggers.map(({ name }) => name));
    const unknown = [...documented.values()].flat().flatMap(({ name, docstring }) =>
      triggersIn(docstring)
        .filter((trigger) => !known.has(trigger))
        .map((trigger) => `${name} names ${trigger}`),
    );
    expect(unknown).toEqual([]);
  });

  it('that no service sets off are in the schema, and in no docstring', () => {
    const named = [...documented.values()].flat().flatMap(({ docstring }) => triggersIn(docstring));
    for (const name of Object.keys(SET_OFF_BY_NOBODY)) {
      expect(triggers.map((trigger) => trigger.name)).toContain(name);
      expect(named).not.toContain(name);
    }
  });
});

describe('a change of a table', () => {
  const entities = new Map([['Issue', 'issues']]);

  it.each<[string, TableWrite[]]>([
    ['insert into issues (id) values ($1)', [{ table: 'issues', event: 'insert', columns: [] }]],
    ['delete from issues i using users u', [{ table: 'issues', event: 'delete', columns: [] }]],
    [
      'update issues i set title = $1, (ward, area) = ($2, $3) from users where area = $4',
      [{ table: 'issues', event: 'update', columns: ['title', 'ward', 'area'] }],
    ],
    [
      'with a as (update issues set hidden = (select x = y from z) where id = $1) update users set email = $2',
      [
        { table: 'issues', event: 'update', columns: ['hidden'] },
        { table: 'users', event: 'update', columns: ['email'] },
      ],
    ],
    [
      'insert into issues (id) values ($1) on conflict (id) do update set title = excluded.title returning id',
      [
        { table: 'issues', event: 'insert', columns: [] },
        { table: 'issues', event: 'update', columns: ['title'] },
      ],
    ],
    ['select title from issues where id = $1 for no key update', []],
  ])('is read from SQL: %s', (text, writes) => {
    expect(writesIn(text)).toEqual(writes);
  });

  it.each<[string, TableWrite[]]>([
    ['manager.insert(Issue, row)', [{ table: 'issues', event: 'insert', columns: [] }]],
    ['this.issues.delete({ id })', [{ table: 'issues', event: 'delete', columns: [] }]],
    [
      'manager.update(Issue, { id, status }, { title, feedStatus: to })',
      [{ table: 'issues', event: 'update', columns: ['title', 'feed_status'] }],
    ],
    [
      'this.issues.update({ id }, { ...change, title })',
      [{ table: 'issues', event: 'update', columns: ['?', 'title'] }],
    ],
    ['this.issues.update({ id }, change)', [{ table: 'issues', event: 'update', columns: ['?'] }]],
    [
      "this.issues.increment({ id }, 'mediaCount', 1)",
      [{ table: 'issues', event: 'update', columns: ['media_count'] }],
    ],
    [
      'updateReturning(this.issues, { id }, { title }, COLUMNS)',
      [{ table: 'issues', event: 'update', columns: ['title'] }],
    ],
    ['this.others.update({ id }, { title })', []],
  ])('is read from calls of repositories: %s', (call, writes) => {
    const source = `class A { constructor(private readonly issues: Repository<Issue>) { ${call}; } }`;
    expect(repositoryWritesIn(source, entities)).toEqual(writes);
  });
});

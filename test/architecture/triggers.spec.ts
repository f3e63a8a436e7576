import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { ROOT } from '../support/deployment';
import { type Documented, documentedIn, sourceFiles } from '../support/source-files';
import { readSchema, type Schema } from '../tools/database/schema';

/** Triggers that no write of a service sets off, with the reason. */
const SET_OFF_BY_NOBODY: Readonly<Record<string, string>> = {
  audit_records_append_only: 'refuses what no service does',
  issue_assignments_append_only: 'refuses what no service does',
  issues_cells_delete: 'no service deletes an issue',
  issue_status_events_append_only: 'refuses what no service does',
};

/** The triggers a docstring names: "Sets off `one` and `another`". */
function triggersIn(docstring: string): string[] {
  return [...docstring.matchAll(/Sets off ([^.:]+)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
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

  it('that docstrings name are in the schema', () => {
    const known = new Set(triggers.map(({ name }) => name));
    const unknown = [...documented.values()].flat().flatMap(({ name, docstring }) =>
      triggersIn(docstring)
        .filter((trigger) => !known.has(trigger))
        .map((trigger) => `${name} names ${trigger}`),
    );
    expect(unknown).toEqual([]);
  });

  it('that no service sets off are in the schema, and named by none', () => {
    const named = [...documented.values()].flat().flatMap(({ docstring }) => triggersIn(docstring));
    for (const name of Object.keys(SET_OFF_BY_NOBODY)) {
      expect(triggers.map((trigger) => trigger.name)).toContain(name);
      expect(named).not.toContain(name);
    }
  });
});

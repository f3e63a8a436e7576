import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { DataSource } from 'typeorm';
import { documentedIn, sourceFiles, testNamesIn } from '../../support/source-files';
import { type Catalog, readCatalog, type Trigger } from './catalog';
import { diagramOf } from './diagram';
import { TRIGGER_PROOFS, type TriggerProof } from './trigger-proofs';

/** The command that writes the pages. */
export const COMMAND = 'npm run docs:database';

/** The compiled entities, or under Jest their sources. */
const ENTITIES = join(__dirname, '../../../src/**/*.entity{.ts,.js}');

const NOTICE = `<!-- Written by \`${COMMAND}\` from the entities and the migrated schema. Do not edit. -->`;

/** An entity as it is written. */
export interface EntitySource {
  /** The name of the class. */
  name: string;
  /** From the root of the repository. */
  file: string;
  /** The folder below `src` it is in. */
  context: string;
  /** What a row of its table is: the first paragraph. */
  docstring: string;
}

interface Table {
  name: string;
  context: string;
  entity: EntitySource;
  /** What the catalog says of it; null where it says nothing. */
  comment: string | null;
}

/**
 * Makes the pages about the database: what each table and trigger is for, and a diagram per context.
 * @param url a database with every migration, as the owner of its schema
 * @param root of the repository, for the docstrings of entities and the specs of triggers
 * @returns the text of each page, by its path from the root
 * @throws Error when a table, an entity or a trigger is not described, or no test proves a trigger
 */
export async function databasePages(url: string, root: string): Promise<Map<string, string>> {
  const source = await new DataSource({
    type: 'postgres',
    url,
    entities: [ENTITIES],
    installExtensions: false,
  }).initialize();
  try {
    const catalog = await readCatalog(source);
    const tables = tablesOf(catalog, source, root);
    assertProven(catalog.triggers, root);
    const contextOf = (name: string) => tables.find((table) => table.name === name)?.context ?? '';
    const contexts = [...new Set(tables.map(({ context }) => context))].sort();
    const pages = new Map([['docs/database.md', overview(contexts, tables, catalog.triggers)]]);
    for (const context of contexts)
      pages.set(`docs/database/${context}.md`, contextPage(context, diagramOf(source, context, contextOf)));
    return pages;
  } finally {
    await source.destroy();
  }
}

/** The entities of the service, as they are written. */
export function entitySources(root: string): EntitySource[] {
  const files = sourceFiles(join(root, 'src')).map((file) => relative(root, file).replaceAll('\\', '/'));
  return files
    .filter((file) => file.endsWith('.entity.ts'))
    .flatMap((file) => {
      const context = file.split('/')[1] ?? '';
      return documentedIn(join(root, file))
        .filter(({ name }) => !name.includes('.'))
        .map(({ name, docstring }) => ({ name, file, context, docstring: docstring.split('\n')[0] ?? '' }));
    });
}

function tablesOf({ tables }: Catalog, { entityMetadatas }: DataSource, root: string): Table[] {
  const sources = entitySources(root);
  return [...tables.keys()].sort().map((name) => {
    const metadata = entityMetadatas.find(({ tableName }) => tableName === name);
    const entity = sources.find((source) => source.name === metadata?.name);
    if (!entity) throw new Error(`the table ${name} has no entity: write one in the context that owns it`);
    if (entity.docstring === '') throw new Error(`${entity.file} has no docstring: say what a row is`);
    return { name, context: entity.context, entity, comment: tables.get(name) ?? null };
  });
}

function assertProven(triggers: readonly Trigger[], root: string): void {
  for (const { name, table, comment } of triggers) {
    if (comment === null)
      throw new Error(
        `the trigger ${name} has no comment: add a migration with "comment on trigger ${name} on ${table}"`,
      );
    const proof = TRIGGER_PROOFS[name];
    if (!proof) throw new Error(`no test proves the trigger ${name}: name one in trigger-proofs.ts`);
    assertExists(name, proof, root);
  }
  const known = new Set(triggers.map(({ name }) => name));
  const gone = Object.keys(TRIGGER_PROOFS).filter((name) => !known.has(name));
  if (gone.length > 0)
    throw new Error(`trigger-proofs.ts names triggers there are none of: ${gone.join(', ')}`);
}

function assertExists(trigger: string, { spec, test }: TriggerProof, root: string): void {
  const file = join(root, spec);
  if (!existsSync(file)) throw new Error(`the spec of the trigger ${trigger} does not exist: ${spec}`);
  if (!testNamesIn(file).includes(test))
    throw new Error(`the test of the trigger ${trigger} is not in ${spec}: "${test}"`);
}

function overview(
  contexts: readonly string[],
  tables: readonly Table[],
  triggers: readonly Trigger[],
): string {
  return page(
    '# Database',
    `What is stored, what the database keeps by itself, and which test proves it. The schema is made by the hand-written
migrations in \`migrations/\`; each table has an entity in the context that owns it, the only one that writes to it. \`${COMMAND}\`
writes these pages from both, and a test holds them equal.`,
    '## Tables',
    ...contexts.flatMap((context) => [
      `### ${context}`,
      `[Columns and relations](database/${context}.md)`,
      tableOf(
        ['table', 'entity', 'a row is', 'comment in the catalog'],
        tables
          .filter((each) => each.context === context)
          .map(({ name, entity, comment }) => [
            code(name),
            `[${entity.name}](../${entity.file})`,
            entity.docstring,
            comment ?? '',
          ]),
      ),
    ]),
    '## Triggers',
    `A trigger runs inside the statement that sets it off: what it keeps is committed with the statement, or not at all. Services name
the triggers their writes set off in their docstrings.`,
    tableOf(
      ['trigger', 'table', 'runs', 'function', 'keeps', 'proven by'],
      triggers.map((trigger) => [
        code(trigger.name),
        code(trigger.table),
        trigger.event,
        code(trigger.function),
        trigger.comment ?? '',
        proofOf(trigger.name),
      ]),
    ),
  );
}

function proofOf(trigger: string): string {
  const { spec = '', test = '' } = TRIGGER_PROOFS[trigger] ?? {};
  return `[${basename(spec)}](../${spec}): ${test}`;
}

function contextPage(context: string, diagram: string): string {
  return page(
    `# Tables of ${context}`,
    `Columns and relations of the tables this context owns. [What they hold, and all triggers](../database.md#${context}).`,
    `\`\`\`mermaid\n${diagram}\n\`\`\``,
  );
}

function page(title: string, ...parts: string[]): string {
  return `${[NOTICE, title, ...parts].join('\n\n')}\n`;
}

function tableOf(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return lines.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function code(text: string): string {
  return `\`${text}\``;
}

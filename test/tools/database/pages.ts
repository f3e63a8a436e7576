import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { testNamesIn } from '../../support/source/source-files';
import type { Trigger } from './catalog';
import { diagramOf } from './diagram';
import { readSchema, type Table } from './schema';
import { TRIGGER_PROOFS, type TriggerProof } from './trigger-proofs';

/** The command that writes the pages. */
export const COMMAND = 'npm run docs:database';

const NOTICE = `<!-- Written by \`${COMMAND}\`: do not edit. -->`;

/**
 * Creates the pages about the database: the purpose of each table and trigger, and a diagram per context.
 * @param url a database with every migration, as the owner of its schema
 * @param root of the repository, for the docstrings of entities and the specs of triggers
 * @returns the text of each page, by its path from the root
 * @throws Error if a table, an entity or a trigger has no description, or no test proves a trigger
 */
export async function databasePages(url: string, root: string): Promise<Map<string, string>> {
  const { source, tables, triggers } = await readSchema(url, root);
  assertProven(triggers, root);
  const contextOf = (name: string) => tables.find((table) => table.name === name)?.entity.context ?? '';
  const contexts = [...new Set(tables.map(({ entity }) => entity.context))].sort();
  const pages = new Map([['docs/database.md', overview(contexts, tables, triggers)]]);
  for (const context of contexts)
    pages.set(
      `docs/database/${basename(context)}.md`,
      contextPage(basename(context), diagramOf(source, context, contextOf)),
    );
  return pages;
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
migrations in \`migrations/\`; each table has an entity in the context that owns it, the only one that writes to it, apart from the triggers below. \`${COMMAND}\`
writes these pages from both, and a test holds them equal.`,
    '## Tables',
    ...contexts.flatMap((context) => [
      `### [${basename(context)}](database/${basename(context)}.md)`,
      tableOf(
        ['table', 'entity', 'a row is'],
        tables
          .filter(({ entity }) => entity.context === context)
          .map(({ name, entity }) => [code(name), `[${entity.name}](../${entity.file})`, entity.docstring]),
      ),
    ]),
    '## Triggers',
    `A trigger runs inside the statement that sets it off, for each row unless it says otherwise, and is committed with it. Services name the triggers
their writes set off in their docstrings.`,
    tableOf(
      ['trigger', 'table', 'runs', 'keeps', 'proven by'],
      triggers.map((trigger) => [
        code(trigger.name),
        code(trigger.table),
        trigger.event.replace(', for each row', ''),
        trigger.comment ?? '',
        proofOf(trigger.name),
      ]),
    ),
  );
}

function proofOf(trigger: string): string {
  const { spec = '' } = TRIGGER_PROOFS[trigger] ?? {};
  return `[${basename(spec)}](../${spec})`;
}

function contextPage(context: string, diagram: string): string {
  return page(
    `# Tables of ${context}`,
    `[What a row is](../database.md#${context})`,
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

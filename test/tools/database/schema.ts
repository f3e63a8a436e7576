import { join, relative } from 'node:path';
import { DataSource } from 'typeorm';
import { contextOf } from '../../support/source/context-of';
import { documentedIn, sourceFiles } from '../../support/source/source-files';
import { type Catalog, readCatalog, type Trigger } from './catalog';

/** The compiled entities, or under Jest their source files. */
const ENTITIES = join(__dirname, '../../../src/**/*.entity{.ts,.js}');

/** An entity in its source file. */
interface EntitySource {
  /** The name of the class. */
  name: string;
  /** The path from the root of the repository. */
  file: string;
  /** Its folder below `src`. */
  context: string;
  /** The first paragraph of its docstring, which says what a row is. */
  docstring: string;
}

/** A table and the entity that owns it. */
export interface Table {
  name: string;
  entity: EntitySource;
}

/** The tables of a migrated database, with their entities. */
export interface Schema {
  /** Sorted by name. */
  tables: Table[];
  triggers: Trigger[];
  /** Holds the metadata of the entities; its connection is closed. */
  source: DataSource;
}

/**
 * Reads the tables and triggers of a database, and the entities of the tables.
 * @param url a database with every migration, as the owner of its schema
 * @param root of the repository, for the docstrings of entities
 * @throws Error if a table has no entity, or an entity no docstring
 */
export async function readSchema(url: string, root: string): Promise<Schema> {
  const source = await new DataSource({
    type: 'postgres',
    url,
    entities: [ENTITIES],
    installExtensions: false,
  }).initialize();
  try {
    const catalog = await readCatalog(source);
    return { tables: tablesOf(catalog, source, root), triggers: catalog.triggers, source };
  } finally {
    await source.destroy();
  }
}

/** The entities of the service in their source files. */
function entitySources(root: string): EntitySource[] {
  const files = sourceFiles(join(root, 'src')).map((file) => relative(root, file).replaceAll('\\', '/'));
  return files
    .filter((file) => file.endsWith('.entity.ts'))
    .flatMap((file) => {
      const context = contextOf(file.slice('src/'.length));
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
    return { name, entity };
  });
}

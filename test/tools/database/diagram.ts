import type { DataSource, EntityMetadata } from 'typeorm';

type ColumnMetadata = EntityMetadata['columns'][number];
type ForeignKeyMetadata = EntityMetadata['foreignKeys'][number];

/**
 * Draws the tables of a context and their references as a Mermaid entity-relationship diagram. A table of another
 * context is drawn only with its referenced columns.
 * @param contextOf the context that owns a table
 */
export function diagramOf(source: DataSource, context: string, contextOf: (table: string) => string): string {
  const own = source.entityMetadatas
    .filter(({ tableName }) => contextOf(tableName) === context)
    .sort(byTable);
  const keys = own.flatMap(({ foreignKeys }) => foreignKeys);
  const foreign = new Map<EntityMetadata, Set<ColumnMetadata>>();
  for (const { referencedEntityMetadata: entity, referencedColumns } of keys)
    if (!own.includes(entity))
      foreign.set(entity, new Set([...(foreign.get(entity) ?? []), ...referencedColumns]));
  return [
    'erDiagram',
    ...own.map((entity) => box(source, entity, entity.tableName, entity.ownColumns)),
    ...[...foreign]
      .sort(([one], [other]) => byTable(one, other))
      .map(([entity, columns]) => {
        const { tableName } = entity;
        return box(source, entity, `${tableName}["${tableName} (${contextOf(tableName)})"]`, [...columns]);
      }),
    ...keys.map(line).sort(),
  ].join('\n');
}

function byTable(one: EntityMetadata, other: EntityMetadata): number {
  return one.tableName < other.tableName ? -1 : 1;
}

function box(
  source: DataSource,
  entity: EntityMetadata,
  title: string,
  columns: readonly ColumnMetadata[],
): string {
  const rows = columns.map((column) =>
    ['   ', typeOf(source, column), column.databaseName, keysOf(entity, column), remarkOf(column)]
      .filter(Boolean)
      .join(' '),
  );
  return [`  ${title} {`, ...rows, '  }'].join('\n');
}

/** The type of a column as in the migrations, without spaces, which a diagram does not allow. */
function typeOf(source: DataSource, column: ColumnMetadata): string {
  const type = source.driver.normalizeType(column).replace('timestamp with time zone', 'timestamptz');
  const precision =
    column.precision === undefined || column.precision === null ? '' : `(${column.precision})`;
  return `${type.replaceAll(' ', '_')}${precision}${column.isArray ? '[]' : ''}`;
}

function keysOf(entity: EntityMetadata, column: ColumnMetadata): string {
  const isAlone = (columns: readonly ColumnMetadata[]) => columns.length === 1 && columns[0] === column;
  // TypeORM requires a primary key of every entity; an entity that is not compared with the schema has none in the
  // database.
  const isPrimary = column.isPrimary && entity.synchronize;
  const isUnique =
    entity.uniques.some(({ columns }) => isAlone(columns)) ||
    entity.indices.some((index) => index.isUnique && isAlone(index.columns));
  const isForeign = entity.foreignKeys.some(({ columns }) => columns.includes(column));
  return [isPrimary && 'PK', isForeign && 'FK', isUnique && 'UK'].filter(Boolean).join(', ');
}

function remarkOf({ isNullable, comment }: ColumnMetadata): string {
  const remark = [isNullable && 'nullable', comment?.replaceAll('"', "'")].filter(Boolean).join('; ');
  return remark && `"${remark}"`;
}

/** One row of a table refers to one row of another, or to none if the column is nullable. */
function line({ entityMetadata, referencedEntityMetadata, columns }: ForeignKeyMetadata): string {
  const { primaryColumns } = entityMetadata;
  const isWholeKey =
    primaryColumns.length === columns.length && primaryColumns.every((column) => columns.includes(column));
  const from = columns.some(({ isNullable }) => isNullable) ? '|o' : '||';
  const to = isWholeKey ? 'o|' : 'o{';
  const label = columns.map(({ databaseName }) => databaseName).join(', ');
  return `  ${referencedEntityMetadata.tableName} ${from}--${to} ${entityMetadata.tableName} : "${label}"`;
}

import { getMetadataArgsStorage } from 'typeorm';

declare const ROW: unique symbol;

/** A select list in SQL that carries the type of its rows. */
export type Columns<Row> = string & { readonly [ROW]: Row };
/** The rows a select list yields: `RowOf<typeof MESSAGE>`. */
export type RowOf<List> = List extends Columns<infer Row> ? Row : never;
/** The rows of a table that is joined by a left join. */
export type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null };
/** Rows in which a condition of the statement guarantees that the named columns are not null. */
export type NotNull<Row, Name extends keyof Row> = Omit<Row, Name> & {
  [Key in Name]: NonNullable<Row[Key]>;
};
/** The types of a row's values in a JSON object that PostgreSQL builds. */
export type InJson<Row> = {
  [Name in keyof Row]: Row[Name] extends Date | null ? TimeInJson<Row[Name]> : Row[Name];
};

type TimeInJson<Value> = Value extends Date ? string : Value;
export type EntityClass<Entity> = new () => Entity;
type PropertyOf<Entity> = keyof Entity & string;
/** Property names: a list, which keeps the names, or an object from the wanted name to the property. */
type Renamed<Entity> = Readonly<Record<string, PropertyOf<Entity>>>;
type RenamedRow<Entity, Names extends Renamed<Entity>> = {
  -readonly [Name in keyof Names]: Entity[Names[Name]];
};

/** A column in TypeORM's metadata of an entity. */
interface StoredColumn {
  name: string;
  type: unknown;
}

/**
 * The select list of some columns of a table, each under the name of its property.
 * @param names the properties; as an object, by the names they are to have in the row: `{ userId: 'id' }`
 * @param alias what the table is called in the statement; needed where another table has a column of that name
 * @throws Error for a property that is no column
 */
export function columnsOf<Entity extends object, Name extends PropertyOf<Entity>>(
  entity: EntityClass<Entity>,
  names: readonly Name[],
  alias?: string,
): Columns<Pick<Entity, Name>>;
export function columnsOf<Entity extends object, const Names extends Renamed<Entity>>(
  entity: EntityClass<Entity>,
  names: Names,
  alias?: string,
): Columns<RenamedRow<Entity, Names>>;
export function columnsOf(
  entity: EntityClass<object>,
  names: readonly string[] | Readonly<Record<string, string>>,
  alias?: string,
): Columns<object> {
  return listed(chosen(entity, names, alias, asEntity).map(([name, value]) => `${value} as "${name}"`));
}

/**
 * The select list of all columns of a table but some, so that a new column of the entity is in the row at once.
 * @param excluded the properties that are left out
 * @throws Error for a property that is no column
 */
export function columnsExcept<Entity extends object, Name extends PropertyOf<Entity>>(
  entity: EntityClass<Entity>,
  excluded: readonly Name[],
  alias?: string,
): Columns<Omit<Entity, Name>> {
  const columns = columnsByProperty(entity);
  for (const name of excluded) storedAs(entity, columns, name);
  const left = [...columns.keys()].filter((name) => !(excluded as readonly string[]).includes(name));
  return columnsOf(entity, left as never[], alias) as Columns<Omit<Entity, Name>>;
}

/**
 * The arguments of `json_build_object` for some columns of a table; their values are as JSON has them (`InJson`), with
 * bigint and numeric as text.
 * @param names the properties, as in `columnsOf`
 * @throws Error for a property that is no column
 */
export function jsonOf<Entity extends object, Name extends PropertyOf<Entity>>(
  entity: EntityClass<Entity>,
  names: readonly Name[],
  alias?: string,
): Columns<InJson<Pick<Entity, Name>>>;
export function jsonOf<Entity extends object, const Names extends Renamed<Entity>>(
  entity: EntityClass<Entity>,
  names: Names,
  alias?: string,
): Columns<InJson<RenamedRow<Entity, Names>>>;
export function jsonOf(
  entity: EntityClass<object>,
  names: readonly string[] | Readonly<Record<string, string>>,
  alias?: string,
): Columns<object> {
  return listed(chosen(entity, names, alias, asText).map(([name, value]) => `'${name}', ${value}`));
}

/**
 * The values of a row in the form `jsonb_populate_recordset(null::<table>, $1)` takes: keyed by column name.
 * @throws Error for a property that is no column
 */
export function recordOf<Entity extends object>(
  entity: EntityClass<Entity>,
  values: Partial<Entity>,
): Record<string, unknown> {
  const columns = columnsByProperty(entity);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [storedAs(entity, columns, name).name, value]),
  );
}

/** The name of the table of an entity. @throws Error for a class that is no entity */
export function tableOf(entity: EntityClass<object>): string {
  const [table] = getMetadataArgsStorage().filterTables(entity);
  if (table?.name === undefined) throw new Error(`${entity.name} names no table`);
  return table.name;
}

/**
 * Maps the given names to the column names of their properties.
 * @throws Error for a property that is no column
 */
export function columnNames<Entity extends object, const Names extends Renamed<Entity>>(
  entity: EntityClass<Entity>,
  names: Names,
): Record<keyof Names, string> {
  const columns = columnsByProperty(entity);
  const named = Object.entries<string>(names).map(([name, property]) => [
    name,
    storedAs(entity, columns, property).name,
  ]);
  return Object.fromEntries(named) as Record<keyof Names, string>;
}

/** Maps each column name of an entity to its property. */
export function propertiesByColumn<Entity extends object>(
  entity: EntityClass<Entity>,
): ReadonlyMap<string, PropertyOf<Entity>> {
  const columns = [...columnsByProperty(entity)];
  return new Map(columns.map(([property, { name }]) => [name, property as PropertyOf<Entity>]));
}

/** The name in the row, and the SQL expression, of each requested column. */
function chosen(
  entity: EntityClass<object>,
  names: readonly string[] | Readonly<Record<string, string>>,
  alias: string | undefined,
  valueOf: (column: string, type: unknown) => string,
): Array<[string, string]> {
  const columns = columnsByProperty(entity);
  const properties = isList(names) ? names.map((name) => [name, name] as const) : Object.entries(names);
  return properties.map(([name, property]) => {
    const { name: column, type } = storedAs(entity, columns, property);
    return [name, valueOf(alias === undefined ? column : `${alias}.${column}`, type)];
  });
}

/** The driver would parse a date as a time in the time zone of the process; TypeORM's entities have it as text. */
function asEntity(column: string, type: unknown): string {
  return type === 'date' ? `${column}::text` : column;
}

/** JSON numbers cannot hold these values exactly; TypeORM's entities have them as text. */
function asText(column: string, type: unknown): string {
  return type === 'bigint' || type === 'numeric' ? `${column}::text` : column;
}

function storedAs(
  entity: EntityClass<object>,
  columns: ReadonlyMap<string, StoredColumn>,
  property: string,
): StoredColumn {
  const column = columns.get(property);
  if (!column) throw new Error(`${entity.name}.${property} is no column`);
  return column;
}

function columnsByProperty(entity: EntityClass<object>): Map<string, StoredColumn> {
  const columns = getMetadataArgsStorage().filterColumns(entity);
  return new Map(
    columns.map(({ propertyName, options }) => [
      propertyName,
      { name: options.name ?? propertyName, type: options.type },
    ]),
  );
}

function isList(names: readonly string[] | object): names is readonly string[] {
  return Array.isArray(names);
}

function listed(columns: readonly string[]): Columns<object> {
  return columns.join(', ') as Columns<object>;
}

import 'reflect-metadata';
import { DataSource, type EntityMetadata } from 'typeorm';
import { SequentialClient } from '../../support/network/sequential-client';
import { startService, type TestService } from '../../support/service/service';

/** The table in which TypeORM stores generated columns of a schema it created. */
const GENERATED_COLUMNS = `
  create table typeorm_metadata (type text, database text, schema text, "table" text, name text, value text);
  insert into typeorm_metadata
    select 'GENERATED_COLUMN', current_database(), 'public', a.attrelid::regclass::text, a.attname,
        pg_get_expr(d.adbin, d.adrelid)
      from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attgenerated = 's' and a.attrelid::regclass::text not like 'pg_%'`;

/** The JavaScript types of column types. */
const VALUES: Readonly<Record<string, string>> = {
  text: 'String',
  bigint: 'String',
  numeric: 'String',
  date: 'String',
  polygon: 'String',
  integer: 'Number',
  smallint: 'Number',
  'double precision': 'Number',
  boolean: 'Boolean',
  timestamptz: 'Date',
};
/** Types whose columns contain values of the application: objects, lists or plain values. */
const JSON_TYPES = ['json', 'jsonb'];

/** The columns of the tables without a primary key. */
const STORED_COLUMNS = `
  select a.attrelid::regclass::text as "table", a.attname as name, t.typname as type, a.attnotnull as "notNull",
         coalesce(pg_get_expr(d.adbin, d.adrelid), '') as "default",
         case when a.attcollation <> t.typcollation then l.collname else '' end as collation
    from pg_attribute a
    join pg_type t on t.oid = a.atttypid
    left join pg_collation l on l.oid = a.attcollation
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where a.attrelid = any ($1::regclass[]) and a.attnum > 0 and not a.attisdropped`;
/** Their foreign keys and indexes. */
const STORED_KEYS = `
  with bare as (
    select oid from pg_class c
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('migrations', 'typeorm_metadata')
       and not exists (select from pg_constraint where conrelid = c.oid and contype = 'p'))
  select conname as name from pg_constraint where conrelid in (select oid from bare) and contype in ('f', 'u', 'x')
   union all
  select indexrelid::regclass::text from pg_index where indrelid in (select oid from bare)`;
/** PostgreSQL's internal names of their column types. */
const TYPE_NAMES: Readonly<Record<string, string>> = { integer: 'int4', smallint: 'int2', boolean: 'bool' };

interface StoredColumn {
  table: string;
  name: string;
  type: string;
  notNull: boolean;
  default: string;
  /** '' for the default of the type. */
  collation: string;
}

/** The columns of an entity, in the form of the catalog. */
function columnsOf({ tableName, columns }: EntityMetadata): StoredColumn[] {
  return columns.map((column) => ({
    table: tableName,
    name: column.databaseName,
    type: TYPE_NAMES[String(column.type)] ?? String(column.type),
    notNull: !column.isNullable,
    default: typeof column.default === 'string' ? column.default : '',
    collation: column.collation ?? '',
  }));
}

const inOrder = (columns: readonly StoredColumn[]) =>
  [...columns].sort((a, b) => (`${a.table} ${a.name}` < `${b.table} ${b.name}` ? -1 : 1));

describe('the entities', () => {
  let service: TestService;
  let source: DataSource;
  let names: string[];

  beforeAll(async () => {
    service = await startService({ asksWelcome: true });
    const { entityMetadatas } = service.app.get(DataSource);
    names = entityMetadatas.map(({ tableName }) => tableName);
    source = await new DataSource({
      type: 'postgres',
      url: service.database.ownerUrl,
      entities: entityMetadatas.map(({ target }) => target),
      installExtensions: false,
      extra: { Client: SequentialClient },
    }).initialize();
    await source.query(GENERATED_COLUMNS);
  });
  afterAll(async () => {
    await source.destroy();
    await service.stop();
  });

  const inCatalog = async (query: string): Promise<Set<string>> =>
    new Set((await source.query<Array<{ name: string }>>(query)).map(({ name }) => name));

  it('exist once per table', async () => {
    const tables = await inCatalog(
      `select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('migrations', 'typeorm_metadata')`,
    );
    expect(names.sort()).toEqual([...tables].sort());
  });

  /**
   * TypeORM lists the changes that would create the schema from the entities. Two kinds of things are only in the
   * migrations: CHECK constraints, of which it compares only the names, and indexes that it cannot express (over an
   * expression, partial, in descending order, or not a B-tree).
   */
  it('have the columns, keys, defaults and comments of the migrated schema', async () => {
    const checks = await inCatalog(`select conname as name from pg_constraint where contype = 'c'`);
    const indexes = await inCatalog(
      `select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
         join pg_am m on m.oid = c.relam
        where i.indexprs is not null or i.indpred is not null or m.amname <> 'btree'
           or exists (select from unnest(i.indoption::int[]) o where o <> 0)`,
    );
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    const changes = upQueries
      .map(({ query }) => query)
      .filter((query) => {
        const [, check] = /^ALTER TABLE "\w+" DROP CONSTRAINT "(\w+)"$/.exec(query) ?? [];
        const [, index] = /^DROP INDEX "public"\."(\w+)"$/.exec(query) ?? [];
        return !(check && checks.has(check)) && !(index && indexes.has(index));
      });
    expect(changes).toEqual([]);
  });

  /** Tables without a primary key, which TypeORM does not support: its comparison leaves them out. */
  it('without a primary key are three, with the columns and keys of the migrated schema', async () => {
    const left = source.entityMetadatas.filter(({ synchronize }) => !synchronize);
    expect(left.map(({ tableName }) => tableName).sort()).toEqual([
      'issue_ward_moves',
      'score_moves',
      'ward_rings',
    ]);
    const stored = await source.query<StoredColumn[]>(STORED_COLUMNS, [
      left.map(({ tableName }) => tableName),
    ]);
    expect(inOrder(left.flatMap(columnsOf))).toEqual(inOrder(stored));
    expect(await inCatalog(STORED_KEYS)).toEqual(
      new Set(
        left.flatMap(({ foreignKeys, indices }) => [...foreignKeys, ...indices]).map(({ name }) => name),
      ),
    );
  });

  it('refer to each other by plain columns, not by relations', () => {
    const related = source.entityMetadatas.filter(({ relations }) => relations.length > 0);
    expect(related.map(({ name }) => name)).toEqual([]);
  });

  it('declare the types of their columns’ values', () => {
    const wrong = source.entityMetadatas.flatMap(({ target, name, columns }) =>
      columns
        .filter(({ type }) => !JSON_TYPES.includes(String(type)))
        .map(({ propertyName, type, isArray }) => ({
          column: `${name}.${propertyName}`,
          said: typeSaid(target as new () => object, propertyName),
          is: isArray ? 'Array' : VALUES[String(type)],
        }))
        // The compiler emits no type for a union or an imported type.
        .filter(({ said, is }) => said !== 'Object' && said !== is),
    );
    expect(wrong).toEqual([]);
  });
});

function typeSaid(target: new () => object, property: string): string | undefined {
  const type: unknown = Reflect.getMetadata('design:type', target.prototype as object, property);
  return typeof type === 'function' ? type.name : undefined;
}

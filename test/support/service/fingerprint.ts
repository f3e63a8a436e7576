import { Client } from 'pg';

/** The content of a database, for comparisons. */
export interface Fingerprint {
  /** For each table: the number of rows, and a checksum over them. */
  tables: Record<string, { rows: number; sum: string }>;
  sequences: Record<string, string>;
  /** Columns, constraints, indexes, triggers, functions, comments and rights, each as its definition. */
  schema: Record<string, string>;
}

/** @param url the database, for a role that may read all of it */
export async function fingerprint(url: string): Promise<Fingerprint> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // So that names are written in full, whatever the search path is.
    await client.query(`set search_path = ''; set timezone = 'UTC'; set extra_float_digits = 1`);
    const schema = await definitions(client);
    return { tables: await tables(client), sequences: await sequences(client), schema };
  } finally {
    await client.end();
  }
}

async function tables(client: Client): Promise<Fingerprint['tables']> {
  const sums: Fingerprint['tables'] = {};
  const { rows: names } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_catalog.pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  );
  for (const { name } of names) {
    const { rows } = await client.query<{ rows: number; sum: string }>(
      `select count(*)::int as rows, coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text) collate "C")), '') as sum from ${name} t`,
    );
    sums[name] = rows[0]!;
  }
  return sums;
}

async function sequences(client: Client): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  const { rows: names } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_catalog.pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'`,
  );
  for (const { name } of names) {
    const { rows } = await client.query<{ state: string }>(
      `select last_value || ' ' || is_called as state from ${name}`,
    );
    values[name] = rows[0]!.state;
  }
  return values;
}

// A long condition has fewer parentheses after a dump and restore. A dump leaves out dropped columns, so a column is
// identified by its position among the existing ones.
const DEFINITIONS = `
    with tables as (
      select * from pg_catalog.pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S', 'v', 'm')
    ), functions as (
      -- Those of an extension come with it.
      select * from pg_catalog.pg_proc p where pronamespace = 'public'::regnamespace and not exists
        (select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')
    ), rights (what, owner, acl) as (
      select 'relation ' || relname, relowner, coalesce(relacl, acldefault((case relkind when 'S' then 's' else 'r' end)::"char", relowner)) from tables
      union all select 'function ' || oid::regprocedure, proowner, coalesce(proacl, acldefault('f', proowner)) from functions
      union all select 'schema ' || nspname, nspowner, coalesce(nspacl, acldefault('n', nspowner))
        from pg_catalog.pg_namespace where nspname = 'public'
      union all select 'database', datdba, coalesce(datacl, acldefault('d', datdba))
        from pg_catalog.pg_database where datname = current_database()
    )
    select 'column ' || t.relname || '.' || a.attname as name,
           concat_ws(' ', rank() over (partition by t.oid order by a.attnum), format_type(a.atttypid, a.atttypmod), a.attcollation::regcollation, a.attnotnull, a.attidentity::text,
                     a.attgenerated::text, pg_get_expr(d.adbin, d.adrelid)) as definition
      from tables t join pg_catalog.pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      left join pg_catalog.pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
     where t.relkind <> 'S'
    union all select 'constraint ' || t.relname || '.' || conname, pg_get_constraintdef(c.oid) || c.convalidated::text
      from pg_catalog.pg_constraint c join tables t on t.oid = c.conrelid
    union all select 'index ' || i.indexrelid::regclass, pg_get_indexdef(i.indexrelid) || i.indisvalid::text
      from pg_catalog.pg_index i join tables t on t.oid = i.indrelid
    union all select 'trigger ' || t.relname || '.' || tgname, translate(pg_get_triggerdef(g.oid), '()', '') || g.tgenabled::text
      from pg_catalog.pg_trigger g join tables t on t.oid = g.tgrelid where not tgisinternal
    union all select 'function ' || oid::regprocedure, pg_get_functiondef(oid) from functions
    union all select 'options ' || relname, array_to_string(reloptions, ' ') from tables where reloptions is not null
    union all select 'extension ' || extname, extversion from pg_catalog.pg_extension
    union all select 'comment ' || coalesce(t.relname || coalesce('.' || a.attname, ''), f.oid::regprocedure::text), d.description
      from pg_catalog.pg_description d left join tables t on t.oid = d.objoid left join functions f on f.oid = d.objoid
      left join pg_catalog.pg_attribute a on a.attrelid = t.oid and a.attnum = d.objsubid and d.objsubid > 0
     where coalesce(t.oid, f.oid) is not null
    union all select concat_ws(' ', 'right', what, coalesce(r.rolname, 'public'), a.privilege_type), a.is_grantable::text
      from rights, aclexplode(acl) a left join pg_catalog.pg_roles r on r.oid = a.grantee
    union all select 'owner of ' || what, r.rolname from rights join pg_catalog.pg_roles r on r.oid = owner
`;

async function definitions(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; definition: string }>(DEFINITIONS);
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
}

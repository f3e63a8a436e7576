import type { DataSource } from 'typeorm';

/** A trigger as in the catalog of the database. */
export interface Trigger {
  name: string;
  table: string;
  /** When it runs, such as `after update of city, hidden, for each row`. */
  event: string;
  /** What the trigger does; null if it has no comment. */
  comment: string | null;
}

export interface Catalog {
  /** The comment of each table, by its name; null without one. */
  tables: Map<string, string | null>;
  /** Sorted by table and name. */
  triggers: Trigger[];
}

/** Reads the tables and triggers of a migrated database. */
export async function readCatalog(source: DataSource): Promise<Catalog> {
  const tables = await source.query<Array<{ name: string; comment: string | null }>>(
    `select relname as name, obj_description(oid, 'pg_class') as comment from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'`,
  );
  return {
    tables: new Map(tables.map(({ name, comment }) => [name, comment])),
    triggers: await readTriggers(source),
  };
}

/** Reads the triggers of a migrated database, except those of foreign keys. */
async function readTriggers(source: DataSource): Promise<Trigger[]> {
  const triggers = await source.query<Array<Trigger & { definition: string }>>(
    `select t.tgname as name, c.relname as "table", pg_get_triggerdef(t.oid) as definition,
            obj_description(t.oid, 'pg_trigger') as comment
       from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by c.relname, t.tgname`,
  );
  return triggers.map(({ definition, ...trigger }) => ({ ...trigger, event: eventIn(definition) }));
}

/** The event in the definition of a trigger, which precedes the table. */
function eventIn(definition: string): string {
  const [, event, level] =
    /^CREATE TRIGGER \S+ (.+?) ON \S+ (?:REFERENCING .+? )?(FOR EACH (?:ROW|STATEMENT)) /s.exec(definition) ??
    [];
  if (!event || !level) throw new Error(`the definition of a trigger cannot be read: ${definition}`);
  return `${event}, ${level}`.toLowerCase();
}

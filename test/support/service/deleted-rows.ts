import type { TestService } from './service';

/**
 * Counts the rows that are deleted from tables from now on.
 * @returns a function: the maximum number one transaction has deleted from a table
 */
export async function watchDeletions(
  { database }: TestService,
  tables: readonly string[],
): Promise<() => Promise<number>> {
  await database.sql(`
    create table deleted_rows (transaction bigint not null, table_name text not null);
    create function note_deleted_row() returns trigger language plpgsql security definer as $$
      begin insert into deleted_rows values (txid_current(), tg_table_name); return null; end $$;
    ${tables
      .map(
        (table) => `create trigger note_deleted_row after delete on ${table}
          for each row execute function note_deleted_row();`,
      )
      .join('\n')}`);
  return async () => {
    const [{ most } = { most: 0 }] = await database.sql<{ most: number }>(
      `select coalesce(max(n), 0)::int as most
         from (select count(*) as n from deleted_rows group by transaction, table_name) counted`,
    );
    await database.sql('drop function note_deleted_row cascade; drop table deleted_rows');
    return most;
  };
}

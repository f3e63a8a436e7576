import type { Client } from 'pg';

/**
 * Grants a role what the service needs, without owning tables: it may insert into append-only tables but not change
 * rows, and can neither alter the schema nor disable a trigger. Append-only tables have the trigger `refuse_change`.
 * @param owner connected as the owner of the schema
 */
export async function grantService(owner: Client, role: string): Promise<void> {
  const name = owner.escapeIdentifier(role);
  await owner.query(`
    begin;
    revoke create on schema public from public;
    grant usage on schema public to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    grant usage on all sequences in schema public to ${name};
    revoke insert, update, delete on table migrations from ${name};
    do $$
    declare guarded regclass;
    begin
      for guarded in
        select distinct t.tgrelid::regclass from pg_trigger t join pg_proc f on f.oid = t.tgfoid
         where f.proname = 'refuse_change' and not t.tgisinternal
      loop
        execute format('revoke update, delete on table %s from %I', guarded, ${owner.escapeLiteral(role)});
      end loop;
    end $$;
    commit;
  `);
}

/** Chains the audit records by their hashes. */
export const AUDIT_CHAIN = `
create function audit_record_hash(entry audit_records) returns text language sql immutable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    entry.position, entry.previous_hash, extract(epoch from entry.at), entry.surface, entry.actor_id,
    entry.actor_name, entry.action, entry.target_kind, entry.target_id, entry.before, entry.after,
    entry.note)::text, 'UTF8')), 'hex')
$$;
comment on function audit_record_hash(entry audit_records) is
  'what hash must be; audit:verify computes it anew for every record';

create function audit_records_chain() returns trigger language plpgsql as $$
  declare
    last audit_records;
  begin
    perform pg_advisory_xact_lock(hashtextextended('audit-records', 0));
    select * into last from audit_records order by position desc limit 1;
    new.position := coalesce(last.position, 0) + 1;
    new.previous_hash := coalesce(last.hash, '');
    new.hash := audit_record_hash(new);
    return new;
  end
$$;

create trigger audit_records_chain before insert on audit_records
  for each row
  execute function audit_records_chain();
comment on trigger audit_records_chain on audit_records is
  'position, previous_hash and hash of a new record, so that it continues the chain; an insert holds a lock until its transaction ends';
`;

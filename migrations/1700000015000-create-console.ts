import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the accounts and sessions of the console, and the hash chain that shows whether the audit log was changed.
 */
export class CreateConsole1700000015000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACCOUNTS);
    await runner.query(CHAIN);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger audit_records_chain on audit_records;
      drop function audit_records_chain, audit_record_hash;
      drop index audit_records_action_idx, audit_records_actor_idx;
      alter table audit_records drop constraint audit_records_position_unique, drop constraint audit_records_position_positive, drop column position,
        drop column note, drop column previous_hash, drop column hash;
      drop table console_invites, console_sessions, console_accounts;
    `);
  }
}

const ACCOUNTS = `
  create table console_accounts (
    id text collate "C" not null,
    email text not null,
    name text not null,
    role text not null,
    city_scope text[],
    password_hash text not null,
    active boolean not null default true,
    created_at timestamptz(3) not null,
    last_login_at timestamptz(3),
    constraint console_accounts_pk primary key (id),
    constraint console_accounts_role_known check (role in ('super_admin', 'city_admin', 'reviewer', 'auditor'))
  );
  create unique index console_accounts_email_unique on console_accounts (lower(email));
  comment on table console_accounts is 'who works at the city desk; apart from the people who use the service';
  comment on column console_accounts.city_scope is 'ids of cities; null: all of them';

  create table console_sessions (
    token_hash text collate "C" not null,
    account_id text collate "C" not null,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    revoked_at timestamptz(3),
    constraint console_sessions_pk primary key (token_hash),
    constraint console_sessions_account_fk foreign key (account_id) references console_accounts (id) on delete cascade
  );
  create index console_sessions_account_idx on console_sessions (account_id);
  create index console_sessions_created_idx on console_sessions (created_at);
  comment on column console_sessions.token_hash is 'SHA-256 of the cookie, which is kept nowhere';

  create table console_invites (
    token_hash text collate "C" not null,
    email text not null,
    name text not null,
    role text not null,
    city_scope text[],
    invited_by text collate "C" not null,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    used_at timestamptz(3),
    constraint console_invites_pk primary key (token_hash),
    constraint console_invites_inviter_fk foreign key (invited_by) references console_accounts (id) on delete cascade,
    constraint console_invites_role_known check (role in ('super_admin', 'city_admin', 'reviewer', 'auditor'))
  );
  create index console_invites_inviter_idx on console_invites (invited_by);
`;

/**
 * Each record contains its own hash and the hash of the previous record. Records are inserted one after the other: an
 * insert holds a lock until its transaction ends. Positions therefore have no gaps and follow the order of commits.
 */
const CHAIN = `
  alter table audit_records
    add column position bigint,
    add column note text,
    add column previous_hash text collate "C",
    add column hash text collate "C";

  create function audit_record_hash(entry audit_records) returns text language sql immutable as $$
    select encode(sha256(convert_to(jsonb_build_array(
      entry.position, entry.previous_hash, extract(epoch from entry.at), entry.surface, entry.actor_id,
      entry.actor_name, entry.action, entry.target_kind, entry.target_id, entry.before, entry.after,
      entry.note)::text, 'UTF8')), 'hex')
  $$;
  comment on function audit_record_hash is 'what hash must be; audit:verify computes it anew for every record';

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
  end $$;

  alter table audit_records add constraint audit_records_position_unique unique (position),
    add constraint audit_records_position_positive check (position > 0);
  alter table audit_records disable trigger audit_records_append_only;
  do $$
  declare
    entry audit_records;
    previous text := '';
    place bigint := 0;
  begin
    for entry in select * from audit_records order by id loop
      place := place + 1;
      entry.position := place;
      entry.previous_hash := previous;
      previous := audit_record_hash(entry);
      update audit_records set position = place, previous_hash = entry.previous_hash, hash = previous
       where id = entry.id;
    end loop;
  end $$;
  alter table audit_records enable trigger audit_records_append_only;
  alter table audit_records alter column position set not null, alter column previous_hash set not null,
    alter column hash set not null;
  create trigger audit_records_chain before insert on audit_records
    for each row execute function audit_records_chain();
  create index audit_records_action_idx on audit_records (action, position);
  create index audit_records_actor_idx on audit_records (actor_id, position);
`;

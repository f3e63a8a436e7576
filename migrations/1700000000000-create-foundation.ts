import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the tables for cities, accounts with their sessions, and answers stored by `Idempotency-Key`. */
export class CreateFoundation1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table cities (
        slug text collate "C" not null,
        display_name text not null,
        state text not null,
        subdomain text not null,
        rollout_status text not null default 'live',
        created_at timestamptz(3) not null default now(),
        constraint cities_pk primary key (slug),
        constraint cities_subdomain_unique unique (subdomain),
        constraint cities_rollout_status_known check (rollout_status in ('live', 'rollout', 'waitlist'))
      );
      insert into cities (slug, display_name, state, subdomain) values
        ('mumbai', 'Mumbai', 'Maharashtra', 'mumbai'),
        ('bangalore', 'Bangalore', 'Karnataka', 'bangalore'),
        ('delhi', 'Delhi', 'Delhi', 'delhi'),
        ('hyderabad', 'Hyderabad', 'Telangana', 'hyderabad'),
        ('chennai', 'Chennai', 'Tamil Nadu', 'chennai'),
        ('pune', 'Pune', 'Maharashtra', 'pune'),
        ('kolkata', 'Kolkata', 'West Bengal', 'kolkata'),
        ('ahmedabad', 'Ahmedabad', 'Gujarat', 'ahmedabad');

      create table users (
        id text collate "C" not null,
        email text not null,
        display_name text not null,
        avatar_url text,
        role text not null default 'user',
        city text collate "C" not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        last_seen_at timestamptz(3),
        constraint users_pk primary key (id),
        constraint users_city_fk foreign key (city) references cities (slug),
        constraint users_role_known check (role in ('superadmin', 'admin', 'power_user', 'user', 'viewer'))
      );
      create unique index users_email_unique on users (lower(email));
      comment on column users.email is 'verified by the identity provider; links the account to an official';

      create table user_identities (
        issuer text not null,
        subject text not null,
        user_id text collate "C" not null,
        created_at timestamptz(3) not null,
        constraint user_identities_pk primary key (issuer, subject),
        constraint user_identities_user_fk foreign key (user_id) references users (id) on delete cascade
      );
      create index user_identities_user_idx on user_identities (user_id);

      create table refresh_families (
        id text collate "C" not null,
        user_id text collate "C" not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        revoked_at timestamptz(3),
        revoked_because text,
        constraint refresh_families_pk primary key (id),
        constraint refresh_families_user_fk foreign key (user_id) references users (id) on delete cascade,
        constraint refresh_families_reason_known check (revoked_because in ('logout', 'replay'))
      );
      create index refresh_families_user_idx on refresh_families (user_id, expires_at);
      comment on table refresh_families is 'one per sign-in; every token rotated from it dies with it';

      create table refresh_tokens (
        id text collate "C" not null,
        family_id text collate "C" not null,
        issued_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        used_at timestamptz(3),
        constraint refresh_tokens_pk primary key (id),
        constraint refresh_tokens_family_fk foreign key (family_id) references refresh_families (id) on delete cascade
      );
      create index refresh_tokens_family_idx on refresh_tokens (family_id);

      create table idempotency_keys (
        caller text collate "C" not null,
        key text not null,
        request_hash text not null,
        answer json not null,
        created_at timestamptz(3) not null,
        constraint idempotency_keys_pk primary key (caller, key)
      );
      create index idempotency_keys_created_idx on idempotency_keys (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table idempotency_keys, refresh_tokens, refresh_families, user_identities, users, cities`,
    );
  }
}

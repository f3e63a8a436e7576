import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-in of city staff through an identity provider: its groups, what sessions keep, accounts without a password. */
export class SignInThroughAProvider1700000115000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table console_groups (
        id text collate "C" not null,
        name text collate "C" not null,
        position integer not null,
        role text not null,
        city_scope text[],
        wards text[] not null default '{}',
        categories text[] not null default '{}',
        units text[],
        created_at timestamptz(3) not null,
        constraint console_groups_pk primary key (id),
        constraint console_groups_name_unique unique (name),
        constraint console_groups_role_known check (role in (
          'super_admin', 'city_admin', 'reviewer', 'auditor', 'agent', 'call_taker', 'contractor'))
      );
      comment on table console_groups is
        'groups of the identity provider of city staff, and the rights of their members; the first counts';
      comment on column console_groups.name is 'as in the claim \`groups\`';
      comment on column console_groups.position is
        'of several groups of a person the lowest counts, then the oldest';
      comment on column console_groups.city_scope is 'ids of cities; null: all cities';
      comment on column console_groups.wards is 'codes of wards; none: all of the cities';
      comment on column console_groups.categories is 'slugs of categories; none: all';
      comment on column console_groups.units is
        'ids of the units that its members belong to; null: those that the console gives them';
      alter table console_accounts alter column password_hash drop not null;
      comment on column console_accounts.password_hash is
        'null: it signs in through the identity provider alone';
      alter table console_sessions add column provider_tokens text, add column check_at timestamptz(3);
      comment on column console_sessions.provider_tokens is
        'sealed tokens of the identity provider; null: begun with a password';
      comment on column console_sessions.check_at is
        'when the identity provider is asked again about the person; null: begun with a password';
      create index console_sessions_check_idx on console_sessions (check_at)
        where check_at is not null and revoked_at is null;
    `);
  }

  /** Accounts without a password get a hash that no password has. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index console_sessions_check_idx;
      delete from console_sessions where check_at is not null;
      alter table console_sessions drop column provider_tokens, drop column check_at;
      comment on column console_accounts.password_hash is null;
      update console_accounts
         set password_hash = '$argon2id$v=19$m=19456,t=2,p=1$bm9wYXNzd29yZGZpdHM$'
               || rtrim(encode(sha256((id || random())::bytea), 'base64'), '=')
       where password_hash is null;
      alter table console_accounts alter column password_hash set not null;
      drop table console_groups;
    `);
  }
}

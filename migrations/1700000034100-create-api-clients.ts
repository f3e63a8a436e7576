import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the registered clients of Open311, and the contacts of people for whom they report. */
export class CreateApiClients1700000034100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table api_clients (
        id text collate "C" not null,
        name text not null,
        email text,
        city_scope text[],
        key_hash text collate "C" not null,
        created_by text collate "C",
        created_at timestamptz(3) not null,
        revoked_at timestamptz(3),
        constraint api_clients_pk primary key (id),
        constraint api_clients_key_unique unique (key_hash),
        constraint api_clients_user_fk foreign key (id) references users (id)
      );
      comment on table api_clients is 'programs that may report issues over Open311; each has an account of the same id';
      comment on column api_clients.city_scope is 'ids of cities; null: all of them';
      comment on column api_clients.key_hash is 'SHA-256 of the key, which is kept nowhere';
      comment on column api_clients.created_by is 'an account of the console; null: made for the demonstration';

      create table issue_contacts (
        issue_id text collate "C" not null,
        email text,
        phone text,
        first_name text,
        last_name text,
        created_at timestamptz(3) not null,
        constraint issue_contacts_pk primary key (issue_id),
        constraint issue_contacts_issue_fk foreign key (issue_id) references issues (id) on delete cascade,
        constraint issue_contacts_any check (num_nonnulls(email, phone, first_name, last_name) > 0)
      );
      comment on table issue_contacts is
        'whom a client of Open311 reported for, to confirm the report to; no API shows it';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table issue_contacts, api_clients`);
  }
}

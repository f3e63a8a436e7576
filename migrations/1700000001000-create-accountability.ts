import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the officials to whom issues are assigned, and the departments responsible for the categories of a city. */
export class CreateAccountability1700000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table officials (
        id text collate "C" not null,
        name text not null,
        designation text not null,
        city text collate "C" not null,
        ward text not null default '',
        constituency text not null default '',
        phone text not null default '',
        email text not null default '',
        chat_number text not null default '',
        micro_handle text not null default '',
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint officials_pk primary key (id),
        constraint officials_city_fk foreign key (city) references cities (slug),
        constraint officials_designation_known check (designation in ('Ward Officer', 'Corporator', 'MLA', 'MP'))
      );
      create index officials_email_idx on officials (lower(email)) where email <> '';
      create index officials_city_idx on officials (city, id);

      create table departments (
        id text collate "C" not null,
        name text not null,
        city text collate "C" not null,
        categories text[] not null default '{}',
        contact_phone text not null default '',
        contact_email text not null default '',
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint departments_pk primary key (id),
        constraint departments_city_fk foreign key (city) references cities (slug),
        constraint departments_categories_known check
          (categories <@ array['traffic', 'road', 'infrastructure', 'hygiene', 'healthcare', 'systemic'])
      );
      create index departments_city_idx on departments (city, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table departments, officials`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Units of city staff, and the accounts that belong to them. */
export class MakeStaffUnits1700000099000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table staff_units (
        id text collate "C" not null,
        city text collate "C" not null,
        name jsonb not null,
        kind text collate "C" not null,
        department_id text collate "C",
        official_id text collate "C",
        email text,
        active boolean not null default true,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint staff_units_pk primary key (id),
        constraint staff_units_city_fk foreign key (city) references cities (slug),
        constraint staff_units_department_fk foreign key (department_id) references departments (id) on delete set null,
        constraint staff_units_official_fk foreign key (official_id) references officials (id) on delete set null,
        constraint staff_units_kind_known check (kind in ('department', 'ward_office', 'contractor'))
      );
      create index staff_units_city_idx on staff_units (city, id);
      comment on table staff_units is 'units of city staff; a unit is deactivated, never deleted';
      comment on column staff_units.name is 'a text, or an object with one for each language';

      create table staff_unit_members (
        unit_id text collate "C" not null,
        account_id text collate "C" not null,
        constraint staff_unit_members_pk primary key (unit_id, account_id),
        constraint staff_unit_members_unit_fk foreign key (unit_id) references staff_units (id),
        constraint staff_unit_members_account_fk foreign key (account_id) references console_accounts (id)
      );
      create index staff_unit_members_account_idx on staff_unit_members (account_id);
      comment on table staff_unit_members is 'accounts of the console that belong to a unit';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table staff_unit_members; drop table staff_units');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates wards, the places of pincodes in them, the officials responsible, and the ward of an issue. */
export class CreatePlaces1700000009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PLACES);
    await runner.query(RESPONSIBLE);
    await runner.query(ISSUES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table issues drop column area, drop column ward, drop column jurisdiction_id, drop column responsible,
        drop column placed_by, drop column placed_at;
      drop table geocoder_turn, geocoded_points, police_stations, jurisdictions, places, ward_rings, wards;
      drop index officials_constituency_idx, officials_name_idx, departments_name_idx;
    `);
  }
}

const PLACES = `
  create table wards (
    id text collate "C" not null,
    city text collate "C" not null,
    code text collate "C" not null,
    name text not null,
    zone text not null default '',
    ward_number integer not null default 0,
    office_address text not null default '',
    phone text not null default '',
    boundary jsonb,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    constraint wards_pk primary key (id),
    constraint wards_city_fk foreign key (city) references cities (slug),
    constraint wards_code_unique unique (city, code)
  );
  comment on column wards.boundary is 'a GeoJSON MultiPolygon, or null while none is known';

  create table ward_rings (
    ward_id text collate "C" not null,
    ring polygon not null,
    is_hole boolean not null,
    constraint ward_rings_ward_fk foreign key (ward_id) references wards (id) on delete cascade
  );
  create index ward_rings_ward_idx on ward_rings (ward_id);
  comment on table ward_rings is 'the rings of the boundaries, in a form a point can be looked up in';

  create table places (
    pincode text collate "C" not null,
    city text collate "C" not null,
    ward text collate "C" not null,
    area text not null,
    lat double precision,
    lng double precision,
    is_main boolean not null,
    constraint places_pk primary key (pincode, ward),
    constraint places_ward_fk foreign key (city, ward) references wards (city, code) on update cascade on delete cascade,
    constraint places_pincode_form check (pincode ~ '^[0-9]{6}$'),
    constraint places_point_whole check ((lat is null) = (lng is null))
  );
  create unique index places_main_unique on places (pincode) where is_main;
  create index places_ward_idx on places (city, ward);
  comment on table places is 'a pincode in a ward: where it is, and whether most of the pincode lies there';

  create table geocoded_points (
    lat numeric(8, 4) not null,
    lng numeric(8, 4) not null,
    pincode text,
    area text not null,
    found_at timestamptz(3) not null,
    constraint geocoded_points_pk primary key (lat, lng)
  );
  comment on table geocoded_points is 'what the geocoder said of points, rounded to about ten metres';

  create table geocoder_turn (
    id boolean not null default true,
    free_at timestamptz(3) not null default '-infinity',
    constraint geocoder_turn_pk primary key (id),
    constraint geocoder_turn_single check (id)
  );
  insert into geocoder_turn default values;
  comment on table geocoder_turn is 'one row: from when any instance may ask the geocoder again';
`;

const RESPONSIBLE = `
  create table jurisdictions (
    id text collate "C" not null,
    city text collate "C" not null,
    ward text not null,
    pincodes text[] not null default '{}',
    ward_officer_id text collate "C",
    corporator_id text collate "C",
    constituency_assembly text not null default '',
    constituency_parliamentary text not null default '',
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    constraint jurisdictions_pk primary key (id),
    constraint jurisdictions_city_fk foreign key (city) references cities (slug),
    constraint jurisdictions_ward_officer_fk foreign key (ward_officer_id) references officials (id) on delete set null,
    constraint jurisdictions_corporator_fk foreign key (corporator_id) references officials (id) on delete set null
  );
  create index jurisdictions_city_idx on jurisdictions (city, id);
  create index jurisdictions_ward_idx on jurisdictions (city, ward);
  create index jurisdictions_pincodes_idx on jurisdictions using gin (pincodes);
  create index jurisdictions_ward_officer_idx on jurisdictions (ward_officer_id);
  create index jurisdictions_corporator_idx on jurisdictions (corporator_id);
  create index officials_name_idx on officials (city, name);
  create index departments_name_idx on departments (city, name);
  create index officials_constituency_idx on officials (city, designation, constituency) where constituency <> '';

  create table police_stations (
    id text collate "C" not null,
    name text not null,
    city text collate "C" not null,
    pincodes text[] not null default '{}',
    contact_phone text not null default '',
    address text not null default '',
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    constraint police_stations_pk primary key (id),
    constraint police_stations_city_fk foreign key (city) references cities (slug)
  );
  create index police_stations_city_idx on police_stations (city, id);
  create index police_stations_name_idx on police_stations (city, name);
  create index police_stations_pincodes_idx on police_stations using gin (pincodes);
`;

const ISSUES = `
  alter table issues
    add column area text not null default '',
    add column ward text not null default '',
    add column jurisdiction_id text collate "C",
    add column responsible jsonb,
    add column placed_by text,
    add column placed_at timestamptz(3),
    add constraint issues_placed_by_known check (placed_by in ('boundary', 'pincode', 'geocoder', 'centroid', 'nothing'));
  create index issues_unplaced_idx on issues (created_at, id)
    where placed_at is null and (lat is not null or pincode is not null);
  comment on column issues.placed_at is 'when it was found out which ward the issue lies in; null: that is still to be done';
  comment on column issues.responsible is 'the chain of those responsible as it was then';
`;

/** Cities, wards, pincodes and places, and the offices that are responsible for them. */
export const ACCOUNTABILITY = `
create table cities (
  slug text collate "C" not null,
  display_name text not null,
  state text not null,
  subdomain text not null,
  rollout_status text not null default 'live',
  created_at timestamptz(3) not null default now(),
  time_zone text not null default 'Asia/Kolkata',
  constraint cities_pk primary key (slug),
  constraint cities_subdomain_unique unique (subdomain),
  constraint cities_rollout_status_known check (rollout_status in ('live', 'rollout', 'waitlist'))
);
comment on table cities is 'the cities the service works in; the set is fixed';
comment on column cities.time_zone is 'time zone that sets where a day of the city begins, for streaks';

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
  constraint officials_designation_known check (designation in ('Ward Officer', 'Corporator', 'MLA', 'MP')),
  constraint officials_city_fk foreign key (city) references cities (slug)
);
create index officials_email_idx on officials (lower(email)) where email <> '';
create index officials_city_idx on officials (city, id);
create index officials_name_idx on officials (city, name);
create index officials_constituency_idx on officials (city, designation, constituency) where constituency <> '';
create index officials_ward_idx on officials (city, designation, ward) where ward <> '';
comment on table officials is 'the people responsible: ward officers, corporators, MLAs and MPs';

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
  constraint departments_categories_known check
    (categories <@ array['traffic', 'road', 'infrastructure', 'hygiene', 'healthcare', 'systemic']),
  constraint departments_city_fk foreign key (city) references cities (slug)
);
create index departments_city_idx on departments (city, id);
create index departments_name_idx on departments (city, name);
comment on table departments is 'departments of cities, and the categories they are responsible for';

create table wards (
  id text collate "C" not null,
  city text collate "C" not null,
  code text collate "C" not null,
  name text not null,
  zone text not null default '',
  ward_number int not null default 0,
  office_address text not null default '',
  phone text not null default '',
  boundary jsonb,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  score int,
  res_pct int,
  trend int,
  boundary_source text not null default '',
  constraint wards_pk primary key (id),
  constraint wards_code_unique unique (city, code),
  constraint wards_score_range check (score between 0 and 100),
  constraint wards_res_pct_range check (res_pct between 0 and 100),
  constraint wards_city_fk foreign key (city) references cities (slug)
);
comment on table wards is 'wards of cities';
comment on column wards.boundary is 'GeoJSON MultiPolygon; null: none is known';
comment on column wards.res_pct is 'share of issues resolved, in percent; set only for the wards of the leaderboard';
comment on column wards.trend is 'change of the score since the previous period';
comment on column wards.boundary_source is 'source of the boundary, as maps credit it; empty: not known';

create table ward_rings (
  ward_id text collate "C" not null,
  ring polygon not null,
  is_hole boolean not null,
  constraint ward_rings_ward_fk foreign key (ward_id) references wards (id) on delete cascade
);
create index ward_rings_ward_idx on ward_rings (ward_id);
comment on table ward_rings is 'the rings of boundaries, in a form that can be searched by point';

create table places (
  pincode text collate "C" not null,
  city text collate "C" not null,
  ward text collate "C" not null,
  area text not null,
  lat double precision,
  lng double precision,
  is_main boolean not null,
  constraint places_pk primary key (pincode, ward),
  constraint places_pincode_form check (pincode ~ '^[0-9]{6}$'),
  constraint places_point_whole check ((lat is null) = (lng is null)),
  constraint places_ward_fk foreign key (city, ward) references wards (city, code) on update cascade on delete cascade
);
create unique index places_main_unique on places (pincode) where is_main;
create index places_ward_idx on places (city, ward);
comment on table places is 'a pincode in a ward: its location, and whether most of the pincode is in this ward';

create table geocoded_points (
  lat numeric(8,4) not null,
  lng numeric(8,4) not null,
  pincode text,
  area text not null,
  found_at timestamptz(3) not null,
  constraint geocoded_points_pk primary key (lat, lng)
);
comment on table geocoded_points is 'answers of the geocoder for points, rounded to about ten metres';

create table geocoder_turn (
  id boolean not null default true,
  free_at timestamptz(3) not null default '-infinity',
  constraint geocoder_turn_pk primary key (id),
  constraint geocoder_turn_single check (id)
);
comment on table geocoder_turn is
  'one row: the time from which any instance may send the next request to the geocoder';

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
comment on table jurisdictions is 'the ward officer and corporator responsible for a ward';

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
comment on table police_stations is 'police stations, and the pincodes they serve';
`;

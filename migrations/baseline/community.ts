/** Profiles of reporters, events and nominations. */
export const COMMUNITY = `
create table reporters (
  user_id text collate "C" not null,
  slug text collate "C" not null,
  city text collate "C" not null,
  is_citizen_reporter boolean not null default false,
  zone text not null default '',
  beat text,
  area text,
  bio text,
  reached text,
  impact text,
  words text not null default '',
  created_at timestamptz(3) not null default now(),
  constraint reporters_pk primary key (user_id),
  constraint reporters_slug_unique unique (slug),
  constraint reporters_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint reporters_city_fk foreign key (city) references cities (slug),
  constraint reporters_user_fk foreign key (user_id) references users (id) on delete cascade
);
create index reporters_words_idx on reporters using gin (search_key(words) gin_trgm_ops);
create index reporters_city_idx on reporters (city);
comment on table reporters is 'public profiles of people who have reported something; created by trigger';
comment on column reporters.city is 'city of the first report';
comment on column reporters.is_citizen_reporter is 'verified by city staff';
comment on column reporters.words is 'words by which a search finds the reporter, in lower case';

create table events (
  id text collate "C" not null,
  city text collate "C" not null,
  title text not null,
  description text not null default '',
  type text not null,
  place text not null,
  date date not null,
  time text not null default '',
  duration text not null default '',
  location text not null default '',
  max_attendees int not null,
  organiser text not null default '',
  impact text not null default '',
  words text not null generated always as (searchable(((((title || ''::text) || location) || ''::text) || place))) stored,
  created_at timestamptz(3) not null default now(),
  constraint events_pk primary key (id),
  constraint events_max_attendees_positive check (max_attendees >= 0),
  constraint events_city_fk foreign key (city) references cities (slug)
);
create index events_city_date_idx on events (city, date, id);
create index events_words_idx on events using gin (search_key(words) gin_trgm_ops);
comment on table events is 'community events';
comment on column events.place is 'display name of the city or town of the event';
comment on column events.time is 'time as announced, such as 7:00 AM';

create table event_attendees (
  event_id text collate "C" not null,
  user_id text collate "C" not null,
  created_at timestamptz(3) not null,
  constraint event_attendees_pk primary key (event_id, user_id),
  constraint event_attendees_event_fk foreign key (event_id) references events (id) on delete cascade,
  constraint event_attendees_user_fk foreign key (user_id) references users (id) on delete cascade
);
create index event_attendees_user_idx on event_attendees (user_id);
comment on table event_attendees is 'attendees of community events';

create table nominations (
  id text collate "C" not null,
  city text collate "C" not null,
  title text not null,
  description text,
  place text not null,
  supporters int not null default 0,
  type text not null,
  created_at timestamptz(3) not null default now(),
  constraint nominations_pk primary key (id),
  constraint nominations_supporters_positive check (supporters >= 0),
  constraint nominations_city_fk foreign key (city) references cities (slug)
);
create index nominations_city_idx on nominations (city, id);
comment on table nominations is 'people and things nominated for recognition by a city';
`;

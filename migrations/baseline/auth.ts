/** Accounts, their identities and their sessions. */
export const AUTH = `
create table users (
  id text collate "C" not null,
  email text,
  display_name text not null,
  avatar_url text,
  role text not null default 'user',
  city text collate "C" not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  last_seen_at timestamptz(3),
  constraint users_pk primary key (id),
  constraint users_role_known check (role in ('superadmin', 'admin', 'power_user', 'user', 'viewer')),
  constraint users_city_fk foreign key (city) references cities (slug)
);
create unique index users_email_unique on users (lower(email));
create index users_created_idx on users (created_at, id);
comment on table users is
  'accounts of people who sign in and of Open311 clients, and the one for reports by city staff';
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
comment on table user_identities is 'identities of people at identity providers';

create table refresh_families (
  id text collate "C" not null,
  user_id text collate "C" not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  revoked_because text,
  constraint refresh_families_pk primary key (id),
  constraint refresh_families_reason_known check (revoked_because in ('logout', 'replay')),
  constraint refresh_families_user_fk foreign key (user_id) references users (id) on delete cascade
);
create index refresh_families_user_idx on refresh_families (user_id, expires_at);
comment on table refresh_families is 'one row per sign-in; all refresh tokens of the session end with it';

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
comment on table refresh_tokens is 'refresh tokens of sessions; a second use shows that the token was stolen';

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
comment on column api_clients.city_scope is 'ids of cities; null: all cities';
comment on column api_clients.key_hash is 'SHA-256 of the key; the key is not stored';
comment on column api_clients.created_by is 'account of the console; null: created for the demonstration';
`;

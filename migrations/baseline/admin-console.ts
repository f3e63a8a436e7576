/** Accounts of the console with their sessions, its settings, notifications and counts. */
export const ADMIN_CONSOLE = `
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
comment on table console_accounts is 'accounts of city staff in the console; separate from the accounts of citizens';
comment on column console_accounts.city_scope is 'ids of cities; null: all cities';

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
comment on table console_sessions is 'sessions of console accounts, identified by the hash of their cookie';
comment on column console_sessions.token_hash is 'SHA-256 of the cookie; the cookie is not stored';

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
  constraint console_invites_role_known check (role in ('super_admin', 'city_admin', 'reviewer', 'auditor')),
  constraint console_invites_inviter_fk foreign key (invited_by) references console_accounts (id) on delete cascade
);
create index console_invites_inviter_idx on console_invites (invited_by);
comment on table console_invites is 'invitations to the console, identified by the hash of their token';

create table issue_admin_states (
  issue_id text collate "C" not null,
  forced boolean not null default false,
  sla_paused boolean not null default false,
  closed boolean not null default false,
  pinned boolean not null default false,
  chain_role_override text,
  updated_at timestamptz(3) not null,
  constraint issue_admin_states_pk primary key (issue_id),
  constraint issue_admin_states_role_known check
    (chain_role_override in ('Local Police', 'Corporator', 'Municipal Ward Officer', 'MLA', 'MP')),
  constraint issue_admin_states_issue_fk foreign key (issue_id) references issues (id) on delete cascade
);
create index issue_admin_states_pinned_idx on issue_admin_states (issue_id) where pinned;
comment on table issue_admin_states is
  'marks that city staff set on an issue; hiding and redaction are stored with the issue and its media';

create table duplicate_clusters (
  id text collate "C" not null,
  city text collate "C" not null,
  category text not null,
  ward text not null,
  members text[] not null,
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  merged boolean not null default false,
  canonical_issue_id text collate "C",
  created_at timestamptz(3) not null,
  dismissed_at timestamptz(3),
  constraint duplicate_clusters_pk primary key (id),
  constraint duplicate_clusters_several check (cardinality(members) >= 2),
  constraint duplicate_clusters_merge_whole check (merged = (canonical_issue_id is not null)),
  constraint duplicate_clusters_dismissed_unmerged check (not merged or dismissed_at is null),
  constraint duplicate_clusters_city_fk foreign key (city) references cities (slug),
  constraint duplicate_clusters_canonical_fk foreign key (canonical_issue_id) references issues (id)
);
create index duplicate_clusters_city_idx on duplicate_clusters (city, created_at desc, id desc);
create index duplicate_clusters_members_idx on duplicate_clusters using gin (members);
comment on table duplicate_clusters is 'issues that seem to be the same; the first member is the oldest';
comment on column duplicate_clusters.dismissed_at is
  'when city staff recorded that the members are no duplicates; null: not dismissed';

create table city_counts (
  city text collate "C" not null,
  measure text collate "C" not null,
  day date not null,
  slot smallint not null,
  issues bigint not null,
  constraint city_counts_pk primary key (city, measure, day, slot)
) with (fillfactor=50);
comment on table city_counts is
  'reports and resolutions of a city by day, and its issues by feed status; kept by trigger';

create table console_settings (
  name text collate "C" not null,
  value jsonb not null,
  updated_at timestamptz(3) not null default now(),
  constraint console_settings_pk primary key (name)
);
comment on table console_settings is 'settings changed by city staff';

create table notifications (
  id text collate "C" not null,
  kind text not null,
  title text not null,
  target_type text not null,
  target_id text not null,
  created_at timestamptz(3) not null,
  read_at timestamptz(3),
  read_by text,
  constraint notifications_pk primary key (id),
  constraint notifications_kind_known check
    (kind in ('flag', 'delivery_failed', 'channel_degraded', 'webhook_disabled', 'office_not_reached'))
);
create index notifications_created_idx on notifications (created_at desc, id desc);
create index notifications_unread_idx on notifications (created_at desc, id desc) where read_at is null;
create unique index notifications_unreached_idx on notifications (target_id)
  where kind = 'office_not_reached' and read_at is null;
comment on table notifications is 'notifications to city staff in the console';
`;

/** What no context owns: idempotent answers, jobs, audit records, mails to send, and functions of search texts. */
export const PLATFORM = `
create extension if not exists pg_trgm;

-- The collation of an id knows no case beyond ASCII.
create function searchable(words text) returns text language sql immutable parallel safe strict as $$
  select lower(normalize(words, NFKC) collate "default")
$$;
comment on function searchable(words text) is 'a text as it is compared: in lower case, letters composed in one way';

create function search_key(words text) returns text language sql immutable parallel safe strict as $$
  select replace(encode(convert_to(words, 'UTF8'), 'escape'), '\\', '')
$$;
comment on function search_key(words text) is 'a text with every character beyond ASCII spelt in digits';

create function containing(words text) returns text language sql immutable parallel safe strict as $$
  select '%' || replace(replace(replace(words, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
$$;
comment on function containing(words text) is 'the LIKE pattern of the texts that contain these words literally';

create table idempotency_keys (
  caller text collate "C" not null,
  key text not null,
  request_hash text not null,
  answer json not null,
  created_at timestamptz(3) not null,
  alternative boolean not null default false,
  constraint idempotency_keys_pk primary key (caller, key)
);
create index idempotency_keys_created_idx on idempotency_keys (created_at);
comment on table idempotency_keys is 'answers to accounts by Idempotency-Key, kept for a day';

create table jobs (
  name text collate "C" not null,
  leased_until timestamptz(3) not null default '-infinity',
  started_at timestamptz(3),
  finished_at timestamptz(3),
  outcome jsonb,
  failure text,
  runs bigint not null default 0,
  failures bigint not null default 0,
  succeeded_at timestamptz(3),
  constraint jobs_pk primary key (name)
);
comment on table jobs is 'one row per scheduled job: its current runner, and the result of its last run';

create table audit_records (
  id bigint not null generated always as identity,
  at timestamptz(3) not null,
  surface text not null,
  actor_id text not null,
  actor_name text not null,
  action text not null,
  target_kind text not null,
  target_id text not null,
  before jsonb,
  after jsonb,
  position bigint not null,
  note text,
  previous_hash text collate "C" not null,
  hash text collate "C" not null,
  constraint audit_records_pk primary key (id),
  constraint audit_records_position_unique unique ("position"),
  constraint audit_records_position_positive check (position > 0)
);
create index audit_records_target_idx on audit_records (target_kind, target_id, id);
create index audit_records_action_idx on audit_records (action, position);
create index audit_records_actor_idx on audit_records (actor_id, position);
create index audit_records_target_position_idx on audit_records (target_id, position);
comment on table audit_records is 'append-only: every privileged change, with the values before and after it';

create table mails (
  id text collate "C" not null,
  key text collate "C" not null,
  recipient text not null,
  subject text not null,
  body text not null,
  html text,
  unsubscribe_url text,
  status text not null default 'waiting',
  attempts int not null default 0,
  failure text,
  due_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  sent_at timestamptz(3),
  priority smallint not null default 0,
  subscription_id text collate "C",
  issue_ids text[] collate "C" not null default '{}',
  time_zone text,
  language text,
  taken_at timestamptz(3),
  constraint mails_pk primary key (id),
  constraint mails_key_unique unique (key),
  constraint mails_status_known check (status in ('waiting', 'sent', 'failed')),
  constraint mails_sent_once check ((status = 'sent') = (sent_at is not null)),
  constraint mails_priority_known check (priority between 0 and 3)
);
create index mails_done_idx on mails (created_at) where status <> 'waiting';
create index mails_waiting_idx on mails (priority, due_at, id) where status = 'waiting';
create index mails_subscription_idx on mails (subscription_id) where subscription_id is not null;
comment on table mails is
  'outbox: waiting and sent mails, each written in the transaction of its change; deleted after 30 days';
comment on column mails.key is
  'identifies occasion and recipient, such as escalation:<issue>:<level>; at most one mail per key';
comment on column mails.html is 'HTML part, if the previous release wrote it; null: see language';
comment on column mails.unsubscribe_url is 'URL of the one-click unsubscribe; null: no subscription';
comment on column mails.due_at is 'time of the next try';
comment on column mails.priority is 'sending order: 0 mails somebody waits for, 1 alerts, 2 confirmations, 3 digests';
comment on column mails.subscription_id is
  'subscription of the mail; the mail is deleted when it ends; null: no subscription';
comment on column mails.issue_ids is 'issues named in the mail; it is not sent while one of them is hidden';
comment on column mails.time_zone is 'time zone in which it is not sent from 22:00 to 08:00; null: sent at any hour';
comment on column mails.language is 'language of the mail if it is also sent as HTML; null: sent as plain text only';
comment on column mails.taken_at is 'when sending started, valid until the mail is due again; null: not being sent';

create table mail_suppressions (
  address text collate "C" not null,
  reason text not null,
  at timestamptz(3) not null,
  constraint mail_suppressions_pk primary key (address)
);
comment on table mail_suppressions is 'addresses that permanently refused mail; no mail is sent to them';
comment on column mail_suppressions.address is 'in lower case';
`;

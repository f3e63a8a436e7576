/** Endpoints of other systems, their events and deliveries. */
export const WEBHOOKS = `
create table webhook_endpoints (
  id text collate "C" not null,
  url text not null,
  description text not null,
  event_types text[] not null,
  city_scope text[],
  client_id text collate "C",
  contact_email text,
  secret text collate "C" not null,
  created_by text collate "C",
  created_at timestamptz(3) not null,
  failing_since timestamptz(3),
  disabled_at timestamptz(3),
  disabled_reason text,
  former_secrets jsonb not null default '[]',
  removed_at timestamptz(3),
  held_until timestamptz(3),
  last_failed_at timestamptz(3),
  constraint webhook_endpoints_pk primary key (id),
  constraint webhook_endpoints_some_events check (cardinality(event_types) > 0),
  constraint webhook_endpoints_disabled check ((disabled_at is null) = (disabled_reason is null)),
  constraint webhook_endpoints_reason_known check (disabled_reason in ('asked', 'gone', 'failing')),
  constraint webhook_endpoints_removed check
    (removed_at is null or (secret = '' and former_secrets = '[]' and contact_email is null
      and disabled_at is not null)),
  constraint webhook_endpoints_client_fk foreign key (client_id) references api_clients (id)
);
create index webhook_endpoints_client_idx on webhook_endpoints (client_id);
comment on table webhook_endpoints is 'URLs to which events are sent';
comment on column webhook_endpoints.city_scope is 'ids of cities; null: all cities';
comment on column webhook_endpoints.client_id is 'Open311 client that manages it; null: managed by city staff';
comment on column webhook_endpoints.contact_email is 'address for the mail when it is disabled; null: no mail';
comment on column webhook_endpoints.secret is
  'secret that signs deliveries, shown once; empty: the endpoint was removed';
comment on column webhook_endpoints.created_by is 'account of the console; null: its client';
comment on column webhook_endpoints.failing_since is
  'first failure after the last success, or after a longer time without failures; null: not failing';
comment on column webhook_endpoints.former_secrets is
  'former secrets that also sign deliveries: secret and end time (ISO 8601), oldest first';
comment on column webhook_endpoints.removed_at is
  'when it was removed, a nightly job then deletes it with its deliveries; null: not removed';
comment on column webhook_endpoints.held_until is
  'time until which it asked for no deliveries (Retry-After); null: not asked since its last success, new URL or enabling';
comment on column webhook_endpoints.last_failed_at is 'time of the last failure; null: never failed';

create table webhook_events (
  id text collate "C" not null,
  type text not null,
  city text not null,
  payload text not null,
  at timestamptz(3) not null,
  issue_id text collate "C",
  constraint webhook_events_pk primary key (id)
);
create index webhook_events_at_idx on webhook_events (at, id);
create index webhook_events_hidden_idx on webhook_events (issue_id) where type = 'issue.hidden';
comment on table webhook_events is
  'events wanted by endpoints, each written in the transaction of its change; kept for thirty days';
comment on column webhook_events.payload is 'body of its deliveries, as signed';
comment on column webhook_events.issue_id is 'issue of the event; null: a test event for an endpoint';

create table webhook_deliveries (
  event_id text collate "C" not null,
  endpoint_id text collate "C" not null,
  status text not null default 'waiting',
  attempts int not null default 0,
  due_at timestamptz(3) not null,
  delivered_at timestamptz(3),
  constraint webhook_deliveries_pk primary key (event_id, endpoint_id),
  constraint webhook_deliveries_delivered_once check ((status = 'delivered') = (delivered_at is not null)),
  constraint webhook_deliveries_status_known check (status in ('waiting', 'delivered', 'failed', 'withdrawn')),
  constraint webhook_deliveries_event_fk foreign key (event_id) references webhook_events (id) on delete cascade,
  constraint webhook_deliveries_endpoint_fk foreign key (endpoint_id) references webhook_endpoints (id) on delete cascade
);
create index webhook_deliveries_waiting_idx on webhook_deliveries (endpoint_id, due_at, event_id)
  where status = 'waiting';
create index webhook_deliveries_endpoint_idx on webhook_deliveries (endpoint_id);
create index webhook_deliveries_failed_idx on webhook_deliveries (endpoint_id, event_id) where status = 'failed';
comment on table webhook_deliveries is 'deliveries of events to endpoints, with their status';
comment on column webhook_deliveries.status is
  'withdrawn: an issue.hidden event that was not delivered before the issue was shown again';
comment on column webhook_deliveries.due_at is 'time of the next try';

create table webhook_attempts (
  id bigint not null generated always as identity,
  event_id text collate "C" not null,
  endpoint_id text collate "C" not null,
  number int not null,
  at timestamptz(3) not null,
  duration_ms int not null,
  status int,
  failure text,
  constraint webhook_attempts_pk primary key (id),
  constraint webhook_attempts_delivery_fk foreign key (event_id,
    endpoint_id) references webhook_deliveries (event_id, endpoint_id) on delete cascade
);
create index webhook_attempts_endpoint_idx on webhook_attempts (endpoint_id, id);
create index webhook_attempts_delivery_idx on webhook_attempts (event_id, endpoint_id);
comment on table webhook_attempts is 'results of the attempts to deliver an event, without the content of the answer';
comment on column webhook_attempts.number is 'counts from 1; restarts with each replay';
comment on column webhook_attempts.status is 'HTTP status of the answer; null: no answer';
comment on column webhook_attempts.failure is 'why it failed; null: the endpoint accepted the event';
`;

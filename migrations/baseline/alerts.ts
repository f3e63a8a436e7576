/** Who follows what by mail or on a device. */
export const ALERTS = `
create table alert_subscriptions (
  id text collate "C" not null,
  email text collate "C" not null,
  language text not null,
  city text not null,
  kind text not null,
  target text collate "C" not null,
  frequency text not null,
  lat double precision,
  lng double precision,
  radius_m int,
  cell_row int,
  cell_column int,
  created_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  digested_until timestamptz(3) not null,
  own boolean not null default false,
  asked_at timestamptz(3),
  next_mail_at timestamptz(3),
  constraint alert_subscriptions_pk primary key (id),
  constraint alert_subscriptions_once unique (email, city, kind, target),
  constraint alert_subscriptions_kind_known check (kind in ('issue', 'ward', 'category', 'place')),
  constraint alert_subscriptions_frequency_known check (frequency in ('instant', 'daily', 'weekly')),
  constraint alert_subscriptions_instant_for_issues check ((kind = 'issue') = (frequency = 'instant')),
  constraint alert_subscriptions_place check
    (num_nonnulls(lat, lng, radius_m, cell_row, cell_column) = case when kind = 'place' then 5 else 0 end)
);
create index alert_subscriptions_target_idx on alert_subscriptions (city, kind, target)
  where confirmed_at is not null;
create index alert_subscriptions_pending_idx on alert_subscriptions (created_at) where confirmed_at is null;
create index alert_subscriptions_asked_idx on alert_subscriptions (asked_at) where asked_at is not null;
create index alert_subscriptions_put_off_idx on alert_subscriptions (city, next_mail_at, id)
  where next_mail_at is not null and frequency <> 'instant';
create index alert_subscriptions_next_digest_idx on alert_subscriptions (city, frequency, digested_until, id)
  where confirmed_at is not null and next_mail_at is null;
comment on table alert_subscriptions is
  'requests for mails about an issue, a ward, a category or a place; deleted when they end';
comment on column alert_subscriptions.email is 'in lower case';
comment on column alert_subscriptions.target is 'id of the issue, code of the ward, category, or point and radius';
comment on column alert_subscriptions.cell_row is
  'row of the grid square that contains the place, in hundredths of a degree';
comment on column alert_subscriptions.confirmed_at is
  'when the link in the confirmation mail was used; null: only that mail is sent';
comment on column alert_subscriptions.digested_until is 'time up to which events were included in a digest';
comment on column alert_subscriptions.own is
  'whether it began with the report of the issue; valid while the reporter has the address';
comment on column alert_subscriptions.asked_at is
  'when somebody asked to follow an own issue like any other, confirming it ends "own"; null: nobody asked';
comment on column alert_subscriptions.next_mail_at is
  'no mail before this time: one was written that day, an earlier one still waited, a digest failed, or it became daily; null: no limit';

create table alert_events (
  id bigint not null generated always as identity,
  issue_id text collate "C" not null,
  city text not null,
  type text not null,
  detail text not null,
  actor_id text collate "C",
  at timestamptz(3) not null,
  pending boolean not null default true,
  due_at timestamptz(3),
  held boolean not null default false,
  hidden_at timestamptz(3),
  shown_at timestamptz(3),
  constraint alert_events_pk primary key (id),
  constraint alert_events_type_known check (type in ('reported', 'status', 'overdue', 'escalated')),
  constraint alert_events_issue_fk foreign key (issue_id) references issues (id)
);
create index alert_events_city_idx on alert_events (city, at);
create index alert_events_issue_idx on alert_events (issue_id);
create index alert_events_pending_idx on alert_events (due_at nulls first, id) where pending;
create index alert_events_shown_idx on alert_events (city, shown_at) where shown_at is not null;
comment on table alert_events is 'events of issues, for alerts; kept for 40 days';
comment on column alert_events.detail is 'new status, or the office; empty: no detail';
comment on column alert_events.actor_id is 'who caused the event, and gets no mail about it; null: the service';
comment on column alert_events.at is 'when it happened';
comment on column alert_events.pending is 'whether mails to followers of the issue are still to be written';
comment on column alert_events.due_at is
  'time of the next try, after mails to followers failed or the issue was hidden; null: due at once';
comment on column alert_events.held is
  'whether the issue was hidden before or after the event, and has not been shown again';
comment on column alert_events.hidden_at is
  'when the issue was first hidden since the event, earlier digests may contain it; null: not hidden, or hidden by the previous release';
comment on column alert_events.shown_at is
  'when the issue was shown again, the next digest contains the event unless an earlier one did; null: not shown again';

create table alerts_sent (
  subscription_id text collate "C" not null,
  event_id bigint not null,
  due_at timestamptz(3),
  constraint alerts_sent_pk primary key (subscription_id, event_id),
  constraint alerts_sent_subscription_fk foreign key (subscription_id) references alert_subscriptions (id) on delete cascade,
  constraint alerts_sent_event_fk foreign key (event_id) references alert_events (id) on delete cascade
);
create index alerts_sent_event_idx on alerts_sent (event_id);
create index alerts_sent_due_idx on alerts_sent (due_at) where due_at is not null;
comment on table alerts_sent is
  'mails to a subscription about an event of its issue, each once; waiting ones have a due time';
comment on column alerts_sent.due_at is
  'when the mail that names the event is written; null: written, or dropped because the issue stayed hidden';

create table alert_addresses (
  email text collate "C" not null,
  language text not null default 'en',
  own_issues boolean not null default true,
  constraint alert_addresses_pk primary key (email)
);
comment on table alert_addresses is
  'mail preferences of people who report issues; no row: the defaults of the columns';
comment on column alert_addresses.email is 'in lower case';
comment on column alert_addresses.language is 'language in which the owner last reported on the site';
comment on column alert_addresses.own_issues is 'whether the owner follows the issues they report';

create table alert_devices (
  id bigint not null generated always as identity,
  email text collate "C" not null,
  language text not null,
  endpoint text collate "C" not null,
  p256dh text not null,
  auth text not null,
  refusals int not null default 0,
  created_at timestamptz(3) not null,
  silences int not null default 0,
  served_at timestamptz(3),
  delivered_at timestamptz(3),
  constraint alert_devices_pk primary key (id),
  constraint alert_devices_endpoint_unique unique (endpoint)
);
create index alert_devices_email_idx on alert_devices (email);
comment on table alert_devices is 'browsers that show the alerts of an address by web push; deleted when that ends';
comment on column alert_devices.email is 'in lower case';
comment on column alert_devices.endpoint is
  'URL of the push service for messages; knowing it is enough to change the row';
comment on column alert_devices.p256dh is 'public key of the device, for encrypting messages';
comment on column alert_devices.auth is 'secret of the device, for encrypting messages';
comment on column alert_devices.refusals is 'consecutive refusals by the push service';
comment on column alert_devices.silences is 'consecutive times the push service gave no answer or asked for a retry';
comment on column alert_devices.served_at is
  'when it was last sent a message, the longest ago is served first; null: never';
comment on column alert_devices.delivered_at is
  'when the push service last accepted a message; null: never, so few refusals delete the device';

create table alert_pushes (
  device_id bigint not null,
  event_id bigint not null,
  due_at timestamptz(3) not null,
  attempts int not null default 0,
  constraint alert_pushes_pk primary key (device_id, event_id),
  constraint alert_pushes_device_fk foreign key (device_id) references alert_devices (id) on delete cascade,
  constraint alert_pushes_event_fk foreign key (event_id) references alert_events (id) on delete cascade
);
create index alert_pushes_due_idx on alert_pushes (due_at);
create index alert_pushes_event_idx on alert_pushes (event_id);
comment on table alert_pushes is 'outbox: events still to be shown on devices';
comment on column alert_pushes.due_at is 'time of the next try';

alter table mails add constraint mails_subscription_fk
  foreign key (subscription_id) references alert_subscriptions (id) on delete cascade;
`;

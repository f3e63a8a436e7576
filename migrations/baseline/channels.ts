/** Posts of the channels, the keywords that detect their category and city, and messages back to their authors. */
export const CHANNELS = `
create table mentions (
  id text collate "C" not null,
  channel text collate "C" not null,
  external_id text collate "C" not null,
  author text not null,
  author_name text not null default '',
  text text not null default '',
  permalink text,
  media jsonb not null default '[]',
  location jsonb,
  category text not null default '',
  category_keyword text not null default '',
  city text not null default '',
  city_keyword text not null default '',
  sent_at timestamptz(3) not null,
  received_at timestamptz(3) not null,
  issue_id text collate "C",
  converted_by text collate "C",
  converted_at timestamptz(3),
  verified boolean not null default true,
  media_tries smallint not null default 0,
  media_tried_at timestamptz(3),
  media_pending boolean not null default false,
  demo boolean not null default false,
  constraint mentions_pk primary key (id),
  constraint mentions_external_unique unique (channel, external_id),
  constraint mentions_channel_known check (channel in ('chat', 'photo', 'micro')),
  constraint mentions_conversion_whole check ((issue_id is null) = (converted_at is null)),
  constraint mentions_issue_fk foreign key (issue_id) references issues (id),
  constraint mentions_converter_fk foreign key (converted_by) references users (id)
);
create index mentions_latest_idx on mentions (channel, sent_at desc, id desc);
create index mentions_received_idx on mentions (received_at desc, id desc);
create index mentions_media_idx on mentions (received_at) where media_pending;
create index mentions_issue_idx on mentions (issue_id) where issue_id is not null;
comment on table mentions is 'posts seen on all channels; one row per post, also if it was delivered several times';
comment on column mentions.category_keyword is 'keyword that decided the category; the detected category is a hint';
comment on column mentions.verified is 'false: accepted without a signature, while no signing secret was configured';
comment on column mentions.demo is 'sample post for trying the console; not shown in any feed';

create table channel_events (
  channel text collate "C" not null,
  kind text collate "C" not null,
  events bigint not null,
  latest_at timestamptz(3) not null,
  constraint channel_events_pk primary key (channel, kind)
);
comment on table channel_events is 'events that were acknowledged but not stored, counted by kind';

create table channel_feeds (
  channel text collate "C" not null,
  mode text,
  posts jsonb not null default '[]',
  read_at timestamptz(3),
  fresh_until timestamptz(3) not null default '-infinity',
  leased_until timestamptz(3) not null default '-infinity',
  requests bigint not null default 0,
  errors bigint not null default 0,
  last_error text,
  last_error_at timestamptz(3),
  constraint channel_feeds_pk primary key (channel)
);
comment on table channel_feeds is 'last answer of an upstream, shared by all instances, with its requests and errors';

create table keywords (
  id text collate "C" not null,
  kind text collate "C" not null,
  target text collate "C" not null,
  label text not null,
  keyword text not null,
  language text not null default '',
  weight smallint not null default 2,
  romanised boolean not null default false,
  created_at timestamptz(3) not null default now(),
  constraint keywords_pk primary key (id),
  constraint keywords_unique unique (kind, label, language, keyword, target),
  constraint keywords_kind_known check (kind in ('category', 'city')),
  constraint keywords_weight_range check (weight between 1 and 9)
);
create index keywords_created_idx on keywords (created_at, id);
comment on table keywords is 'words that hint at a category or a city';

create table channel_configs (
  channel text collate "C" not null,
  demo_mode boolean not null default false,
  last_checked_at timestamptz(3),
  last_error text,
  requests bigint not null default 0,
  errors bigint not null default 0,
  constraint channel_configs_pk primary key (channel),
  constraint channel_configs_channel_known check (channel in ('chat', 'photo', 'micro', 'platform'))
);
comment on table channel_configs is 'settings and state of channels, one row per channel';
comment on column channel_configs.last_error is 'why the last check failed; null: it did not fail';
comment on column channel_configs.requests is
  'number of checks and messages sent; requests of feeds are counted in channel_feeds';

create table outbound_templates (
  key text collate "C" not null,
  name text not null,
  body text not null,
  active boolean not null default true,
  constraint outbound_templates_pk primary key (key)
);
comment on table outbound_templates is 'the texts of outbound messages, one for each feed status';
comment on column outbound_templates.body is '{title} and {link} are replaced by those of the issue';

create table outbound_messages (
  id text collate "C" not null,
  channel text collate "C" not null,
  recipient text not null,
  in_reply_to text not null,
  issue_id text collate "C" not null,
  city text collate "C" not null,
  template_key text collate "C" not null,
  body text not null,
  status text not null default 'retrying',
  attempts smallint not null default 0,
  demo boolean,
  failure text,
  due_at timestamptz(3) not null,
  sent_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint outbound_messages_pk primary key (id),
  constraint outbound_messages_status_known check (status in ('sent', 'failed', 'retrying')),
  constraint outbound_messages_issue_fk foreign key (issue_id) references issues (id),
  constraint outbound_messages_template_fk foreign key (template_key) references outbound_templates (key),
  constraint outbound_messages_city_fk foreign key (city) references cities (slug)
);
create index outbound_messages_due_idx on outbound_messages (due_at) where status = 'retrying';
create index outbound_messages_created_idx on outbound_messages (created_at desc, id desc);
create index outbound_messages_recipient_idx on outbound_messages (channel, recipient, sent_at);
create index outbound_messages_issue_idx on outbound_messages (issue_id);
comment on table outbound_messages is 'messages to people on a channel: to be sent, sent or given up';
comment on column outbound_messages.demo is 'sent in demo mode: recorded only';

create table outbound_limits (
  id text collate "C" not null default 'default',
  quiet_from text not null,
  quiet_to text not null,
  rate_cap_per_hour int not null,
  constraint outbound_limits_pk primary key (id),
  constraint outbound_limits_single check (id = 'default'),
  constraint outbound_limits_times check
    (quiet_from ~ '^[0-2][0-9]:[0-5][0-9]$' and quiet_to ~ '^[0-2][0-9]:[0-5][0-9]$'),
  constraint outbound_limits_cap_positive check (rate_cap_per_hour > 0)
);
comment on table outbound_limits is 'the one row of limits for outbound messages';

create table removed_keywords (
  id text collate "C" not null,
  target text collate "C" not null,
  label text not null,
  keyword text not null,
  language text not null,
  weight smallint not null,
  romanised boolean not null,
  created_at timestamptz(3) not null,
  removed_at timestamptz(3) not null,
  constraint removed_keywords_pk primary key (id)
);
create index removed_keywords_keyword_idx on removed_keywords (label, keyword);
comment on table removed_keywords is 'keywords of categories that city staff removed; adding one again moves it back';
`;

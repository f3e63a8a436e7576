/** When issues are to be resolved: rules, hours, pauses, escalations and the letters to offices. */
export const DUE_DATES = `
create table sla_policies (
  id text collate "C" not null,
  city text collate "C",
  category text collate "C",
  priority text collate "C",
  ward text collate "C",
  hours int not null,
  clock text not null,
  source_url text,
  valid_from timestamptz(3) not null,
  retired_at timestamptz(3),
  created_by text collate "C" not null,
  created_at timestamptz(3) not null,
  constraint sla_policies_pk primary key (id),
  constraint sla_policies_category_known check
    (category in ('traffic', 'road', 'infrastructure', 'hygiene', 'healthcare', 'systemic')),
  constraint sla_policies_priority_known check (priority in ('low', 'medium', 'high')),
  constraint sla_policies_ward_of_city check (ward is null or city is not null),
  constraint sla_policies_hours_range check (hours between 1 and 8760),
  constraint sla_policies_clock_known check (clock in ('calendar', 'working')),
  constraint sla_policies_retired_later check (retired_at > valid_from),
  constraint sla_policies_city_fk foreign key (city) references cities (slug)
);
create unique index sla_policies_current_unique
  on sla_policies (coalesce(city, ''), coalesce(category, ''), coalesce(priority, ''), coalesce(ward, ''))
  where retired_at is null;
comment on table sla_policies is
  'hours for the resolution of issues; the policy that matches the most properties of an issue applies';
comment on column sla_policies.ward is 'code of a ward of the city';
comment on column sla_policies.clock is
  'calendar: all hours count; working: only hours of the working calendar of the city';
comment on column sla_policies.source_url is 'URL where the city published the policy';
comment on column sla_policies.retired_at is 'time from which reports follow another policy; null: in force';
comment on column sla_policies.created_by is 'account of the console';

create table working_calendars (
  city text collate "C" not null,
  weekdays int[] not null,
  opens_minute int not null,
  closes_minute int not null,
  updated_at timestamptz(3) not null,
  constraint working_calendars_pk primary key (city),
  constraint working_calendars_weekdays_known check
    (cardinality(weekdays) > 0 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  constraint working_calendars_hours check
    (0 <= opens_minute and opens_minute < closes_minute and closes_minute <= 1440),
  constraint working_calendars_city_fk foreign key (city) references cities (slug)
);
comment on table working_calendars is
  'working hours of cities; a city without a row works Monday to Friday, 10:00 to 18:00';
comment on column working_calendars.weekdays is '1 is Monday, 7 is Sunday';
comment on column working_calendars.opens_minute is 'minutes since midnight, in the time zone of the city';
comment on column working_calendars.closes_minute is
  'minutes since midnight, in the time zone of the city; 1440 is the end of the day';

create table city_holidays (
  city text collate "C" not null,
  date date not null,
  name text not null,
  constraint city_holidays_pk primary key (city, date),
  constraint city_holidays_city_fk foreign key (city) references cities (slug)
);
comment on table city_holidays is 'days on which a city does not work';

create table sla_pauses (
  id text collate "C" not null,
  issue_id text collate "C" not null,
  from_at timestamptz(3) not null,
  until_at timestamptz(3) not null,
  reason text not null,
  paused_by text collate "C" not null,
  ended_at timestamptz(3),
  ended_by text collate "C",
  constraint sla_pauses_pk primary key (id),
  constraint sla_pauses_order check (until_at > from_at and ended_at between from_at and until_at),
  constraint sla_pauses_reason_length check (char_length(reason) between 1 and 300),
  constraint sla_pauses_issue_fk foreign key (issue_id) references issues (id)
);
create index sla_pauses_issue_idx on sla_pauses (issue_id, from_at);
create index sla_pauses_long_idx on sla_pauses (until_at)
  where ended_at is null and until_at - from_at > interval '366 days';
comment on table sla_pauses is 'pauses of the clock of an issue, with a public reason';
comment on column sla_pauses.paused_by is 'account of the console';
comment on column sla_pauses.ended_at is 'when the pause was ended early';
comment on column sla_pauses.ended_by is 'account of the console';

create table due_date_changes (
  id bigint not null generated always as identity,
  issue_id text collate "C" not null,
  from_due_at timestamptz(3),
  to_due_at timestamptz(3) not null,
  reason text not null,
  at timestamptz(3) not null,
  constraint due_date_changes_pk primary key (id),
  constraint due_date_changes_reason_known check
    (reason in ('category', 'priority', 'ward', 'pause', 'resume', 'reopen')),
  constraint due_date_changes_issue_fk foreign key (issue_id) references issues (id)
);
create index due_date_changes_issue_idx on due_date_changes (issue_id, id);
comment on table due_date_changes is 'append-only: every change of a due date, with its reason';

create table issue_escalations (
  issue_id text collate "C" not null,
  level smallint not null,
  designation text not null,
  place text not null,
  official_id text collate "C" not null,
  due_at timestamptz(3) not null,
  at timestamptz(3) not null,
  constraint issue_escalations_pk primary key (issue_id, level),
  constraint issue_escalations_level_range check (level between 1 and 4),
  constraint issue_escalations_issue_fk foreign key (issue_id) references issues (id)
);
create index issue_escalations_official_idx on issue_escalations (official_id, at);
comment on table issue_escalations is 'append-only: escalations of late issues to offices';
comment on column issue_escalations.place is 'ward or constituency of the office';
comment on column issue_escalations.official_id is 'holder of the office at that time; never shown';
comment on column issue_escalations.due_at is 'due date that had passed';

create table office_replies (
  id bigint not null generated always as identity,
  issue_id text collate "C" not null,
  level smallint not null,
  official_id text collate "C" not null,
  office text not null,
  answer text not null,
  status text,
  at timestamptz(3) not null,
  key text collate "C",
  constraint office_replies_pk primary key (id),
  constraint office_replies_key_unique unique (issue_id, level, key),
  constraint office_replies_answer_length check (char_length(answer) between 1 and 1000),
  constraint office_replies_status_known check (status in ('progress', 'resolved')),
  constraint office_replies_escalation_fk foreign key (issue_id, level) references issue_escalations (issue_id, level)
);
create index office_replies_escalation_idx on office_replies (issue_id, level);
comment on table office_replies is 'append-only: replies of offices to which issues were escalated';
comment on column office_replies.official_id is 'holder of the office at that time; never shown';
comment on column office_replies.status is 'feed status set by the reply; null: the reply changed no status';
comment on column office_replies.key is
  'digest of the sent form with its hidden key, the same form is the same reply; null: the form had no key';

create table sla_default_hours (
  id bigint not null generated always as identity,
  hours jsonb not null,
  valid_from timestamptz(3) not null,
  constraint sla_default_hours_pk primary key (id)
);
comment on table sla_default_hours is 'hours for the resolution of issues without a policy, from a time on';
comment on column sla_default_hours.hours is 'hours by label of the category';
comment on column sla_default_hours.valid_from is
  'applies to issues reported from this time on, until the next version is valid';

create table unsent_letters (
  issue_id text collate "C" not null,
  level smallint not null,
  official_id text collate "C" not null,
  recipient text not null,
  at timestamptz(3) not null,
  told text,
  constraint unsent_letters_pk primary key (issue_id, level),
  constraint unsent_letters_escalation_fk foreign key (issue_id, level) references issue_escalations (issue_id, level)
);
create index unsent_letters_official_idx on unsent_letters (official_id, at);
comment on table unsent_letters is
  'letters to offices: still to be written (no address, or given up), or sent to another official than that of the escalation; kept for 30 days';
comment on column unsent_letters.official_id is 'holder of the office when the letter was last due to be written';
comment on column unsent_letters.recipient is
  'address that failed, that the office no longer has, or that another official has; empty: no address, or not tried';
comment on column unsent_letters.at is 'when the issue was escalated';
comment on column unsent_letters.told is
  'reason in the last notification of city staff that the office was not reached: no-address, vacant or failed; null: not notified';

create table letter_moves (
  official_id text collate "C" not null,
  at timestamptz(3) not null,
  issue_id text collate "C" not null,
  level smallint not null,
  constraint letter_moves_pk primary key (official_id)
);
comment on table letter_moves is
  'officials whose letters still have to follow a change of address or office, each with the position of the last letter that did';
comment on column letter_moves.at is 'time of the escalation of that letter';
comment on column letter_moves.issue_id is 'issue of that letter; empty if there is none yet';
comment on column letter_moves.level is 'level of that letter';
`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

const DEFAULT_HOURS = 48;

/** Creates due dates: the columns of an issue, policies, working calendars, pauses, changes and escalations. */
export class CreateDueDates1700000038000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ISSUES);
    await runner.query(POLICIES);
    await runner.query(HISTORY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table issue_escalations, due_date_changes, sla_pauses, city_holidays, working_calendars, sla_policies;
      alter table issues
        drop column due_at,
        drop column breached_at,
        drop column escalation_level,
        drop column next_escalation_at;
    `);
  }
}

/**
 * Backfills the due dates of existing issues with the hours set in the console. Issues that are already late are marked
 * as late but not escalated, so that no office gets mail about all earlier issues at once.
 */
const ISSUES = `
  alter table issues
    add column due_at timestamptz(3),
    add column breached_at timestamptz(3),
    add column escalation_level smallint not null default 0,
    add column next_escalation_at timestamptz(3),
    add constraint issues_escalation_level_range check (escalation_level between 0 and 3),
    add constraint issues_escalation_due check (next_escalation_at is null or due_at is not null);
  comment on column issues.due_at is 'when it is to be resolved; set when it is reported, and by IssueDueDates alone';
  comment on column issues.breached_at is 'the first due date that passed while it was not resolved; stays when a later one follows';
  comment on column issues.escalation_level is 'the last office of the chain it was escalated to; 0: none';
  comment on column issues.next_escalation_at is
    'when the next office is due to be written to; null: it is resolved, or was escalated to the last one';

  update issues i
     set due_at = i.created_at + make_interval(hours => coalesce(
           (select (value ->> i.category_label)::integer from console_settings where name = 'slaHours'), ${DEFAULT_HOURS}));
  update issues set breached_at = due_at
   where due_at <= coalesce(resolved_at, now());
  update issues set next_escalation_at = due_at
   where due_at > now() and status in ('open', 'in_progress');

  create index issues_next_escalation_idx on issues (next_escalation_at) where next_escalation_at is not null and not hidden;
`;

const POLICIES = `
  create table sla_policies (
    id text collate "C" not null,
    city text collate "C",
    category text collate "C",
    priority text collate "C",
    ward text collate "C",
    hours integer not null,
    clock text not null,
    source_url text,
    valid_from timestamptz(3) not null,
    retired_at timestamptz(3),
    created_by text collate "C" not null,
    created_at timestamptz(3) not null,
    constraint sla_policies_pk primary key (id),
    constraint sla_policies_city_fk foreign key (city) references cities (slug),
    constraint sla_policies_category_known check
      (category in ('traffic', 'road', 'infrastructure', 'hygiene', 'healthcare', 'systemic')),
    constraint sla_policies_priority_known check (priority in ('low', 'medium', 'high')),
    constraint sla_policies_ward_of_city check (ward is null or city is not null),
    constraint sla_policies_hours_range check (hours between 1 and 8760),
    constraint sla_policies_clock_known check (clock in ('calendar', 'working')),
    constraint sla_policies_retired_later check (retired_at > valid_from)
  );
  create unique index sla_policies_current_unique on sla_policies
    (coalesce(city, ''), coalesce(category, ''), coalesce(priority, ''), coalesce(ward, '')) where retired_at is null;
  comment on table sla_policies is 'within how many hours issues are to be resolved; the policy that names most of an issue counts';
  comment on column sla_policies.ward is 'the code of a ward of the city';
  comment on column sla_policies.clock is 'calendar: every hour counts; working: the hours of the working calendar of the city';
  comment on column sla_policies.source_url is 'where the city has published it';
  comment on column sla_policies.retired_at is 'from when on reports follow another policy; null: it is in force';
  comment on column sla_policies.created_by is 'an account of the console';

  create table working_calendars (
    city text collate "C" not null,
    weekdays integer[] not null,
    opens_minute integer not null,
    closes_minute integer not null,
    updated_at timestamptz(3) not null,
    constraint working_calendars_pk primary key (city),
    constraint working_calendars_city_fk foreign key (city) references cities (slug),
    constraint working_calendars_weekdays_known check
      (cardinality(weekdays) > 0 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
    constraint working_calendars_hours check (0 <= opens_minute and opens_minute < closes_minute and closes_minute <= 1440)
  );
  comment on table working_calendars is 'when a city works; one without a row works Monday to Friday, 10:00 to 18:00';
  comment on column working_calendars.weekdays is '1 is Monday, 7 is Sunday';
  comment on column working_calendars.opens_minute is 'since midnight, in the time zone of the city';
  comment on column working_calendars.closes_minute is 'since midnight, in the time zone of the city; 1440 is the end of the day';

  create table city_holidays (
    city text collate "C" not null,
    date date not null,
    name text not null,
    constraint city_holidays_pk primary key (city, date),
    constraint city_holidays_city_fk foreign key (city) references cities (slug)
  );
  comment on table city_holidays is 'days on which a city does not work';
`;

const HISTORY = `
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
    constraint sla_pauses_issue_fk foreign key (issue_id) references issues (id),
    constraint sla_pauses_order check (until_at > from_at and ended_at between from_at and until_at),
    constraint sla_pauses_reason_length check (char_length(reason) between 1 and 300)
  );
  create index sla_pauses_issue_idx on sla_pauses (issue_id, from_at);
  comment on table sla_pauses is 'when the clock of an issue does not run, and why; everyone may read it';
  comment on column sla_pauses.paused_by is 'an account of the console';
  comment on column sla_pauses.ended_at is 'when it was ended before its time';
  comment on column sla_pauses.ended_by is 'an account of the console';

  create table due_date_changes (
    id bigint generated always as identity,
    issue_id text collate "C" not null,
    from_due_at timestamptz(3),
    to_due_at timestamptz(3) not null,
    reason text not null,
    at timestamptz(3) not null,
    constraint due_date_changes_pk primary key (id),
    constraint due_date_changes_issue_fk foreign key (issue_id) references issues (id),
    constraint due_date_changes_reason_known check
      (reason in ('category', 'priority', 'ward', 'pause', 'resume', 'reopen'))
  );
  create index due_date_changes_issue_idx on due_date_changes (issue_id, id);
  comment on table due_date_changes is 'append-only: every change of a due date, and why';
  create trigger due_date_changes_append_only before update or delete or truncate on due_date_changes
    for each statement execute function refuse_change();
  comment on trigger due_date_changes_append_only on due_date_changes is
    'refuses to change or delete a change of a due date';

  create table issue_escalations (
    issue_id text collate "C" not null,
    level smallint not null,
    designation text not null,
    place text not null,
    official_id text collate "C" not null,
    due_at timestamptz(3) not null,
    at timestamptz(3) not null,
    constraint issue_escalations_pk primary key (issue_id, level),
    constraint issue_escalations_issue_fk foreign key (issue_id) references issues (id),
    constraint issue_escalations_level_range check (level between 1 and 3)
  );
  comment on table issue_escalations is 'append-only: which office an issue that was late was escalated to';
  comment on column issue_escalations.place is 'the ward or constituency of the office';
  comment on column issue_escalations.official_id is 'who held the office then; shown nowhere';
  comment on column issue_escalations.due_at is 'the due date that had passed';
  create trigger issue_escalations_append_only before update or delete or truncate on issue_escalations
    for each statement execute function refuse_change();
  comment on trigger issue_escalations_append_only on issue_escalations is
    'refuses to change or delete an escalation';
`;

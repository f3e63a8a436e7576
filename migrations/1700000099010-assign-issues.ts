import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = [
  'flag',
  'delivery_failed',
  'channel_degraded',
  'webhook_disabled',
  'office_not_reached',
  'picture_not_stored',
  'mail_outage',
  'reopen_request',
  'resolution_rated_down',
];
const NEW_KINDS = ['issue_assigned', 'issue_reopened', 'issue_escalated'];
const known = (kinds: readonly string[]) => `
  alter table notifications drop constraint notifications_kind_known;
  alter table notifications add constraint notifications_kind_known check (kind in ('${kinds.join("', '")}'));`;

/** Units and accounts that hold issues, the rules by which they get them, and notifications to single accounts. */
export class AssignIssues1700000099010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table issues add column holder_unit_id text collate "C";
      alter table issues add column holder_account_id text collate "C";
      comment on column issues.holder_unit_id is 'unit of its row in issue_holders, for the indexes of queues';
      comment on column issues.holder_account_id is 'account of its row in issue_holders, for the indexes of queues';

      create table issue_holders (
        issue_id text collate "C" not null,
        unit_id text collate "C" not null,
        account_id text collate "C",
        assigned_at timestamptz(3) not null,
        constraint issue_holders_pk primary key (issue_id),
        constraint issue_holders_issue_fk foreign key (issue_id) references issues (id),
        constraint issue_holders_unit_fk foreign key (unit_id) references staff_units (id),
        constraint issue_holders_account_fk foreign key (account_id) references console_accounts (id)
      );
      create index issue_holders_unit_idx on issue_holders (unit_id, issue_id);
      create index issue_holders_account_idx on issue_holders (account_id, issue_id);
      comment on table issue_holders is 'who works on an issue: a unit, and optionally an account of it';

      create table issue_holder_events (
        id bigint not null generated always as identity,
        issue_id text collate "C" not null,
        unit_id text collate "C",
        account_id text collate "C",
        actor_id text collate "C",
        reason text,
        at timestamptz(3) not null,
        constraint issue_holder_events_pk primary key (id),
        constraint issue_holder_events_issue_fk foreign key (issue_id) references issues (id),
        constraint issue_holder_events_unit_fk foreign key (unit_id) references staff_units (id),
        constraint issue_holder_events_account_fk foreign key (account_id) references console_accounts (id)
      );
      create index issue_holder_events_issue_idx on issue_holder_events (issue_id, id);
      comment on table issue_holder_events is 'append-only: every change of the holder of an issue';
      comment on column issue_holder_events.unit_id is 'new holder; null: nobody';
      comment on column issue_holder_events.actor_id is
        'account of the console or of a person; null: a rule or the service itself';
      create trigger issue_holder_events_append_only
        before update or delete or truncate on issue_holder_events for each statement
        execute function refuse_change();
      comment on trigger issue_holder_events_append_only on issue_holder_events is
        'refuses to change or delete what it records';

      create table assignment_rules (
        id text collate "C" not null,
        city text collate "C" not null,
        ward text collate "C",
        category text collate "C",
        unit_id text collate "C" not null,
        created_by text collate "C" not null,
        created_at timestamptz(3) not null,
        constraint assignment_rules_pk primary key (id),
        constraint assignment_rules_city_fk foreign key (city) references cities (slug),
        constraint assignment_rules_unit_fk foreign key (unit_id) references staff_units (id)
      );
      create index assignment_rules_city_idx on assignment_rules (city, id);
      comment on table assignment_rules is
        'which unit gets a new issue; the rule that names the most applies, then the older one';
      comment on column assignment_rules.ward is 'code of a ward of the city; null: any';
      comment on column assignment_rules.created_by is 'account of the console';

      alter table notifications add column account_id text collate "C";
      comment on column notifications.account_id is 'account it is for; null: all city staff';
      create index notifications_account_idx on notifications (account_id, created_at, id)
       where account_id is not null;
      ${known([...KINDS, ...NEW_KINDS])}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index notifications_account_idx;
      delete from notifications where account_id is not null;
      alter table notifications drop column account_id;
      ${known(KINDS)}
      drop table assignment_rules;
      drop table issue_holder_events;
      drop table issue_holders;
      alter table issues drop column holder_unit_id, drop column holder_account_id;`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates subscriptions to alerts, the events, and the record of which subscription got a mail about which event. */
export class CreateAlerts1700000045000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
        radius_m integer,
        cell_row integer,
        cell_column integer,
        created_at timestamptz(3) not null,
        confirmed_at timestamptz(3),
        digested_until timestamptz(3) not null,
        constraint alert_subscriptions_pk primary key (id),
        constraint alert_subscriptions_once unique (email, city, kind, target),
        constraint alert_subscriptions_kind_known check (kind in ('issue', 'ward', 'category', 'place')),
        constraint alert_subscriptions_frequency_known check (frequency in ('instant', 'daily', 'weekly')),
        constraint alert_subscriptions_instant_for_issues check ((kind = 'issue') = (frequency = 'instant')),
        constraint alert_subscriptions_place check
          (num_nonnulls(lat, lng, radius_m, cell_row, cell_column) = case when kind = 'place' then 5 else 0 end)
      );
      create index alert_subscriptions_target_idx on alert_subscriptions (city, kind, target) where confirmed_at is not null;
      create index alert_subscriptions_cell_idx on alert_subscriptions (city, cell_row, cell_column)
        where kind = 'place' and confirmed_at is not null;
      create index alert_subscriptions_digest_idx on alert_subscriptions (city, frequency, digested_until, id)
        where confirmed_at is not null;
      create index alert_subscriptions_pending_idx on alert_subscriptions (created_at) where confirmed_at is null;
      comment on table alert_subscriptions is
        'who wants to be written to about an issue, a ward, a category or a place; deleted when that ends';
      comment on column alert_subscriptions.email is 'in lower case';
      comment on column alert_subscriptions.target is 'the id of the issue, the code of the ward, the category, or the point and radius';
      comment on column alert_subscriptions.cell_row is 'hundredths of degrees: the square the place lies in';
      comment on column alert_subscriptions.confirmed_at is 'when the link of the mail was followed; null: nothing is sent but that';
      comment on column alert_subscriptions.digested_until is 'up to when events were in a digest';

      create table alert_events (
        id bigint generated always as identity,
        issue_id text collate "C" not null,
        city text not null,
        type text not null,
        detail text not null,
        actor_id text collate "C",
        at timestamptz(3) not null,
        pending boolean not null default true,
        constraint alert_events_pk primary key (id),
        constraint alert_events_issue_fk foreign key (issue_id) references issues (id),
        constraint alert_events_type_known check (type in ('reported', 'status', 'overdue', 'escalated'))
      );
      create index alert_events_pending_idx on alert_events (id) where pending;
      create index alert_events_city_idx on alert_events (city, at);
      create index alert_events_issue_idx on alert_events (issue_id);
      comment on table alert_events is 'what happened to issues, for alerts; kept for 40 days';
      comment on column alert_events.detail is 'the new status, or the office; empty: nothing more is to be said';
      comment on column alert_events.actor_id is 'who did it, who is not written to about it; null: the service';
      comment on column alert_events.pending is 'whether followers of the issue are still to be written to';

      create table alerts_sent (
        subscription_id text collate "C" not null,
        event_id bigint not null,
        constraint alerts_sent_pk primary key (subscription_id, event_id),
        constraint alerts_sent_subscription_fk foreign key (subscription_id)
          references alert_subscriptions (id) on delete cascade,
        constraint alerts_sent_event_fk foreign key (event_id) references alert_events (id) on delete cascade
      );
      create index alerts_sent_event_idx on alerts_sent (event_id);
      comment on table alerts_sent is 'which subscription has been written to at once about which event: once';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table alerts_sent, alert_events, alert_subscriptions`);
  }
}

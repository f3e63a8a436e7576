import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates webhook endpoints, events and deliveries with their attempts. */
export class CreateWebhooks1700000041000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table webhook_endpoints (
        id text collate "C" not null,
        url text not null,
        description text not null,
        event_types text[] not null,
        city_scope text[],
        client_id text collate "C",
        contact_email text,
        secret text collate "C" not null,
        previous_secret text collate "C",
        previous_secret_until timestamptz(3),
        created_by text collate "C",
        created_at timestamptz(3) not null,
        failing_since timestamptz(3),
        disabled_at timestamptz(3),
        disabled_reason text,
        constraint webhook_endpoints_pk primary key (id),
        constraint webhook_endpoints_client_fk foreign key (client_id) references api_clients (id),
        constraint webhook_endpoints_some_events check (cardinality(event_types) > 0),
        constraint webhook_endpoints_disabled check ((disabled_at is null) = (disabled_reason is null)),
        constraint webhook_endpoints_reason_known check (disabled_reason in ('asked', 'gone', 'failing')),
        constraint webhook_endpoints_two_secrets check ((previous_secret is null) = (previous_secret_until is null))
      );
      create index webhook_endpoints_client_idx on webhook_endpoints (client_id);
      comment on table webhook_endpoints is 'URLs that events are sent to';
      comment on column webhook_endpoints.city_scope is 'ids of cities; null: all of them';
      comment on column webhook_endpoints.client_id is 'the client of Open311 that manages it; null: city staff do';
      comment on column webhook_endpoints.contact_email is 'who is written to when it is disabled; null: nobody';
      comment on column webhook_endpoints.secret is 'what deliveries are signed with; shown once';
      comment on column webhook_endpoints.created_by is 'an account of the console; null: its client';
      comment on column webhook_endpoints.failing_since is 'the first failure after the last success; null: it does not fail';

      create table webhook_events (
        id text collate "C" not null,
        type text not null,
        city text not null,
        payload text not null,
        at timestamptz(3) not null,
        constraint webhook_events_pk primary key (id)
      );
      create index webhook_events_at_idx on webhook_events (at, id);
      comment on table webhook_events is
        'events that endpoints wanted, each written in the transaction of what happened; for thirty days';
      comment on column webhook_events.payload is 'the body of its deliveries, as it is signed';

      create table webhook_deliveries (
        event_id text collate "C" not null,
        endpoint_id text collate "C" not null,
        status text not null default 'waiting',
        attempts integer not null default 0,
        due_at timestamptz(3) not null,
        delivered_at timestamptz(3),
        constraint webhook_deliveries_pk primary key (event_id, endpoint_id),
        constraint webhook_deliveries_event_fk foreign key (event_id) references webhook_events (id) on delete cascade,
        constraint webhook_deliveries_endpoint_fk foreign key (endpoint_id) references webhook_endpoints (id) on delete cascade,
        constraint webhook_deliveries_status_known check (status in ('waiting', 'delivered', 'failed')),
        constraint webhook_deliveries_delivered_once check ((status = 'delivered') = (delivered_at is not null))
      );
      create index webhook_deliveries_waiting_idx on webhook_deliveries (endpoint_id, due_at, event_id) where status = 'waiting';
      comment on table webhook_deliveries is 'which endpoint is sent which event, and whether it has it';
      comment on column webhook_deliveries.due_at is 'when it is tried next';

      create table webhook_attempts (
        id bigint generated always as identity,
        event_id text collate "C" not null,
        endpoint_id text collate "C" not null,
        number integer not null,
        at timestamptz(3) not null,
        duration_ms integer not null,
        status integer,
        failure text,
        constraint webhook_attempts_pk primary key (id),
        constraint webhook_attempts_delivery_fk foreign key (event_id, endpoint_id)
          references webhook_deliveries (event_id, endpoint_id) on delete cascade
      );
      create index webhook_attempts_endpoint_idx on webhook_attempts (endpoint_id, id);
      create index webhook_attempts_delivery_idx on webhook_attempts (event_id, endpoint_id);
      comment on table webhook_attempts is 'what each attempt to deliver an event came to; never what was answered';
      comment on column webhook_attempts.number is 'counts from 1, anew with each replay';
      comment on column webhook_attempts.status is 'the status of the answer; null: there was none';
      comment on column webhook_attempts.failure is 'why it failed; null: the endpoint took it';

      alter table notifications drop constraint notifications_kind_known;
      alter table notifications add constraint notifications_kind_known
        check (kind in ('flag', 'delivery_failed', 'channel_degraded', 'webhook_disabled'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where kind = 'webhook_disabled';
      alter table notifications drop constraint notifications_kind_known;
      alter table notifications add constraint notifications_kind_known
        check (kind in ('flag', 'delivery_failed', 'channel_degraded'));
      drop table webhook_attempts, webhook_deliveries, webhook_events, webhook_endpoints;
    `);
  }
}

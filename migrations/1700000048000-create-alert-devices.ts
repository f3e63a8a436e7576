import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates devices that show alerts, and the outbox of events still to be shown on them. */
export class CreateAlertDevices1700000048000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table alert_devices (
        id bigint generated always as identity,
        email text collate "C" not null,
        language text not null,
        endpoint text collate "C" not null,
        p256dh text not null,
        auth text not null,
        refusals integer not null default 0,
        created_at timestamptz(3) not null,
        constraint alert_devices_pk primary key (id),
        constraint alert_devices_endpoint_unique unique (endpoint)
      );
      create index alert_devices_email_idx on alert_devices (email);
      comment on table alert_devices is 'browsers that show the alerts of an address by web push; deleted when that ends';
      comment on column alert_devices.email is 'in lower case';
      comment on column alert_devices.endpoint is 'where its push service takes messages; whoever knows it may change the row';
      comment on column alert_devices.p256dh is 'its public key, by which messages are encrypted';
      comment on column alert_devices.auth is 'its secret, by which messages are encrypted';
      comment on column alert_devices.refusals is 'how often its push service refused in a row';

      create table alert_pushes (
        device_id bigint not null,
        event_id bigint not null,
        due_at timestamptz(3) not null,
        attempts integer not null default 0,
        constraint alert_pushes_pk primary key (device_id, event_id),
        constraint alert_pushes_device_fk foreign key (device_id) references alert_devices (id) on delete cascade,
        constraint alert_pushes_event_fk foreign key (event_id) references alert_events (id) on delete cascade
      );
      create index alert_pushes_due_idx on alert_pushes (due_at);
      create index alert_pushes_event_idx on alert_pushes (event_id);
      comment on table alert_pushes is 'outbox: which events are still to be shown on which devices';
      comment on column alert_pushes.due_at is 'when it is tried next';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table alert_pushes, alert_devices`);
  }
}

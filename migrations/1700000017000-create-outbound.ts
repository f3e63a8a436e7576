import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the settings of the channels, and the messages that city staff send to people there. */
export class CreateOutbound1700000017000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
      insert into channel_configs (channel) values ('chat'), ('photo'), ('micro'), ('platform');
      comment on column channel_configs.last_error is 'why the last check failed; null: it did not';
      comment on column channel_configs.requests is 'checks and messages sent; what feeds ask is counted in channel_feeds';

      alter table mentions add column demo boolean not null default false;
      comment on column mentions.demo is 'a sample, for trying the desk out; no feed shows it';

      create table outbound_templates (
        key text collate "C" not null,
        name text not null,
        body text not null,
        active boolean not null default true,
        constraint outbound_templates_pk primary key (key)
      );
      comment on column outbound_templates.body is '{title} and {link} stand for those of the issue';
      insert into outbound_templates (key, name, body) values
        ('status_new', 'Reopened', 'Your report "{title}" is open again. Follow it: {link}'),
        ('status_ack', 'Acknowledged', 'The city desk has seen your report "{title}". Follow it: {link}'),
        ('status_progress', 'In progress', 'Work on your report "{title}" has begun. Follow it: {link}'),
        ('status_resolved', 'Resolved', 'Your report "{title}" is resolved. Tell us whether it is: {link}'),
        ('status_overdue', 'Overdue', 'Your report "{title}" is overdue. The city desk has been told. Follow it: {link}');

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
        constraint outbound_messages_issue_fk foreign key (issue_id) references issues (id),
        constraint outbound_messages_template_fk foreign key (template_key) references outbound_templates (key),
        constraint outbound_messages_city_fk foreign key (city) references cities (slug),
        constraint outbound_messages_status_known check (status in ('sent', 'failed', 'retrying'))
      );
      create index outbound_messages_due_idx on outbound_messages (due_at) where status = 'retrying';
      create index outbound_messages_created_idx on outbound_messages (created_at desc, id desc);
      create index outbound_messages_recipient_idx on outbound_messages (channel, recipient, sent_at);
      create index outbound_messages_issue_idx on outbound_messages (issue_id);
      comment on column outbound_messages.demo is 'sent in demo mode: written down, and nowhere else';

      create table outbound_limits (
        id text collate "C" not null default 'default',
        quiet_from text not null,
        quiet_to text not null,
        rate_cap_per_hour integer not null,
        constraint outbound_limits_pk primary key (id),
        constraint outbound_limits_single check (id = 'default'),
        constraint outbound_limits_times check (quiet_from ~ '^[0-2][0-9]:[0-5][0-9]$' and quiet_to ~ '^[0-2][0-9]:[0-5][0-9]$'),
        constraint outbound_limits_cap_positive check (rate_cap_per_hour > 0)
      );
      create index mentions_issue_idx on mentions (issue_id) where issue_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index mentions_issue_idx;
      drop table outbound_limits, outbound_messages, outbound_templates, channel_configs;
      alter table mentions drop column demo;
    `);
  }
}

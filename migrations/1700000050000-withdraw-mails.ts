import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the subscription and the issues of a mail, so that it is withdrawn with them. Adds a priority, so that mails
 * that a person waits for are sent before the digests of the morning.
 */
export class WithdrawMails1700000050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mails
        add column priority smallint not null default 0,
        add column subscription_id text collate "C",
        add column issue_ids text[] collate "C" not null default '{}',
        add constraint mails_priority_known check (priority between 0 and 2),
        add constraint mails_subscription_fk foreign key (subscription_id)
          references alert_subscriptions (id) on delete cascade;
      update mails m set subscription_id = s.id, priority = case when m.key like 'alert:%' then 1 else 2 end
        from alert_subscriptions s
       where m.key like 'alert%:sub\\_%' and s.id = split_part(m.key, ':', 2);
      delete from mails where status = 'waiting' and key like 'alert%:sub\\_%' and subscription_id is null;
      update mails m set issue_ids = array[v.issue_id] from alert_events v
       where m.status = 'waiting' and m.key like 'alert:sub\\_%' and v.id::text = split_part(m.key, ':', 3);
      drop index mails_waiting_idx;
      create index mails_waiting_idx on mails (priority, due_at, id) where status = 'waiting';
      create index mails_subscription_idx on mails (subscription_id) where subscription_id is not null;
      comment on column mails.priority is 'which are sent first: 0 what somebody waits for, 1 alerts, 2 digests';
      comment on column mails.subscription_id is 'whose mail it is, deleted when that ends; null: nothing was subscribed to';
      comment on column mails.issue_ids is 'the issues it names; it is not sent once one of them is hidden';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index mails_subscription_idx;
      drop index mails_waiting_idx;
      create index mails_waiting_idx on mails (due_at, id) where status = 'waiting';
      alter table mails drop column priority, drop column subscription_id, drop column issue_ids;
    `);
  }
}

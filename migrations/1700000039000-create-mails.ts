import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates mails to be sent, addresses to which no mail is sent, and replies of offices. */
export class CreateMails1700000039000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mails (
        id text collate "C" not null,
        key text collate "C" not null,
        recipient text not null,
        subject text not null,
        body text not null,
        html text,
        unsubscribe_url text,
        status text not null default 'waiting',
        attempts integer not null default 0,
        failure text,
        due_at timestamptz(3) not null,
        created_at timestamptz(3) not null,
        sent_at timestamptz(3),
        constraint mails_pk primary key (id),
        constraint mails_key_unique unique (key),
        constraint mails_status_known check (status in ('waiting', 'sent', 'failed')),
        constraint mails_sent_once check ((status = 'sent') = (sent_at is not null))
      );
      create index mails_waiting_idx on mails (due_at, id) where status = 'waiting';
      comment on table mails is 'mails that are to be sent, or were; each is written in the transaction it tells of';
      comment on column mails.key is 'what it tells, and whom: it is written down once';
      comment on column mails.unsubscribe_url is 'where one click ends what it belongs to; null: nothing was subscribed to';
      comment on column mails.due_at is 'when it is tried next';

      create table mail_suppressions (
        address text collate "C" not null,
        reason text not null,
        at timestamptz(3) not null,
        constraint mail_suppressions_pk primary key (address)
      );
      comment on table mail_suppressions is 'addresses that refused mail for good: nothing is sent there any more';
      comment on column mail_suppressions.address is 'in lower case';

      create table office_replies (
        id bigint generated always as identity,
        issue_id text collate "C" not null,
        level smallint not null,
        official_id text collate "C" not null,
        office text not null,
        answer text not null,
        status text,
        at timestamptz(3) not null,
        constraint office_replies_pk primary key (id),
        constraint office_replies_escalation_fk foreign key (issue_id, level) references issue_escalations (issue_id, level),
        constraint office_replies_answer_length check (char_length(answer) between 1 and 1000),
        constraint office_replies_status_known check (status in ('progress', 'resolved'))
      );
      create index office_replies_escalation_idx on office_replies (issue_id, level);
      comment on table office_replies is 'append-only: what offices answered that issues were escalated to';
      comment on column office_replies.official_id is 'who held the office when the issue was escalated; shown nowhere';
      comment on column office_replies.status is 'the feed status it moved the issue to; null: it only answered';
      create trigger office_replies_append_only before update or delete or truncate on office_replies
        for each statement execute function refuse_change();
      comment on trigger office_replies_append_only on office_replies is
        'refuses to change or delete the answer of an office';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table office_replies, mail_suppressions, mails`);
  }
}

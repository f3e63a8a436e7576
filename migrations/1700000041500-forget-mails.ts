import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index over mails that are old enough to be deleted, and rewords comments on mails and replies. */
export class ForgetMails1700000041500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index mails_done_idx on mails (created_at) where status <> 'waiting';
      comment on table mails is
        'outbox: mails that are to be sent, or were, each written in one transaction with the change it is about; deleted after 30 days';
      comment on column mails.key is
        'names the occasion and the recipient, such as escalation:<issue>:<level>; no second mail of one key is written';
      comment on table office_replies is 'append-only: replies of the offices that issues were escalated to';
      comment on column office_replies.status is 'the feed status it moved the issue to; null: it is a reply alone';
      comment on trigger office_replies_append_only on office_replies is
        'refuses to change or delete the reply of an office';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      comment on trigger office_replies_append_only on office_replies is
        'refuses to change or delete the answer of an office';
      comment on column office_replies.status is 'the feed status it moved the issue to; null: it only answered';
      comment on table office_replies is 'append-only: what offices answered that issues were escalated to';
      comment on column mails.key is 'what it tells, and whom: it is written down once';
      comment on table mails is 'mails that are to be sent, or were; each is written in the transaction it tells of';
      drop index mails_done_idx;
    `);
  }
}

import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Mail, MAIL_PRIORITIES } from './entities/mail.entity';

const TAKEN = columnsOf(
  Mail,
  [
    'id',
    'key',
    'recipient',
    'subject',
    'body',
    'language',
    'html',
    'unsubscribeUrl',
    'timeZone',
    'attempts',
    'createdAt',
  ],
  'm',
);
/** SQL: the id of the mail of a priority that is due first, and that no other instance has locked. */
const firstOf = (priority: number): string =>
  `(select id from mails where status = 'waiting' and priority = ${priority} and due_at <= $1
     order by due_at, id limit 1 for update skip locked)`;
/**
 * Moves the due time of the mail by five minutes, so that no other instance takes it while it is being sent, and notes
 * that it is, so that nobody takes it back whom it may have reached. A mail is
 * sent twice only if this process ends after the server has accepted it, and before its status is stored. SQL: rows
 * that other instances have locked are skipped, and a priority is looked at only where none before it has a mail that
 * is due.
 */
const take = statement(
  'mail.take',
  `update mails m set due_at = $1::timestamptz + interval '5 minutes', taken_at = $1
    where m.id = coalesce(${Object.values(MAIL_PRIORITIES).map(firstOf).join(', ')})
   returning ${TAKEN}, exists (select from mail_suppressions s where s.address = lower(m.recipient)) as "isSuppressed",
     exists (select from issues i where i.id = any(m.issue_ids) and i.hidden) as "isWithdrawn"`,
);
const forgetDone = statement(
  'mail.forget-done',
  `delete from mails where id in (select id from mails where status <> 'waiting' and created_at < $1
                                   order by created_at limit 1000) returning id`,
);
const SHOWN = columnsOf(Mail, ['id', 'recipient', 'subject', 'body', 'status', 'failure', 'createdAt']);
const listNewest = statement(
  'mail.newest',
  `select ${SHOWN} from mails order by created_at desc, id desc limit 100`,
);
const find = statement('mail.find', `select ${SHOWN} from mails where id = $1`);

/** A mail that is due. */
export type DueMail = RowOf<typeof TAKEN> & {
  /** Whether its address refused mail for good. */
  isSuppressed: boolean;
  /** Whether an issue it names is hidden now. */
  isWithdrawn: boolean;
};
/** A mail as it is shown on a developer's machine. */
export type ShownMail = RowOf<typeof SHOWN>;

/** The reads of mails. */
@Injectable()
export class MailQueries {
  constructor(private readonly database: Database) {}

  /** The mail that is to be sent first, which nobody else takes for five minutes. */
  take(now: Date): Promise<DueMail | undefined> {
    return this.database.row<DueMail>(take, [now]);
  }

  /** Deletes mails from before a time that were sent or have failed. @returns how many, a thousand at the most */
  async forgetDone(before: Date): Promise<number> {
    return (await this.database.rows(forgetDone, [before])).length;
  }

  /** The newest hundred. */
  newest(): Promise<ShownMail[]> {
    return this.database.rows(listNewest);
  }

  find(id: string): Promise<ShownMail | undefined> {
    return this.database.row(find, [id]);
  }
}

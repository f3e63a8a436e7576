import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import { columnsOf, type RowOf } from '../database/columns';
import { Database } from '../database/database';
import { emailKeySql } from '../../kernel/text/email-address';
import { statement } from '../database/statement';
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
/** In SQL: the id of the earliest due mail of a priority that no other instance has locked. */
const firstOf = (priority: number): string =>
  `(select id from mails where status = 'waiting' and priority = ${priority} and due_at <= $1
     order by due_at, id limit 1 for update skip locked)`;
/**
 * Postpones the mail by five minutes, so that no other instance takes it while it is being sent, and marks it as being
 * sent, so that it is not deleted after it may have reached its recipient. A mail is sent twice only if this process
 * ends after the server has accepted it and before its status is stored. In SQL, to skip rows that other instances have
 * locked; a priority is only searched if no higher one has a due mail.
 */
const take = statement(
  'mail.take',
  `update mails m set due_at = $1::timestamptz + interval '5 minutes', taken_at = $1
    where m.id = coalesce(${Object.values(MAIL_PRIORITIES).map(firstOf).join(', ')})
   returning ${TAKEN}, exists (select from mail_suppressions s where s.address = ${emailKeySql('m.recipient')}) as "isSuppressed",
     exists (select from issues i where i.id = any(m.issue_ids) and i.hidden) as "isWithdrawn"`,
);
const forgetDone = statement(
  'mail.forget-done',
  `delete from mails where id in (select id from mails where status <> 'waiting' and created_at < $1
                                   order by created_at limit 1000) returning id`,
);

const unsent = statement(
  'mail.unsent',
  `select count(*)::int as count,
          coalesce(extract(epoch from $1::timestamptz - min(created_at) filter (where attempts > 0)), 0)::float8 as "oldestSeconds"
     from mails where status = 'waiting' and (due_at <= $1 or attempts > 0)`,
);

/** A mail to send now. */
export type DueMail = RowOf<typeof TAKEN> & {
  /** Whether its address has permanently refused mail. */
  isSuppressed: boolean;
  /** Whether an issue it names is hidden now. */
  isWithdrawn: boolean;
};
/** A mail as shown for development. */
export type ShownMail = Pick<
  Mail,
  'id' | 'recipient' | 'subject' | 'body' | 'status' | 'failure' | 'createdAt'
>;
const SHOWN = {
  id: true,
  recipient: true,
  subject: true,
  body: true,
  status: true,
  failure: true,
  createdAt: true,
} satisfies Record<keyof ShownMail, true>;

/** Reads the outbox. */
@Injectable()
export class MailQueries {
  constructor(
    private readonly database: Database,
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    private readonly clock: Clock,
  ) {}

  /** The next mail to send, reserved for the caller for five minutes. */
  take(now: Date): Promise<DueMail | undefined> {
    return this.database.row<DueMail>(take, [now]);
  }

  /** Deletes mails from before a time that were sent or have failed. @returns how many, at most a thousand */
  async forgetDone(before: Date): Promise<number> {
    return (await this.database.rows(forgetDone, [before])).length;
  }

  /** How many mails are due or were tried in vain, and the age of the oldest of the latter; 0 without one. */
  async unsent(): Promise<{ count: number; oldestSeconds: number }> {
    const row = await this.database.row<{ count: number; oldestSeconds: number }>(unsent, [this.clock.now()]);
    return row ?? { count: 0, oldestSeconds: 0 };
  }

  /** The newest hundred mails. */
  newest(): Promise<ShownMail[]> {
    return this.mails.find({ select: SHOWN, order: { createdAt: 'DESC', id: 'DESC' }, take: 100 });
  }

  async find(id: string): Promise<ShownMail | undefined> {
    return (await this.mails.findOne({ select: SHOWN, where: { id } })) ?? undefined;
  }
}

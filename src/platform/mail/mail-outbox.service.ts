import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, IsNull, LessThanOrEqual, Not, Repository } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import { firstCharacters } from '../../kernel/text/first-characters';
import { newId } from '../../kernel/ids';
import { oneLine } from '../../kernel/text/one-line';
import { columnsOf } from '../database/columns';
import { deleteReturning, insertNew } from '../database/returning';
import { Mail, MAIL_PRIORITIES } from './entities/mail.entity';
import { MailTransport } from './mail-transport';

/** How many mails one statement inserts: PostgreSQL allows 65,535 parameters. */
const BATCH = 500;

const KEY = columnsOf(Mail, ['key']);

/** A longer subject is cut off. */
const MAX_SUBJECT = 200;

/** A mail to send. */
export interface NewMail extends Pick<Mail, 'key' | 'recipient' | 'subject' | 'body'> {
  /** The language of an HTML version; left out for plain text only. */
  language?: string;
  /** The one-click unsubscribe URL; left out if the mail belongs to no subscription. */
  unsubscribeUrl?: string;
  /** Its place in the sending order; by default `waitedFor`. */
  priority?: keyof typeof MAIL_PRIORITIES;
  /** The subscription it belongs to, with which it is deleted. */
  subscriptionId?: string;
  /** The issues it names: it is not sent while one of them is hidden. */
  issueIds?: readonly string[];
  /** The time zone of its quiet hours; left out if it may be sent at any hour. */
  timeZone?: string;
  /** The earliest time to send it; by default at once. */
  notBefore?: Date;
}

/** Stores mails in the outbox, from which they are sent later. */
@Injectable()
export class MailOutbox {
  constructor(
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    private readonly transport: MailTransport,
    private readonly clock: Clock,
  ) {}

  /** Whether sending mail is enabled. */
  get isOn(): boolean {
    return this.transport.isOn;
  }

  /**
   * Stores a mail; no effect if a mail with its key is still stored. Call it in the transaction of the change the mail
   * is about, so that both are committed together. If sending mail is disabled, nothing is stored.
   */
  async add(mail: NewMail): Promise<void> {
    await this.addAll([mail]);
  }

  /**
   * Deletes unsent mails by their keys, which can then be used again. A mail that is being sent may already have
   * reached its recipient and is kept.
   * @returns the keys of the deleted mails
   */
  async remove(keys: readonly string[]): Promise<Set<string>> {
    const waiting = { key: Any(keys), status: 'waiting' as const };
    const idle = [
      { ...waiting, takenAt: IsNull() },
      { ...waiting, dueAt: LessThanOrEqual(this.clock.now()) },
    ];
    return new Set((await deleteReturning(this.mails, idle, KEY)).map(({ key }) => key));
  }

  /**
   * Deletes a mail that is about to be sent or given up, by its key; only the listener of that event may call it.
   * @param recipient deletes the mail only if it is to this address; undefined: to any
   */
  async removeTaken(key: string, recipient?: string): Promise<void> {
    await this.mails.delete({ key, status: 'waiting', ...(recipient !== undefined && { recipient }) });
  }

  /** Deletes sent and failed mails by their keys, which can then be used again. */
  async forgetDone(keys: readonly string[]): Promise<void> {
    await this.mails.delete({ key: Any(keys), status: Not('waiting') });
  }

  /** Whether a mail with one of these keys is stored. */
  isStored(keys: readonly string[]): Promise<boolean> {
    return this.mails.existsBy({ key: Any(keys) });
  }

  /** The number of unsent mails of a priority. */
  countWaiting(priority: keyof typeof MAIL_PRIORITIES): Promise<number> {
    return this.mails.countBy({ status: 'waiting', priority: MAIL_PRIORITIES[priority] });
  }

  /** Stores several mails as `add` does, 500 per statement. @returns how many were stored */
  async addAll(mails: readonly NewMail[]): Promise<number> {
    if (!this.isOn || mails.length === 0) return 0;
    const now = this.clock.now();
    const rows = mails.map(({ priority = 'waitedFor', notBefore, issueIds = [], ...mail }) => ({
      ...{ language: null, unsubscribeUrl: null, subscriptionId: null, timeZone: null },
      ...mail,
      // A title may contain line breaks, which a subject must not.
      subject: firstCharacters(oneLine(mail.subject), MAX_SUBJECT),
      id: newId('mail'),
      priority: MAIL_PRIORITIES[priority],
      issueIds: [...issueIds],
      dueAt: notBefore ?? now,
      takenAt: null,
      createdAt: now,
    }));
    let written = 0;
    for (let from = 0; from < rows.length; from += BATCH)
      written += await insertNew(this.mails, rows.slice(from, from + BATCH));
    return written;
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, IsNull, LessThanOrEqual, Not, Repository } from 'typeorm';
import { Clock } from '../kernel/clock';
import { firstCharacters } from '../kernel/first-characters';
import { newId } from '../kernel/ids';
import { oneLine } from '../kernel/one-line';
import { columnsOf } from '../platform/database/columns';
import { deleteReturning, insertNew } from '../platform/database/returning';
import { Mail, MAIL_PRIORITIES } from './entities/mail.entity';
import { MailTransport } from './mail-transport';

/** How many mails one statement writes: a statement has 65,535 parameters at the most. */
const BATCH = 500;

const KEY = columnsOf(Mail, ['key']);

/** A longer subject is cut. */
const MAX_SUBJECT = 200;

/** A mail that is to be sent. */
export interface NewMail extends Pick<Mail, 'key' | 'recipient' | 'subject' | 'body'> {
  /** In which it is written, where it is sent as HTML, too; left out where it is plain text alone. */
  language?: string;
  /** Where one click ends what the mail belongs to; left out where nothing was subscribed to. */
  unsubscribeUrl?: string;
  /** What it is sent before and after; `waitedFor` unless given. */
  priority?: keyof typeof MAIL_PRIORITIES;
  /** Whose it is: it is deleted with the subscription. */
  subscriptionId?: string;
  /** The issues it names: it is not sent while one of them is hidden. */
  issueIds?: readonly string[];
  /** Where its quiet hours are kept, whenever its turn comes; left out where it is sent at any hour. */
  timeZone?: string;
  /** When it is sent at the earliest; at once unless given. */
  notBefore?: Date;
}

/** Writes down mails that are to be sent; they are sent afterwards. */
@Injectable()
export class MailOutbox {
  constructor(
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    private readonly transport: MailTransport,
    private readonly clock: Clock,
  ) {}

  /** Whether mails are sent at all. */
  get isOn(): boolean {
    return this.transport.isOn;
  }

  /**
   * Writes down a mail, once for its key as long as the mail is kept. Call it in the transaction of the change the mail
   * is about, so that neither is without the other. Where no mail is sent at all, nothing is written down either.
   */
  async add(mail: NewMail): Promise<void> {
    await this.addAll([mail]);
  }

  /**
   * Takes mails back that were not sent, by their keys: others may be written with them. One that is being sent may
   * have reached whom it is to, and stays.
   * @returns the keys of those that were taken back
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
   * Takes a mail back whose turn has come, or that is being given up, by its key: nobody but the caller has it then.
   * @param recipient only if it is to this address; undefined: to whomever
   */
  async removeTaken(key: string, recipient?: string): Promise<void> {
    await this.mails.delete({ key, status: 'waiting', ...(recipient !== undefined && { recipient }) });
  }

  /** Forgets mails that were sent or given up, by their keys: they can be written again. */
  async forgetDone(keys: readonly string[]): Promise<void> {
    await this.mails.delete({ key: Any(keys), status: Not('waiting') });
  }

  /** How many mails of a priority are still to be sent. */
  countWaiting(priority: keyof typeof MAIL_PRIORITIES): Promise<number> {
    return this.mails.countBy({ status: 'waiting', priority: MAIL_PRIORITIES[priority] });
  }

  /** Writes down several mails as `add` does one, 500 in a statement. @returns how many were written down */
  async addAll(mails: readonly NewMail[]): Promise<number> {
    if (!this.isOn || mails.length === 0) return 0;
    const now = this.clock.now();
    const rows = mails.map(({ priority = 'waitedFor', notBefore, issueIds = [], ...mail }) => ({
      ...{ language: null, unsubscribeUrl: null, subscriptionId: null, timeZone: null },
      ...mail,
      // A title may hold line breaks no subject has.
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

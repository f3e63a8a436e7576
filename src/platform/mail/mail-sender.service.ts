import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { EntityManager, In, type QueryDeepPartialEntity } from 'typeorm';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/time/durations';
import { endOfQuietHours } from '../../kernel/time/quiet-hours';
import { Database } from '../database/database';
import { DomainEvents } from '../events/domain-events';
import { isOutage } from '../http/to-domain-error';
import { backOff } from '../outbox/back-off';
import type { LaneReceiver, LaneSearch } from '../outbox/fair-lanes';
import { OutboxSender } from '../outbox/outbox-sender';
import { Retention } from '../retention/retention.decorator';
import { MailSuppression } from './entities/mail-suppression.entity';
import { Mail } from './entities/mail.entity';
import { MailDue, MailFailed, MailRunEnded, MailWithdrawn } from './mail.events';
import { MailRefused } from './mail-refusal';
import { MailSuppressionsService } from './mail-suppressions.service';
import { MailTransport } from './mail-transport';
import { type DueMail, MailQueries } from './mail.queries';

/** The delays before the second, third, ... attempt to send a mail; the last one is repeated. */
const BACKOFF_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS] as const;
/** A mail that was not accepted within this time has failed. */
const MAX_AGE_MS = 72 * HOUR_MS;
/** When a mail that names a hidden issue is tried again. */
const WITHDRAWN_MS = HOUR_MS;
/** How long a mail is stored: it contains an address and perhaps a link. */
const RETENTION_MS = 30 * DAY_MS;

type Outcome = 'sent' | 'failed' | 'postponed';

/** The results of a run. */
export type MailOutcome = Record<Outcome, number>;

/**
 * Sends the mails of the outbox; the only writer of their status. The outbox is one queue, in the order of priorities:
 * its receivers are the connections to the server, each of which takes the next mail of all. So while a server is slow,
 * the other mails are free for other instances.
 */
@Injectable()
export class MailSender
  extends OutboxSender<LaneReceiver, DueMail, Outcome>
  implements OnApplicationShutdown
{
  private readonly connections: readonly LaneReceiver[];
  /** Why the server refused an attempt since the previous run, if it would refuse every mail. */
  private serverFailure: string | undefined;

  @Inject() private readonly suppressions!: MailSuppressionsService;

  constructor(
    private readonly manager: EntityManager,
    private readonly database: Database,
    private readonly queries: MailQueries,
    private readonly transport: MailTransport,
    private readonly events: DomainEvents,
  ) {
    const { lanes } = transport;
    // A run ends shortly before the next start of the job.
    const turns = { perGroup: lanes, perTurn: Infinity, turnMs: Infinity, runMs: 50_000 };
    super({ name: 'mails', limits: { lanes, ...turns }, outcomes: ['sent', 'failed', 'postponed'] });
    this.connections = Array.from({ length: lanes }, (_, n) => ({ key: String(n), group: 'server' }));
  }

  protected override get isOn(): boolean {
    return this.transport.isOn;
  }

  /** Sends the mails that are due, as `OutboxSender` does, and says how the run has ended. */
  override async sendDue(): Promise<MailOutcome> {
    const outcome = await super.sendDue();
    const { sent, failed, postponed } = outcome;
    const { serverFailure } = this;
    this.serverFailure = undefined;
    if (this.isOn) await this.events.emit(new MailRunEnded(sent, failed, postponed, serverFailure));
    return outcome;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.transport.close();
  }

  /** Deletes mails that were sent or have failed, once they are 30 days old. @returns how many */
  @Retention('mails')
  async deleteOld(now: Date): Promise<number> {
    const before = new Date(now.getTime() - RETENTION_MS);
    for (let deleted = 0; ;) {
      const some = await this.queries.forgetDone(before);
      if (some === 0) return deleted;
      deleted += some;
    }
  }

  protected due({ busy }: LaneSearch): Promise<LaneReceiver[]> {
    return Promise.resolve(this.connections.filter(({ key }) => !busy.includes(key)));
  }

  protected take(_connection: LaneReceiver, now: Date): Promise<DueMail | undefined> {
    return this.queries.take(now);
  }

  /** An error of the service concerns one mail: its connection goes on with the others. */
  protected async deliver(mail: DueMail, signal: AbortSignal): Promise<Outcome | undefined> {
    try {
      return await this.attempt(mail, signal);
    } catch (error) {
      if (isOutage(error)) throw error;
      this.logError(mail.id, error);
      return undefined;
    }
  }

  /** A mail that a stop aborts is sent again a minute later, with the same Message-ID. */
  private async attempt(mail: DueMail, signal: AbortSignal): Promise<Outcome> {
    if (mail.isSuppressed || (await this.suppressions.isOfErased(mail.recipient)))
      return this.onSuppressed(mail);
    const morning = mail.timeZone === null ? undefined : endOfQuietHours(mail.timeZone, this.clock.now());
    if (morning) return this.waitFor(mail, morning);
    if (await this.isWithdrawnByListener(mail)) return 'postponed';
    if (mail.isWithdrawn) return this.onWithdrawn(mail);
    try {
      await this.transport.send(mail, signal);
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      // An attempt that a stop of the service ended says nothing about the server.
      if (error.isOfServer && !signal.aborted) this.serverFailure = error.message;
      return this.onRefused(mail, error);
    }
    const change = { status: 'sent' as const, sentAt: this.clock.now(), attempts: mail.attempts + 1 };
    await this.update(mail, { ...change, failure: null });
    return 'sent';
  }

  /** Whether a listener withdrew the mail, because its content is no longer true. */
  private async isWithdrawnByListener({ key }: DueMail): Promise<boolean> {
    const due = new MailDue(key);
    await this.events.emit(due);
    return due.isWithdrawn;
  }

  /** A mail can become due in quiet hours, after an outage of the server, a hidden issue, or a stop of the service. */
  private async waitFor(mail: DueMail, dueAt: Date): Promise<'postponed'> {
    await this.update(mail, { dueAt });
    return 'postponed';
  }

  /** A suppressed mail fails. If the suppression was removed meanwhile, the mail is sent instead. */
  private async onSuppressed(mail: DueMail): Promise<'failed' | 'postponed'> {
    try {
      return await this.database.transaction(async () => {
        const outcome = await this.giveUp(mail, 'The address refused mail for good before');
        if (!(await this.isStillSuppressed(mail))) throw new SuppressionEnded();
        return outcome;
      });
    } catch (error) {
      if (!(error instanceof SuppressionEnded)) throw error;
      return this.waitFor(mail, this.clock.now());
    }
  }

  /** Takes a share lock, so that the suppression is not removed before the transaction ends. */
  private async isStillSuppressed({ recipient }: DueMail): Promise<boolean> {
    const where = { address: In(this.suppressions.keysOf(recipient)) };
    const lock = { mode: 'pessimistic_read' as const };
    return (await this.manager.findOne(MailSuppression, { where, lock })) !== null;
  }

  private onRefused(mail: DueMail, { message, refuses }: MailRefused): Promise<'failed' | 'postponed'> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      if (refuses === 'address') return this.suppress(mail, message, now);
      const attempts = mail.attempts + 1;
      const dueAt = new Date(now.getTime() + backOff(BACKOFF_MS, attempts));
      if (refuses !== 'attempt' || isOld(mail, dueAt)) return this.giveUp(mail, message);
      await this.update(mail, { dueAt, attempts, failure: message });
      return 'postponed';
    });
  }

  /** Locks the official first, in the same order as the code that ends a suppression. */
  private async suppress(mail: DueMail, reason: string, at: Date): Promise<'failed'> {
    const outcome = await this.giveUp(mail, reason);
    // Only a digest: the address is recognised, and not kept. The answer of the server may have it, too.
    const [address, digest] = this.suppressions.keysOf(mail.recipient);
    const shown = reason.toLowerCase().includes(address.toLowerCase()) ? '' : reason;
    await this.manager.upsert(MailSuppression, { address: digest, reason: shown, at }, ['address']);
    return outcome;
  }

  /** An issue may be hidden only briefly. The listener may withdraw the mail and write another one. */
  private onWithdrawn(mail: DueMail): Promise<'failed' | 'postponed'> {
    return this.database.transaction(async () => {
      const dueAt = new Date(this.clock.now().getTime() + WITHDRAWN_MS);
      if (isOld(mail, dueAt)) return this.giveUp(mail, 'An issue it names was hidden');
      await this.update(mail, { dueAt, failure: 'An issue it names is hidden' });
      await this.events.emit(new MailWithdrawn(mail.key));
      return 'postponed';
    });
  }

  /**
   * Fails a mail, in one transaction with the listeners. They run before the mail is locked, in the same order of locks
   * as code that deletes a mail, and may delete it themselves.
   */
  private giveUp(mail: DueMail, failure: string): Promise<'failed'> {
    return this.database.transaction(async () => {
      await this.events.emit(new MailFailed(mail.key, mail.recipient, failure));
      await this.update(mail, { status: 'failed', failure, attempts: mail.attempts + 1 });
      return 'failed' as const;
    });
  }

  private async update({ id }: DueMail, change: QueryDeepPartialEntity<Mail>): Promise<void> {
    await this.manager.update(Mail, { id }, { ...change, takenAt: null });
  }
}

/** The suppression of the address was removed meanwhile. */
class SuppressionEnded extends Error {}

/** Whether a mail fails instead of being tried again at the given time. */
function isOld({ createdAt }: DueMail, dueAt: Date): boolean {
  return dueAt.getTime() - createdAt.getTime() > MAX_AGE_MS;
}

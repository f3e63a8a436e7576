import { performance } from 'node:perf_hooks';
import { Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import { Clock } from '../kernel/clock';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../kernel/durations';
import { endOfQuietHours } from '../kernel/quiet-hours';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { MailSuppression } from './entities/mail-suppression.entity';
import { Mail } from './entities/mail.entity';
import { MailDue, MailFailed, MailWithdrawn } from './mail.events';
import { MailRefused } from './mail-refusal';
import { MailTransport } from './mail-transport';
import { type DueMail, MailQueries } from './mail.queries';

/**
 * How long after the first, second, ... failure a mail is tried again; after further ones as long as after the fifth.
 */
const BACKOFF_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS];
/** A mail that no server took for so long has failed. */
const MAX_AGE_MS = 72 * HOUR_MS;
/** After that long a mail is tried again that names a hidden issue. */
const WITHDRAWN_MS = HOUR_MS;
/** How long a mail is kept after it was written: it holds an address, and may hold a link. */
const RETENTION_MS = 30 * DAY_MS;
/** After that long a run takes no mail on any more: the next one goes on. */
const MAX_RUN_MS = 50_000;
/** How long a stop waits for mails that are being sent. */
const STOP_GRACE_MS = 1000;

/** What became of the mails of a run. */
export interface MailOutcome {
  sent: number;
  failed: number;
  postponed: number;
}

/** A run of several lanes: what came of it, and what would keep every other lane from its work, too. */
interface Run {
  outcome: MailOutcome;
  endsAt: number;
  errors: unknown[];
}

/**
 * Sends what is written down; the only one that says what became of it. Each lane takes one mail at a time, so that
 * those behind a server that is slow are free for other instances.
 */
@Injectable()
export class MailSender implements OnModuleDestroy, OnApplicationShutdown {
  private isStopping = false;

  constructor(
    private readonly manager: EntityManager,
    private readonly database: Database,
    private readonly queries: MailQueries,
    private readonly transport: MailTransport,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends what is due. While mail is off the outbox stays as it is, to be sent once it is on.
   * @returns what became of it
   */
  async sendDue(): Promise<MailOutcome> {
    const endsAt = performance.now() + MAX_RUN_MS;
    const run: Run = { outcome: { sent: 0, failed: 0, postponed: 0 }, endsAt, errors: [] };
    if (!this.transport.isOn) return run.outcome;
    const lanes = Array.from({ length: this.transport.lanes }, () => this.drain(run));
    await Promise.all(lanes.map((lane) => lane.catch((error: unknown) => void run.errors.push(error))));
    if (run.errors.length > 0) throw run.errors[0];
    return run.outcome;
  }

  /**
   * Begins no mail any more, before `Jobs` waits for the run. What no server takes within a second is let go: it is
   * sent again, under the same Message-ID.
   */
  onModuleDestroy(): void {
    this.isStopping = true;
    setTimeout(() => void this.transport.close(), STOP_GRACE_MS).unref();
  }

  onApplicationShutdown(): Promise<void> {
    return this.transport.close();
  }

  /** Deletes mails that were sent, or have failed, and are 30 days old. @returns how many */
  async deleteOld(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    for (let deleted = 0; ;) {
      const some = await this.queries.forgetDone(before);
      if (some === 0) return deleted;
      deleted += some;
    }
  }

  private async drain({ outcome, endsAt, errors }: Run): Promise<void> {
    while (!this.isStopping && errors.length === 0 && performance.now() < endsAt) {
      const mail = await this.queries.take(this.clock.now());
      if (!mail) return;
      outcome[await this.deliver(mail)]++;
    }
  }

  private async deliver(mail: DueMail): Promise<keyof MailOutcome> {
    if (mail.isSuppressed) return this.onSuppressed(mail);
    const morning = mail.timeZone === null ? undefined : endOfQuietHours(mail.timeZone, this.clock.now());
    if (morning) return this.waitFor(mail, morning);
    if (await this.isTakenBack(mail)) return 'postponed';
    if (mail.isWithdrawn) return this.onWithdrawn(mail);
    try {
      await this.transport.send(mail);
    } catch (error) {
      if (error instanceof MailRefused) return this.onRefused(mail, error);
      throw error;
    }
    const change = { status: 'sent' as const, sentAt: this.clock.now(), attempts: mail.attempts + 1 };
    await this.update(mail, { ...change, failure: null });
    return 'sent';
  }

  /** What a mail says may be true no more when its turn comes. */
  private async isTakenBack({ key }: DueMail): Promise<boolean> {
    const due = new MailDue(key);
    await this.events.emit(due);
    return due.isTakenBack;
  }

  /** A mail may come to its turn late, in quiet hours: its server was away, its issue hidden, or we were stopped. */
  private async waitFor(mail: DueMail, dueAt: Date): Promise<'postponed'> {
    await this.update(mail, { dueAt });
    return 'postponed';
  }

  /** Whoever lets the address be written to again after it was given up finds it; where they did before, it is sent. */
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
    const where = { address: recipient.toLowerCase() };
    const lock = { mode: 'pessimistic_read' as const };
    return (await this.manager.findOne(MailSuppression, { where, lock })) !== null;
  }

  private onRefused(mail: DueMail, { message, refuses }: MailRefused): Promise<'failed' | 'postponed'> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      if (refuses === 'address') return this.suppress(mail, message, now);
      const attempts = mail.attempts + 1;
      const wait = BACKOFF_MS[attempts - 1] ?? BACKOFF_MS.at(-1) ?? HOUR_MS;
      const dueAt = new Date(now.getTime() + wait);
      if (refuses !== 'attempt' || isOld(mail, dueAt)) return this.giveUp(mail, message);
      await this.update(mail, { dueAt, attempts, failure: message });
      return 'postponed';
    });
  }

  /** In the order of whoever ends a suppression: the official is held first. */
  private async suppress(mail: DueMail, reason: string, at: Date): Promise<'failed'> {
    const outcome = await this.giveUp(mail, reason);
    const address = mail.recipient.toLowerCase();
    await this.manager.upsert(MailSuppression, { address, reason, at }, ['address']);
    return outcome;
  }

  /** An issue may be hidden for a moment. Whoever wrote the mail may take it back, and write another one. */
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
   * In one transaction with the listeners of the failure. They run before the mail is locked, in the order of locks of
   * whoever takes a mail back, and may take it back themselves.
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

/** An address that refused mail is written to again. */
class SuppressionEnded extends Error {}

/** Whether a mail is given up rather than tried again at a time. */
function isOld({ createdAt }: DueMail, dueAt: Date): boolean {
  return dueAt.getTime() - createdAt.getTime() > MAX_AGE_MS;
}

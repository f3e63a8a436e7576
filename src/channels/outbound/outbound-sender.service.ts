import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { HOUR_MS, MINUTE_MS } from '../../kernel/time/durations';
import { Database } from '../../platform/database/database';
import { isOutage } from '../../platform/http/to-domain-error';
import { UpstreamFailure } from '../../platform/http-client/upstream';
import { backOff } from '../../platform/outbox/back-off';
import type { LaneSearch } from '../../platform/outbox/fair-lanes';
import { OutboxSender } from '../../platform/outbox/outbox-sender';
import { CHANNELS } from '../channel';
import { ChannelSettingsService } from '../channel-settings.service';
import { sendToChannel } from './outbound-gateway';
import { OutboundLimitsService } from './outbound-limits.service';
import { OutboundQueue } from './outbound-queue.service';
import type { DueChannel, DueMessage } from './outbound.queries';

const MAX_ATTEMPTS = 5;
/** The delay after each failed attempt. */
const BACKOFF_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS] as const;

type Outcome = 'sent' | 'failed' | 'postponed';

/** Sends the messages of the queue, within the configured limits (docs/api/channels.md#outbound-messages). */
@Injectable()
export class OutboundSender extends OutboxSender<DueChannel, DueMessage, Outcome> {
  /** The channels that do not answer, which are left alone for the rest of the run. */
  private readonly away = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly queue: OutboundQueue,
    private readonly limits: OutboundLimitsService,
    private readonly settings: ChannelSettingsService,
    private readonly config: Config,
  ) {
    // The messages of a channel are sent one after another, so that those a person has got in an hour are counted
    // before the next one. A run ends shortly before the next one begins.
    const turns = { perGroup: 1, perTurn: Infinity, turnMs: Infinity, runMs: 9000 };
    const outcomes = ['sent', 'failed', 'postponed'] as const;
    super({ name: 'outbound', limits: { lanes: CHANNELS.length, ...turns }, outcomes });
  }

  override sendDue(): Promise<Record<Outcome, number>> {
    this.away.clear();
    return super.sendDue();
  }

  protected due({ busy }: LaneSearch, now: Date): Promise<DueChannel[]> {
    return this.queue.dueChannels(now, [...busy, ...this.away]);
  }

  protected async take({ key }: DueChannel, now: Date): Promise<DueMessage | undefined> {
    return this.away.has(key) ? undefined : this.queue.take(key, now);
  }

  protected async deliver(message: DueMessage, signal: AbortSignal): Promise<Outcome | undefined> {
    const reason = message.isHidden
      ? 'The issue was hidden before it was sent'
      : message.isOld && 'It waited for longer than 48 hours';
    if (reason) {
      await this.database.transaction(() => this.queue.withdraw(message, reason));
      return 'failed';
    }
    const later = await this.limits.notBefore(await this.limits.read(), message, this.clock.now());
    if (later) {
      await this.queue.postpone(message.id, later);
      return 'postponed';
    }
    return this.attempt(message, signal);
  }

  /** Sends a message, or only records it in demo mode, and stores the result. */
  private async attempt(message: DueMessage, signal: AbortSignal): Promise<Outcome | undefined> {
    const isLive = !message.isSample && (await this.settings.isLive(message.channel));
    const failed = isLive ? await this.failureOf(message, signal) : undefined;
    // The channel did not fail. Another instance can take the message in two minutes.
    if (failed && signal.aborted) return undefined;
    const failure = failed?.reason ?? null;
    const attempts = message.attempts + 1;
    const isOver = failure !== null && attempts >= MAX_ATTEMPTS;
    const status = failure === null ? 'sent' : isOver ? 'failed' : 'retrying';
    const now = this.clock.now();
    const dueAt = new Date(now.getTime() + backOff(BACKOFF_MS, attempts));
    await this.database.transaction(async () => {
      if (isLive) await this.settings.count(message.channel, failure !== null);
      await this.queue.settle(message, { status, failure, demo: !isLive, dueAt, attempts }, now);
    });
    if (failed?.isAway) this.away.add(message.channel);
    return failed ? 'failed' : 'sent';
  }

  private async failureOf(message: DueMessage, signal: AbortSignal): Promise<Failure | undefined> {
    try {
      await sendToChannel(this.config, message, signal);
      return undefined;
    } catch (error) {
      if (isOutage(error)) throw error;
      if (!(error instanceof UpstreamFailure))
        return { reason: 'The channel did not take it', isAway: false };
      return { reason: error.message, isAway: error.status === undefined || error.status >= 500 };
    }
  }
}

/** Why a message was not sent. */
interface Failure {
  reason: string;
  /** Whether the channel did not answer, or failed itself: it would not take another message, either. */
  isAway: boolean;
}

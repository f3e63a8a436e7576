import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { Clock } from '../../kernel/time/clock';
import { HOUR_MS, MINUTE_MS } from '../../kernel/time/durations';
import { Database } from '../../platform/database/database';
import { isOutage } from '../../platform/http/to-domain-error';
import { UpstreamFailure } from '../../platform/http-client/upstream';
import type { Channel } from '../channel';
import { ChannelSettingsService } from '../channel-settings.service';
import { sendToChannel } from './outbound-gateway';
import { OutboundLimitsService } from './outbound-limits.service';
import { OutboundQueue } from './outbound-queue.service';
import type { DueMessage } from './outbound.queries';

const MAX_ATTEMPTS = 5;
/** The delay after each failed attempt. */
const BACKOFF_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS];
const MAX_BATCH = 200;

/** Sends the messages of the queue, within the configured limits (docs/api/channels.md#outbound-messages). */
@Injectable()
export class OutboundSender {
  constructor(
    private readonly database: Database,
    private readonly queue: OutboundQueue,
    private readonly limits: OutboundLimitsService,
    private readonly settings: ChannelSettingsService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends the messages that are due. A channel that does not answer is left alone for the rest of the run, so that it
   * does not delay the messages of the others.
   * @returns the number of messages by result
   */
  async sendDue(): Promise<{ sent: number; failed: number; postponed: number }> {
    const outcome = { sent: 0, failed: 0, postponed: 0 };
    const limits = await this.limits.read();
    const away: Channel[] = [];
    for (let n = 0; n < MAX_BATCH; n++) {
      const message = await this.queue.take(this.clock.now(), away);
      if (!message) break;
      const reason = message.isHidden
        ? 'The issue was hidden before it was sent'
        : message.isOld && 'It waited for longer than 48 hours';
      if (reason) {
        await this.database.transaction(() => this.queue.withdraw(message, reason));
        outcome.failed++;
        continue;
      }
      const later = await this.limits.notBefore(limits, message, this.clock.now());
      if (later) {
        await this.queue.postpone(message.id, later);
        outcome.postponed++;
        continue;
      }
      const failure = await this.deliver(message);
      outcome[failure ? 'failed' : 'sent']++;
      if (failure?.isAway) away.push(message.channel);
    }
    return outcome;
  }

  /** @returns why it was not sent; undefined if it was, or was recorded in demo mode */
  private async deliver(message: DueMessage): Promise<Failure | undefined> {
    const isLive = !message.isSample && (await this.settings.isLive(message.channel));
    const failed = isLive ? await this.failureOf(message) : undefined;
    const failure = failed?.reason ?? null;
    const attempts = message.attempts + 1;
    const isOver = failure !== null && attempts >= MAX_ATTEMPTS;
    const status = failure === null ? 'sent' : isOver ? 'failed' : 'retrying';
    const now = this.clock.now();
    const dueAt = new Date(now.getTime() + (BACKOFF_MS[attempts - 1] ?? HOUR_MS));
    await this.database.transaction(async () => {
      if (isLive) await this.settings.count(message.channel, failure !== null);
      await this.queue.settle(message, { status, failure, demo: !isLive, dueAt, attempts }, now);
    });
    return failed;
  }

  private async failureOf(message: DueMessage): Promise<Failure | undefined> {
    try {
      await sendToChannel(this.config, message);
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

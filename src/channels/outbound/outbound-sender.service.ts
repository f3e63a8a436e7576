import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import { Clock } from '../../kernel/clock';
import { HOUR_MS, MINUTE_MS } from '../../kernel/durations';
import { Database } from '../../platform/database/database';
import { isOutage } from '../../platform/http/to-domain-error';
import { UpstreamFailure } from '../../outbound/upstream';
import { ChannelSettings } from '../channel-settings.service';
import { sendOver } from './outbound-gateway';
import { OutboundLimits } from './outbound-limits.service';
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
    private readonly limits: OutboundLimits,
    private readonly settings: ChannelSettings,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Sends the messages that are due. @returns the number of messages by result */
  async sendDue(): Promise<{ sent: number; failed: number; postponed: number }> {
    const outcome = { sent: 0, failed: 0, postponed: 0 };
    const limits = await this.limits.read();
    for (let n = 0; n < MAX_BATCH; n++) {
      const message = await this.queue.take(this.clock.now());
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
      } else if (await this.deliver(message)) outcome.sent++;
      else outcome.failed++;
    }
    return outcome;
  }

  /** @returns whether it was sent, or recorded in demo mode */
  private async deliver(message: DueMessage): Promise<boolean> {
    const isLive = !message.isSample && (await this.settings.isLive(message.channel));
    const failure = isLive ? await this.failureOf(message) : null;
    const attempts = message.attempts + 1;
    const isOver = failure !== null && attempts >= MAX_ATTEMPTS;
    const status = failure === null ? 'sent' : isOver ? 'failed' : 'retrying';
    const now = this.clock.now();
    const dueAt = new Date(now.getTime() + (BACKOFF_MS[attempts - 1] ?? HOUR_MS));
    await this.database.transaction(async () => {
      if (isLive) await this.settings.count(message.channel, failure !== null);
      await this.queue.settle(message, { status, failure, demo: !isLive, dueAt, attempts }, now);
    });
    return failure === null;
  }

  private async failureOf(message: DueMessage): Promise<string | null> {
    try {
      await sendOver(this.config, message);
      return null;
    } catch (error) {
      if (isOutage(error)) throw error;
      return error instanceof UpstreamFailure ? error.message : 'The channel did not take it';
    }
  }
}

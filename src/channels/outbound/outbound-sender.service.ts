import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { HOUR_MS, MINUTE_MS } from '../../kernel/time/durations';
import { Database } from '../../platform/database/database';
import { LANGUAGES } from '../../kernel/languages';
import { isOutage } from '../../platform/http/to-domain-error';
import { UpstreamFailure } from '../../platform/http-client/upstream';
import { backOff } from '../../platform/outbox/back-off';
import type { LaneSearch } from '../../platform/outbox/fair-lanes';
import { OutboxSender } from '../../platform/outbox/outbox-sender';
import { CHANNELS } from '../channel';
import { chatContent } from '../chat/chat-content';
import { ChatStatusesService } from '../chat/chat-statuses.service';
import { scriptLanguage } from '../chat/script-language';
import { ChannelSettingsService } from '../channel-settings.service';
import { issueLink } from './issue-link';
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
    private readonly statuses: ChatStatusesService,
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
    if (reason) return this.withdraw(message, reason);
    const later = await this.limits.notBefore(await this.limits.read(), message, this.clock.now());
    if (later) {
      await this.queue.postpone(message.id, later);
      return 'postponed';
    }
    return this.attempt(message, signal);
  }

  private async withdraw(message: DueMessage, failure: string, errorCode?: string): Promise<Outcome> {
    await this.database.transaction(() => this.queue.withdraw(message, failure, errorCode));
    return 'failed';
  }

  /** Sends a message, or only records it in demo mode, and stores the result. */
  private async attempt(message: DueMessage, signal: AbortSignal): Promise<Outcome | undefined> {
    const isLive = !message.isSample && (await this.settings.isLive(message.channel));
    const content = this.contentOf(message);
    if (isLive && message.channel === 'chat' && !content)
      return this.withdraw(
        message,
        'The person has not written for 24 hours, and it has no template',
        'no_template',
      );
    const sent = isLive ? await this.send(message, content, signal) : { externalId: null };
    const failed = 'reason' in sent ? sent : undefined;
    // The channel did not fail. Another instance can take the message in two minutes.
    if (failed && signal.aborted) return undefined;
    await this.settle(message, sent, isLive);
    if (failed?.isAway) this.away.add(message.channel);
    return failed ? 'failed' : 'sent';
  }

  private async settle(message: DueMessage, sent: Accepted | Failure, isLive: boolean): Promise<void> {
    const failure = 'reason' in sent ? sent.reason : null;
    const errorCode = 'reason' in sent ? sent.errorCode : null;
    const externalId = 'reason' in sent ? null : sent.externalId;
    const attempts = message.attempts + 1;
    const isOver = failure !== null && attempts >= MAX_ATTEMPTS;
    const status = failure === null ? 'sent' : isOver ? 'failed' : 'retrying';
    const now = this.clock.now();
    const dueAt = new Date(now.getTime() + backOff(BACKOFF_MS, attempts));
    const attempt = { status, failure, errorCode, externalId, demo: !isLive, dueAt, attempts } as const;
    await this.database.transaction(async () => {
      if (isLive) await this.settings.count(message.channel, failure !== null);
      await this.queue.settle(message, attempt, now);
    });
    // Its status may have come before its id.
    if (externalId !== null) await this.statuses.applyKnown([externalId]);
  }

  private async send(
    message: DueMessage,
    content: object | undefined,
    signal: AbortSignal,
  ): Promise<Accepted | Failure> {
    try {
      return { externalId: await sendToChannel(this.config, message, content, signal) };
    } catch (error) {
      if (isOutage(error)) throw error;
      if (!(error instanceof UpstreamFailure))
        return { reason: 'The channel did not take it', errorCode: null, isAway: false };
      const { status, message: reason } = error;
      return { reason, errorCode: status?.toString() ?? null, isAway: status === undefined || status >= 500 };
    }
  }

  /** @returns undefined if the chat platform would deliver only a template, and there is none */
  private contentOf(message: DueMessage): object | undefined {
    const { settings, publicBaseUrl } = this.config;
    const { reporterLanguage, contactLanguage, postText, city, issueId, title } = message;
    const known = LANGUAGES.find((each) => each === reporterLanguage) ?? contactLanguage;
    const language = known ?? scriptLanguage(postText ?? '') ?? 'en';
    const values = { title, link: issueLink(publicBaseUrl, city, issueId) };
    return chatContent({ ...message, language, values }, settings.CHAT_TEMPLATES, this.clock.now());
  }
}

/** A message that the channel has accepted. */
interface Accepted {
  externalId: string | null;
}

/** Why a message was not sent. */
interface Failure {
  reason: string;
  errorCode: string | null;
  /** Whether the channel did not answer, or failed itself: it would not take another message, either. */
  isAway: boolean;
}

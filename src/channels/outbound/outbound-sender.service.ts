import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { LANGUAGES } from '../../kernel/languages';
import { isOutage } from '../../platform/http/to-domain-error';
import type { LaneSearch } from '../../platform/outbox/fair-lanes';
import { OutboxSender } from '../../platform/outbox/outbox-sender';
import { CHANNELS } from '../channel';
import { chatContent } from '../chat/chat-content';
import { ChatStatusesService } from '../chat/chat-statuses.service';
import { scriptLanguage } from '../chat/script-language';
import { RepairPayloads } from '../chat/repair-payload';
import { ChannelSettingsService } from '../channel-settings.service';
import { isAcknowledgement } from './acknowledgement';
import { issueLink } from './issue-link';
import { sendToChannel } from './outbound-gateway';
import { OutboundLimitsService } from './outbound-limits.service';
import { OutboundQueue } from './outbound-queue.service';
import { type Refusal, type RefusalKind, refusalOf } from './outbound-refusal';
import type { DueChannel, DueMessage } from './outbound.queries';

/** Refusals after which the channel would take no other message in this run, either. */
const ENDS_RUN: ReadonlySet<RefusalKind> = new Set(['access', 'limit', 'outage']);
/** Refusals that do not say whether the channel gives access again. */
const UNREACHED: ReadonlySet<RefusalKind> = new Set(['access', 'outage', 'unclear']);

type Outcome = 'sent' | 'failed' | 'postponed';

/** Sends the messages of the queue, within the configured limits (docs/api/channels.md#outbound-messages). */
@Injectable()
export class OutboundSender extends OutboxSender<DueChannel, DueMessage, Outcome> {
  /** The channels that do not answer, which are left alone for the rest of the run. */
  private readonly away = new Set<string>();
  private readonly payloads: RepairPayloads;

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
    this.payloads = new RepairPayloads(config.jwtSecret);
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
      : message.isUndone
        ? 'The merge was undone before it was sent'
        : message.isOld
          ? 'It waited for longer than 48 hours'
          : message.templateKey === 'confirm_repair' &&
            message.resolvedSince === null &&
            'The issue is not resolved any more';
    if (reason) return this.withdraw(message, reason);
    if (isAcknowledgement(message.templateKey)) return this.attempt(message, signal);
    if (message.stoppedAt) return this.withdraw(message, 'The person asked for no more messages', 'stopped');
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
    const { id, channel } = message;
    if (message.isSample || !(await this.settings.isLive(channel))) {
      await this.database.transaction(() =>
        this.queue.accept(message, { externalId: null, demo: true }, this.clock.now()),
      );
      return 'sent';
    }
    const content = this.contentOf(message);
    if (channel === 'chat' && !content)
      return this.withdraw(
        message,
        'The person has not written for 24 hours, and it has no template',
        'no_template',
      );
    const access = await this.settings.access(channel);
    if (access === 'rests') {
      this.away.add(channel);
      await this.queue.postpone(id, this.clock.now());
      return 'postponed';
    }
    const sent = await this.send(message, content, signal);
    // The channel did not fail. Another instance can take the message in two minutes.
    if ('reason' in sent && signal.aborted) return undefined;
    await this.settle(message, sent, access === 'tries');
    return 'reason' in sent ? 'failed' : 'sent';
  }

  /** @param isTry whether the channel rests, and was only tried */
  private async settle(message: DueMessage, sent: Accepted | Refusal, isTry: boolean): Promise<void> {
    const { channel } = message;
    const now = this.clock.now();
    const refusal = 'reason' in sent ? sent : undefined;
    await this.database.transaction(async () => {
      await this.settings.count(channel, refusal !== undefined);
      if (isTry && !(refusal && UNREACHED.has(refusal.kind))) await this.settings.endRest(channel);
      if ('reason' in sent) await this.queue.refuse(message, sent, now);
      else await this.queue.accept(message, { externalId: sent.externalId, demo: false }, now);
    });
    if (refusal && (ENDS_RUN.has(refusal.kind) || isTry)) this.away.add(channel);
    // Its status may have come before its id.
    if ('externalId' in sent && sent.externalId !== null) await this.statuses.applyKnown([sent.externalId]);
  }

  private async send(
    message: DueMessage,
    content: object | undefined,
    signal: AbortSignal,
  ): Promise<Accepted | Refusal> {
    try {
      return { externalId: await sendToChannel(this.config, message, content, signal) };
    } catch (error) {
      if (isOutage(error)) throw error;
      return refusalOf(message.channel, error);
    }
  }

  /** @returns undefined if the chat platform would deliver only a template, and there is none */
  private contentOf(message: DueMessage): object | undefined {
    const { settings, publicBaseUrl } = this.config;
    const { reporterLanguage, contactLanguage, postText, city, issueId, title } = message;
    const known = LANGUAGES.find((each) => each === reporterLanguage) ?? contactLanguage;
    const language = known ?? scriptLanguage(postText ?? '') ?? 'en';
    const link = city === null || issueId === null ? '' : issueLink(publicBaseUrl, city, issueId);
    const values = { title: title ?? '', link };
    const buttons = this.buttonsOf(message);
    return chatContent({ ...message, language, values, buttons }, settings.CHAT_TEMPLATES, this.clock.now());
  }

  private buttonsOf({ templateKey, issueId, resolvedSince: resolvedAt, recipient }: DueMessage) {
    if (templateKey !== 'confirm_repair' || issueId === null || resolvedAt === null) return undefined;
    return this.payloads.of(recipient, { issueId, resolvedAt });
  }
}

/** A message that the channel has accepted. */
interface Accepted {
  externalId: string | null;
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import { newId } from '../../kernel/ids';
import { Clock } from '../../kernel/time/clock';
import { insertNew } from '../../platform/database/returning';
import type { NotNull } from '../../platform/database/columns';
import { DomainEvents } from '../../platform/events/domain-events';
import type { Channel } from '../channel';
import { ChannelSettingsService } from '../channel-settings.service';
import { OutboundMessage } from '../entities/outbound-message.entity';
import { type Acknowledgement, ACKNOWLEDGEMENTS } from './acknowledgement';
import { kindOfCode, type Refusal, retryOf } from './outbound-refusal';
import { OutboundSwitch } from './outbound-switch';
import { DeliveryFailed } from './outbound.events';
import { type DueChannel, type DueMessage, OutboundQueries } from './outbound.queries';

/** A new message; it is due at once. */
export type NewMessage = Pick<
  OutboundMessage,
  'channel' | 'recipient' | 'inReplyTo' | 'issueId' | 'city' | 'templateKey' | 'body' | 'createdAt' | 'demo'
>;

/** A message that answers what somebody has just written on the chat platform. */
export type NewAcknowledgement = Pick<OutboundMessage, 'recipient' | 'inReplyTo' | 'body'> & {
  templateKey: Acknowledgement;
} & Partial<Pick<OutboundMessage, 'issueId' | 'city'>>;

/** When a message was delivered, and when it was read. */
export type Reported = NotNull<
  Pick<OutboundMessage, 'externalId' | 'deliveredAt' | 'readAt'>,
  'externalId' | 'deliveredAt'
>;

/** The queue of messages to people on channels. The only writer of outbound messages. */
@Injectable()
export class OutboundQueue {
  constructor(
    @InjectRepository(OutboundMessage) private readonly messages: Repository<OutboundMessage>,
    private readonly queries: OutboundQueries,
    private readonly outboundSwitch: OutboundSwitch,
    private readonly settings: ChannelSettingsService,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** Stores a message, in the transaction of the change it is about; it is sent later. */
  async add(message: NewMessage): Promise<void> {
    await this.messages.insert({ ...message, id: newId('delivery'), dueAt: message.createdAt });
  }

  /**
   * Stores a message that answers what somebody has just written on the chat platform, once for each of theirs; none
   * while outbound messages are disabled.
   */
  async acknowledge(message: NewAcknowledgement): Promise<void> {
    if (!(await this.outboundSwitch.isOn())) return;
    const now = this.clock.now();
    const about = { issueId: null, city: null, demo: null, channel: 'chat' } as const;
    const row = { ...about, ...message, id: newId('delivery'), createdAt: now, dueAt: now };
    await insertNew(this.messages, row);
  }

  /** The ids of messages of people that are acknowledged already. */
  async acknowledged(externalIds: readonly string[]): Promise<Set<string>> {
    const where = { inReplyTo: In(externalIds), templateKey: In(ACKNOWLEDGEMENTS) };
    const known = await this.messages.find({ select: { id: true, inReplyTo: true }, where });
    return new Set(known.map(({ inReplyTo }) => inReplyTo));
  }

  /** The channels with a message that is due, except for those to leave out. */
  dueChannels(now: Date, leftOut: readonly string[]): Promise<DueChannel[]> {
    return this.queries.dueChannels(now, leftOut);
  }

  /** The next message of a channel that is due; undefined also while outbound messages are disabled. */
  async take(channel: Channel, now: Date): Promise<DueMessage | undefined> {
    if (!(await this.outboundSwitch.isOn())) return undefined;
    return this.queries.take(channel, now);
  }

  /** Postpones a message. */
  async postpone(id: string, dueAt: Date): Promise<void> {
    await this.messages.update({ id }, { dueAt });
  }

  /** Gives up a message without an attempt; call it in a transaction. */
  async withdraw(
    { id, channel }: DueMessage,
    failure: string,
    errorCode: string | null = null,
  ): Promise<void> {
    await this.messages.update({ id }, { status: 'failed', failure, errorCode });
    await this.events.emit(new DeliveryFailed(id, channel, failure));
  }

  /** Stores that a channel has taken a message, or that it is only recorded in demo mode; call it in a transaction. */
  async accept(
    { id, attempts }: Pick<DueMessage, 'id' | 'attempts'>,
    { externalId, demo }: Pick<OutboundMessage, 'externalId' | 'demo'>,
    sentAt: Date,
  ): Promise<void> {
    const sent = { status: 'sent', failure: null, errorCode: null } as const;
    await this.messages.update({ id }, { ...sent, externalId, demo, sentAt, attempts: attempts + 1 });
  }

  /**
   * Stores that a channel refuses a message: it waits for another attempt, or is failed. A channel that refuses access
   * rests. Call it in a transaction.
   */
  async refuse(
    message: Pick<DueMessage, 'id' | 'channel' | 'attempts' | 'asTemplate' | 'limitedSince'>,
    refusal: Refusal,
    now: Date,
  ): Promise<void> {
    const { id, channel } = message;
    const { kind, code: errorCode, reason: failure } = refusal;
    const retry = retryOf(message, refusal, now);
    await this.messages.update(
      { id },
      { ...retry, failure, errorCode, demo: false, externalId: null, sentAt: null },
    );
    if (kind === 'access') await this.settings.rest(channel, failure);
    if (retry.status === 'failed') await this.events.emit(new DeliveryFailed(id, channel, failure));
  }

  /** Stores when sent chat messages were delivered and read. What comes doubled or out of order moves none back. */
  async report(reported: readonly Reported[]): Promise<void> {
    if (reported.length > 0) await this.queries.report(reported);
  }

  /**
   * Stores that the platform refuses a sent chat message, unless it delivered it; call it in a transaction.
   * @param externalId the platform's id of it
   * @param code why
   */
  async fail(externalId: string, code: string | null, now: Date): Promise<void> {
    const where = { channel: 'chat', externalId, status: 'sent', deliveredAt: IsNull() } as const;
    const message = await this.messages.findOne({ where, lock: { mode: 'for_no_key_update' } });
    if (!message) return;
    const reason = `The platform could not deliver it (${code ?? 'no code'})`;
    // It was counted as an attempt when the platform took it.
    const attempts = Math.max(message.attempts - 1, 0);
    await this.refuse({ ...message, attempts }, { kind: kindOfCode(code), code, reason }, now);
  }
}

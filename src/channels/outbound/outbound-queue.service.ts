import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { newId } from '../../kernel/ids';
import type { NotNull } from '../../platform/database/columns';
import { DomainEvents } from '../../platform/events/domain-events';
import type { Channel } from '../channel';
import { OutboundMessage } from '../entities/outbound-message.entity';
import { OutboundSwitch } from './outbound-switch';
import { DeliveryFailed } from './outbound.events';
import { type DueChannel, type DueMessage, OutboundQueries } from './outbound.queries';

/** A new message; it is due at once. */
export type NewMessage = Pick<
  OutboundMessage,
  'channel' | 'recipient' | 'inReplyTo' | 'issueId' | 'city' | 'templateKey' | 'body' | 'createdAt' | 'demo'
>;

/** The result of an attempt to send a message. */
export type Attempt = Pick<
  OutboundMessage,
  'status' | 'failure' | 'errorCode' | 'demo' | 'dueAt' | 'attempts' | 'externalId'
>;

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
    private readonly events: DomainEvents,
  ) {}

  /** Stores a message, in the transaction of the change it is about; it is sent later. */
  async add(message: NewMessage): Promise<void> {
    await this.messages.insert({ ...message, id: newId('delivery'), dueAt: message.createdAt });
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

  /** Stores the result of an attempt; call it in a transaction. */
  async settle({ id, channel }: DueMessage, attempt: Attempt, now: Date): Promise<void> {
    const { status, failure } = attempt;
    await this.messages.update({ id }, { ...attempt, sentAt: status === 'sent' ? now : null });
    if (status === 'failed') await this.events.emit(new DeliveryFailed(id, channel, failure ?? ''));
  }

  /** Stores when sent chat messages were delivered and read. What comes doubled or out of order moves none back. */
  async report(reported: readonly Reported[]): Promise<void> {
    if (reported.length > 0) await this.queries.report(reported);
  }

  /**
   * Gives up a sent chat message that the platform could not deliver, unless it did; call it in a transaction.
   * @param externalId the platform's id of it
   * @param errorCode why
   */
  async fail(externalId: string, errorCode: string | null): Promise<void> {
    const where = { channel: 'chat', externalId, status: 'sent', deliveredAt: IsNull() } as const;
    const message = await this.messages.findOne({ where, lock: { mode: 'for_no_key_update' } });
    if (!message) return;
    const { id, channel } = message;
    const failure = `The platform could not deliver it (${errorCode ?? 'no code'})`;
    await this.messages.update({ id }, { status: 'failed', failure, errorCode, sentAt: null });
    await this.events.emit(new DeliveryFailed(id, channel, failure));
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { newId } from '../../kernel/ids';
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
}

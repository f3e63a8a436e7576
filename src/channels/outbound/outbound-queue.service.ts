import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { newId } from '../../kernel/ids';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/events/domain-events';
import { OutboundMessage } from '../entities/outbound-message.entity';
import { OutboundSwitch } from './outbound-switch';
import { DeliveryFailed } from './outbound.events';
import { type DueMessage, takeDue } from './outbound.queries';

/** A message to be written down; it is due at once. */
export type NewMessage = Pick<
  OutboundMessage,
  'channel' | 'recipient' | 'inReplyTo' | 'issueId' | 'city' | 'templateKey' | 'body' | 'createdAt' | 'demo'
>;

/** What an attempt to send a message came to. */
export type Attempt = Pick<OutboundMessage, 'status' | 'failure' | 'demo' | 'dueAt' | 'attempts'>;

/** What is to be sent to people on a channel, and what becomes of it. The only writer of outbound messages. */
@Injectable()
export class OutboundQueue {
  constructor(
    @InjectRepository(OutboundMessage) private readonly messages: Repository<OutboundMessage>,
    private readonly database: Database,
    private readonly outboundSwitch: OutboundSwitch,
    private readonly events: DomainEvents,
  ) {}

  /** Writes a message down in the transaction of what it tells of; it is sent afterwards. */
  async add(message: NewMessage): Promise<void> {
    await this.messages.insert({ ...message, id: newId('delivery'), dueAt: message.createdAt });
  }

  /** The message that is due first, if city staff want any to be sent. */
  async take(now: Date): Promise<DueMessage | undefined> {
    if (!(await this.outboundSwitch.isOn())) return undefined;
    return this.database.row<DueMessage>(takeDue, [now]);
  }

  /** Lets a message wait until a later time. */
  async postpone(id: string, dueAt: Date): Promise<void> {
    await this.messages.update({ id }, { dueAt });
  }

  /** Gives a message up that was not tried. */
  async withdraw(id: string, failure: string): Promise<void> {
    await this.messages.update({ id }, { status: 'failed', failure });
  }

  /** Writes down what an attempt to send a message came to; call it in a transaction. */
  async settle({ id, channel }: DueMessage, attempt: Attempt, now: Date): Promise<void> {
    const { status, failure } = attempt;
    await this.messages.update({ id }, { ...attempt, sentAt: status === 'sent' ? now : null });
    if (status === 'failed') await this.events.emit(new DeliveryFailed(id, channel, failure ?? ''));
  }
}

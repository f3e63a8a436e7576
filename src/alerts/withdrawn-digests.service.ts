import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { MailOutbox, MailWithdrawn } from '../mail';
import { DomainEvents } from '../platform/events/domain-events';
import { digestOf } from './digest-key';
import { AlertSubscription } from './entities/alert-subscription.entity';

/**
 * A digest that was not sent, for one of its issues is hidden by then, is taken back: the next run writes it again
 * without that one, also where it kept that of the day waiting. The release before wrote a later one meanwhile: nothing
 * is set back then, for that would tell of its events twice; the mail waits until the issue is seen again.
 */
@Injectable()
export class WithdrawnDigests implements OnModuleInit {
  constructor(
    @InjectRepository(AlertSubscription) private readonly subscriptions: Repository<AlertSubscription>,
    private readonly outbox: MailOutbox,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(MailWithdrawn, ({ key }) => this.takeBack(key));
  }

  private async takeBack(key: string): Promise<void> {
    const digest = digestOf(key);
    if (!digest) return;
    const { subscriptionId: id, from, until } = digest;
    const { affected } = await this.subscriptions.update(
      { id, digestedUntil: new Date(until) },
      { digestedUntil: new Date(from), nextMailAt: null },
    );
    if (affected) await this.outbox.remove([key]);
  }
}

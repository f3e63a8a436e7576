import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { MailOutbox, MailWithdrawn } from '../../platform/mail';
import { DomainEvents } from '../../platform/events/domain-events';
import { digestOf } from './digest-key';
import { AlertSubscription } from '../entities/alert-subscription.entity';

/**
 * Withdraws a digest that was not sent because one of its issues is hidden by then: the next run writes it again
 * without that issue, even if the digest delayed the one of the day. If the previous release wrote a later digest in
 * the meantime, nothing is reset, as its events would be sent twice; the mail waits until the issue is shown again.
 */
@Injectable()
export class WithdrawnDigestsService implements OnModuleInit {
  constructor(
    @InjectRepository(AlertSubscription) private readonly subscriptions: Repository<AlertSubscription>,
    private readonly outbox: MailOutbox,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(MailWithdrawn, ({ key }) => this.withdraw(key));
  }

  private async withdraw(key: string): Promise<void> {
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

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailDue, MailOutbox } from '../../platform/mail';
import { DomainEvents } from '../../platform/events/domain-events';
import { FollowerQueries } from './follower.queries';
import { subscriptionOf } from '../mails/follower-mail-key';

/**
 * Withdraws the mail about an issue of one's own just before it is sent, if its address belongs to another account by
 * then: it may have waited for the end of the quiet hours, or for the next day (docs/alerts.md#own-issues).
 */
@Injectable()
export class ReporterUnsubscriptionService implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly queries: FollowerQueries,
    private readonly outbox: MailOutbox,
  ) {}

  onModuleInit(): void {
    this.events.on(MailDue, (mail) => this.onDue(mail));
  }

  private async onDue(mail: MailDue): Promise<void> {
    const subscription = subscriptionOf(mail.key);
    if (subscription === undefined || !(await this.queries.isOfFormerReporter(subscription))) return;
    await this.outbox.removeTaken(mail.key);
    mail.isWithdrawn = true;
  }
}

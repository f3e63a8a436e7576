import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { DomainEvents } from '../../platform/events/domain-events';
import { MailOutbox } from '../../platform/mail';
import { DeliveryFailed } from './outbound.events';
import { OutboundQueries } from './outbound.queries';

/**
 * Tells the reporter by mail what could not be told on the channel: only who made the issue of the post with an
 * account, at its verified address, and only what that address gets no other mail about.
 */
@Injectable()
export class OutboundMailsService implements OnModuleInit {
  constructor(
    private readonly queries: OutboundQueries,
    private readonly mails: MailOutbox,
    private readonly events: DomainEvents,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.events.on(DeliveryFailed, ({ deliveryId }) => this.tell(deliveryId));
  }

  private async tell(deliveryId: string): Promise<void> {
    const { localIdentity, settings } = this.config;
    // With local identity, anyone can claim any address: it gets only mails that stay on the machine.
    const areAllTrusted = localIdentity && settings.SMTP_URL === undefined;
    const reporter = await this.queries.reporterOf(deliveryId, areAllTrusted);
    if (!reporter) return;
    const { email, news, title, body, issueId, timeZone } = reporter;
    // What has happened comes first: a list of mails shows the beginning of a subject, and titles are long.
    const subject = `${news}: ${title}`;
    await this.mails.add({
      ...{ key: `delivery:${deliveryId}`, recipient: email, subject, body },
      ...{ priority: 'alert', issueIds: [issueId], timeZone },
    });
  }
}

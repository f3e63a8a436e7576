import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { IssueFeedStatusChanged } from '../../issues';
import { Clock } from '../../kernel/time/clock';
import { firstCharacters } from '../../kernel/text/first-characters';
import { DomainEvents } from '../../platform/events/domain-events';
import { issueLink } from './issue-link';
import { OutboundQueue } from './outbound-queue.service';
import { QUESTION } from '../chat/chat-texts';
import { OutboundSwitch } from './outbound-switch';
import { OutboundQueries } from './outbound.queries';

const MAX_BODY_LENGTH = 1000;

/** Sends the author of a post a message when the feed status of the post's issue changes. */
@Injectable()
export class OutboundNotifier implements OnModuleInit {
  constructor(
    private readonly queries: OutboundQueries,
    private readonly outboundSwitch: OutboundSwitch,
    private readonly queue: OutboundQueue,
    private readonly events: DomainEvents,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueFeedStatusChanged, (changed) => this.notify(changed));
  }

  private async notify({ issue }: IssueFeedStatusChanged): Promise<void> {
    const status = `status_${issue.feedStatus}`;
    const to = await this.queries.addressee(issue.id, status);
    if (!to || !(await this.outboundSwitch.isOn())) return;
    // Whoever is asked whether it was repaired is told so by the question.
    const isAsked = to.channel === 'chat' && issue.status === 'resolved' && !issue.notRepaired;
    const templateKey = isAsked ? 'confirm_repair' : status;
    const text = isAsked ? QUESTION.en : to.body;
    const link = issueLink(this.config.publicBaseUrl, issue.city, issue.id);
    const body = text.replaceAll('{title}', () => to.title).replaceAll('{link}', () => link);
    await this.queue.add({
      channel: to.channel,
      recipient: to.recipient,
      inReplyTo: to.inReplyTo,
      issueId: issue.id,
      city: issue.city,
      templateKey,
      body: firstCharacters(body, MAX_BODY_LENGTH),
      createdAt: this.clock.now(),
      demo: to.demo || null,
    });
  }
}

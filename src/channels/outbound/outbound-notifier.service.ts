import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { IssueFeedStatusChanged, IssuesMerged, type LockedIssue } from '../../issues';
import { Clock } from '../../kernel/time/clock';
import { firstCharacters } from '../../kernel/text/first-characters';
import { DomainEvents } from '../../platform/events/domain-events';
import { issueLink } from './issue-link';
import { OutboundQueue } from './outbound-queue.service';
import { JOINED, QUESTION } from '../chat/chat-texts';
import { OutboundSwitch } from './outbound-switch';
import { type Addressee, OutboundQueries } from './outbound.queries';

const MAX_BODY_LENGTH = 1000;

/** The issue that a message is about. */
type About = Pick<LockedIssue, 'id' | 'city'>;

/**
 * Sends the authors of posts a message when the feed status of the post's issue changes, or that of the issue with
 * which it was joined, and when it is joined.
 */
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
    this.events.on(IssueFeedStatusChanged, (changed) => this.tellStatus(changed));
    this.events.on(IssuesMerged, (merged) => this.tellMerge(merged));
  }

  private async tellStatus({ issue }: IssueFeedStatusChanged): Promise<void> {
    const status = `status_${issue.feedStatus}`;
    const addressees = await this.queries.addressees(issue.id, status);
    if (addressees.length === 0 || !(await this.outboundSwitch.isOn())) return;
    for (const to of addressees) {
      // Whoever is asked whether it was repaired is told so by the question.
      const isAsked = to.channel === 'chat' && issue.status === 'resolved' && !issue.notRepaired;
      await this.add(issue, to, isAsked ? ['confirm_repair', QUESTION.en] : [status, to.body]);
    }
  }

  private async tellMerge({ canonical, joined }: IssuesMerged): Promise<void> {
    const key = 'issue_joined';
    const people = new Map<string, Addressee>();
    for (const { id } of joined)
      for (const to of await this.queries.addressees(canonical.id, key, id))
        people.set(`${to.channel} ${to.recipient}`, to);
    if (people.size === 0 || !(await this.outboundSwitch.isOn())) return;
    for (const to of people.values()) await this.add(canonical, to, [key, JOINED[to.language ?? 'en']]);
  }

  private async add(issue: About, to: Addressee, [templateKey, text]: [key: string, text: string]) {
    const { id: issueId, city } = issue;
    const { channel, recipient, inReplyTo, demo } = to;
    const link = issueLink(this.config.publicBaseUrl, city, issueId);
    const body = text.replaceAll('{title}', () => to.title).replaceAll('{link}', () => link);
    await this.queue.add({
      ...{ channel, recipient, inReplyTo, issueId, city, templateKey },
      body: firstCharacters(body, MAX_BODY_LENGTH),
      createdAt: this.clock.now(),
      demo: demo || null,
    });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config/config';
import { IssueReported } from '../issues';
import { Clock } from '../kernel/clock';
import { newId } from '../kernel/ids';
import { DomainEvents } from '../platform/events/domain-events';
import { AlertLinks } from './alert-links.service';
import { AlertQueries } from './alert.queries';

/**
 * Whoever reports an issue follows it, without asking for it: a report is a question, and what happens to it the
 * answer. That is so for addresses an identity provider proved, and no longer than they are the reporter's; city staff,
 * channels and clients of Open311 have none. It ends as every subscription does, and for all issues to come on the page
 * of an address.
 */
@Injectable()
export class OwnIssues implements OnModuleInit {
  /** With local identity anyone is whom they say: only mails that stay on the machine go to such an address. */
  private readonly areAllTrusted: boolean;

  constructor(
    private readonly queries: AlertQueries,
    private readonly links: AlertLinks,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    { localIdentity, settings }: Config,
  ) {
    this.areAllTrusted = localIdentity && settings.SMTP_URL === undefined;
  }

  onModuleInit(): void {
    this.events.on(IssueReported, ({ issue: { id: issueId, city, reporterId } }) =>
      this.queries.followOwn({
        ...{ id: newId('subscription'), city, issueId, reporterId, at: this.clock.now() },
        areAllTrusted: this.areAllTrusted,
      }),
    );
  }

  /** The link that shows and changes what somebody follows, by their own address; undefined where none is proved. */
  async link(userId: string): Promise<string | undefined> {
    const email = await this.queries.provedAddress(userId, this.areAllTrusted);
    return email === undefined ? undefined : this.links.tokenOf('manage', email);
  }

  /**
   * Says in which language somebody is written to about what they report from now on.
   * @param language one of the site's
   */
  setLanguage(userId: string, language: string): Promise<void> {
    return this.queries.setLanguage(userId, language);
  }
}

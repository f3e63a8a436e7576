import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config/config';
import { IssueReported } from '../issues';
import { Clock } from '../kernel/clock';
import { newId } from '../kernel/ids';
import { DomainEvents } from '../platform/events/domain-events';
import { AlertLinks } from './alert-links.service';
import { AlertQueries } from './alert.queries';

/**
 * Makes reporters follow their own issues automatically. This holds for
 * addresses that an identity provider verified, and only while they belong to the reporter; city staff, channels and
 * clients of Open311 have none. It ends like any subscription, and for all future issues on the page of an address.
 */
@Injectable()
export class OwnIssues implements OnModuleInit {
  /** With local identity, anyone can claim any identity: such an address gets only mails that stay on the machine. */
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

  /**
   * The token of the link that shows and changes what somebody follows by their own address; undefined if no address is
   * verified.
   */
  async link(userId: string): Promise<string | undefined> {
    const email = await this.queries.provedAddress(userId, this.areAllTrusted);
    return email === undefined ? undefined : this.links.tokenOf('manage', email);
  }

  /**
   * Sets the language of mails about what somebody reports from now on.
   * @param language one of the languages of the site
   */
  setLanguage(userId: string, language: string): Promise<void> {
    return this.queries.setLanguage(userId, language);
  }
}

import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { AlertLinksService } from '../mails/alert-links.service';
import { AlertQueries } from '../alert.queries';

/**
 * What reporters follow without a request: their own issues. This holds for addresses that an identity provider
 * verified, and only while they belong to the reporter; city staff, channels and clients of Open311 have none. It ends
 * like any subscription, and for all future issues on the page of an address. `AlertRecorder` begins it.
 */
@Injectable()
export class OwnIssuesService {
  /** With local identity, anyone can claim any identity: such an address gets only mails that stay on the machine. */
  readonly areAllTrusted: boolean;

  constructor(
    private readonly queries: AlertQueries,
    private readonly links: AlertLinksService,
    { localIdentity, settings }: Config,
  ) {
    this.areAllTrusted = localIdentity && settings.SMTP_URL === undefined;
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

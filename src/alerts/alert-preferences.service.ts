import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import { Database } from '../platform/database/database';
import { AlertLinks } from './alert-links.service';
import { AlertQueries } from './alert.queries';
import { AlertAddress } from './entities/alert-address.entity';
import { AlertSubscription } from './entities/alert-subscription.entity';

/** How an address wants to be written to about what its account reports. */
@Injectable()
export class AlertPreferences {
  constructor(
    @InjectRepository(AlertAddress) private readonly addresses: Repository<AlertAddress>,
    @InjectRepository(AlertSubscription) private readonly subscriptions: Repository<AlertSubscription>,
    private readonly database: Database,
    private readonly queries: AlertQueries,
    private readonly links: AlertLinks,
  ) {}

  /**
   * Lets an address follow what its account reports from now on; or no longer, then what it reported before is not
   * followed either. Nothing is stored of an address without an account.
   * @throws AlertLinkInvalid
   */
  async setOwnIssues(link: string, ownIssues: boolean): Promise<void> {
    const email = this.links.addressOf('manage', link);
    if ((await this.queries.ownChoice(email)) === undefined) return;
    await this.database.transaction(async () => {
      await this.addresses.upsert({ email, ownIssues }, ['email']);
      if (!ownIssues) await this.endOwn(email);
    });
  }

  /** What somebody also asked to follow waits to be confirmed still. */
  private async endOwn(email: string): Promise<void> {
    const asked = { email, own: true, askedAt: Not(IsNull()) };
    await this.subscriptions.update(asked, {
      ...{ own: false, confirmedAt: null },
      ...{ createdAt: () => 'asked_at', askedAt: null },
    });
    await this.subscriptions.delete({ email, own: true });
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { AlertLinksService } from '../mails/alert-links.service';
import { AlertQueries } from '../alert.queries';
import { AlertAddress } from '../entities/alert-address.entity';
import { AlertSubscription } from '../entities/alert-subscription.entity';
import { AlertConsentsService } from './alert-consents.service';

/** The mail preferences of an address for the issues that its account reports. */
@Injectable()
export class AlertPreferencesService {
  constructor(
    @InjectRepository(AlertAddress) private readonly addresses: Repository<AlertAddress>,
    @InjectRepository(AlertSubscription) private readonly subscriptions: Repository<AlertSubscription>,
    private readonly database: Database,
    private readonly queries: AlertQueries,
    private readonly links: AlertLinksService,
    private readonly consents: AlertConsentsService,
  ) {}

  /**
   * Sets whether an address follows what its account reports from now on. Turning this off also ends following what the
   * account reported before. Nothing is stored for an address without an account.
   * @throws AlertLinkInvalid
   */
  async setOwnIssues(link: string, ownIssues: boolean): Promise<void> {
    const email = this.links.addressOf('manage', link);
    if ((await this.queries.ownChoice(email)) === undefined) return;
    await this.database.transaction(async () => {
      await this.addresses.upsert({ email, ownIssues }, ['email']);
      if (!ownIssues) {
        await this.endOwn(email);
        return this.consents.noteEnd(email, 'alerts');
      }
      const { language } = await this.addresses.findOneByOrFail({ email });
      return this.consents.give(email, 'alerts', language);
    });
  }

  /** If somebody also asked to follow such an issue, that request still waits for confirmation. */
  private async endOwn(email: string): Promise<void> {
    const asked = { email, own: true, askedAt: Not(IsNull()) };
    await this.subscriptions.update(asked, {
      ...{ own: false, joinedFrom: null, confirmedAt: null },
      ...{ createdAt: () => 'asked_at', askedAt: null },
    });
    await this.subscriptions.delete({ email, own: true });
  }
}

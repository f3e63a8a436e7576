import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import { LANGUAGES } from '../../kernel/languages';
import { ChildChanged } from '../../kernel/people/contributor-events';
import { ConsentsService } from '../../personal-data';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/events/domain-events';
import { AlertQueries } from '../alert.queries';
import { AlertAddress } from '../entities/alert-address.entity';
import { AlertDevice } from '../entities/alert-device.entity';
import { AlertSubscription } from '../entities/alert-subscription.entity';

/** What the owner of an address agrees to: mails, and messages on devices. */
export type AlertConsent = 'alerts' | 'push';

/** The consents of addresses to alerts: recorded as they are given, and withdrawn with all that rests on them. */
@Injectable()
export class AlertConsentsService implements OnModuleInit {
  @Inject() private readonly events!: DomainEvents;

  constructor(
    @InjectRepository(AlertAddress) private readonly addresses: Repository<AlertAddress>,
    @InjectRepository(AlertDevice) private readonly devices: Repository<AlertDevice>,
    @InjectRepository(AlertSubscription) private readonly subscriptions: Repository<AlertSubscription>,
    private readonly consents: ConsentsService,
    private readonly queries: AlertQueries,
    private readonly database: Database,
  ) {}

  /** Devices of somebody under 18 show no alerts. */
  onModuleInit(): void {
    this.events.on(ChildChanged, async ({ email, isChild }) => {
      if (isChild && email !== null) await this.withdraw(email, 'push');
    });
  }

  /** Whether devices may show the alerts of an address: not those of somebody under 18. */
  async mayPush(email: string): Promise<boolean> {
    return !(await this.queries.isOfChild(email));
  }

  /** Records that the owner of an address agreed, on the site. @param language one of the languages of the site */
  async give(email: string, purpose: AlertConsent, language: string): Promise<void> {
    const known = LANGUAGES.find((each) => each === language) ?? 'en';
    await this.consents.give(this.consents.ofAddress(email), purpose, { language: known, surface: 'site' });
  }

  /** Records that the owner of an address does not agree any more, once nothing is left of what they asked for. */
  async noteEnd(email: string, purpose: AlertConsent): Promise<void> {
    if (await this.isActive(email, purpose)) return;
    await this.consents.withdraw(this.consents.ofAddress(email), purpose);
  }

  /** Whether an address gets alerts by mail, or on a device. */
  async isActive(email: string, purpose: AlertConsent): Promise<boolean> {
    if (purpose === 'push') return this.devices.existsBy({ email });
    if (await this.subscriptions.existsBy({ email, confirmedAt: Not(IsNull()) })) return true;
    return (await this.queries.ownChoice(email)) === true;
  }

  /** Ends all alerts of an address, also about what its account reports later; or those on all its devices. */
  withdraw(email: string, purpose: AlertConsent): Promise<void> {
    return this.database.transaction(async () => {
      if (purpose === 'push') await this.devices.delete({ email });
      else {
        await this.queries.lockAddress(email);
        if ((await this.queries.ownChoice(email)) !== undefined)
          await this.addresses.upsert({ email, ownIssues: false }, ['email']);
        await this.subscriptions.delete({ email });
      }
      await this.consents.withdraw(this.consents.ofAddress(email), purpose);
    });
  }
}

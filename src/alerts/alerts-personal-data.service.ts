import { Injectable } from '@nestjs/common';
import {
  type ErasurePlan,
  HoldsPersonalData,
  PersonalDataHolder,
  type PersonalDataSubject,
} from '../personal-data';
import { Database } from '../platform/database/database';
import { MailErasureService } from '../platform/mail';
import { AlertsErasureQueries } from './alerts-erasure.queries';
import { HELD_IN_ALERTS } from './alerts-personal-data.queries';

/** What is held of a person in alerts and mails. */
@HoldsPersonalData(
  ...[
    'alert_addresses',
    'alert_subscriptions',
    'alert_devices',
    'alert_events',
    'alerts_sent',
    'alert_pushes',
  ],
  ...['issue_contacts', 'mails', 'mail_suppressions'],
)
@Injectable()
export class AlertsPersonalDataService extends PersonalDataHolder {
  protected override readonly held = HELD_IN_ALERTS;

  constructor(
    private readonly queries: AlertsErasureQueries,
    private readonly mails: MailErasureService,
    private readonly database: Database,
  ) {
    super();
  }

  /** That the person caused events; then what they follow, their devices and mails. */
  override async eraseStep(
    { userId, ids, email }: PersonalDataSubject,
    { step }: ErasurePlan,
  ): Promise<number> {
    if (step === 'part') return this.queries.forgetActor(userId);
    if (step === 'rewrite') return this.queries.forgetActors(ids);
    if (email === null) return 0;
    const deleted = await this.database.transaction(() => this.queries.delete(email));
    return deleted + (await this.mails.erase(email));
  }
}

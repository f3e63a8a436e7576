import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import type { ErasedPerson, Eraser } from '../platform/erasure/eraser';
import { ErasesPersonalData } from '../platform/erasure/erases-personal-data.decorator';
import { AlertsErasureQueries } from './alerts-erasure.queries';

/** Erases people from alerts: what they follow, their devices, and that they caused events. */
@ErasesPersonalData(
  ...[
    'alert_addresses',
    'alert_subscriptions',
    'alert_devices',
    'alert_events',
    'alerts_sent',
    'alert_pushes',
  ],
  'issue_contacts',
)
@Injectable()
export class AlertsErasureService implements Eraser {
  constructor(
    private readonly queries: AlertsErasureQueries,
    private readonly database: Database,
  ) {}

  part({ userId }: ErasedPerson): Promise<number> {
    return this.queries.forgetActor(userId);
  }

  rewrite({ accounts }: ErasedPerson): Promise<number> {
    return this.queries.forgetActors(accounts);
  }

  delete({ email }: ErasedPerson): Promise<number> {
    if (email === null) return Promise.resolve(0);
    return this.database.transaction(() => this.queries.delete(email));
  }
}

import { Injectable } from '@nestjs/common';
import { CITY_SLUGS } from '../kernel/cities';
import { DAY_MS } from '../kernel/time/durations';
import { Retention } from '../platform/retention/retention.decorator';
import { AlertEventQueries } from './alert-event.queries';
import { AlertsErasureQueries } from './alerts-erasure.queries';
import { IssueContactQueries } from './contacts/issue-contacts.queries';
import { PushQueries } from './push/push.queries';
import { Subscriptions } from './subscriptions/subscriptions.service';

const EVENTS_DAYS = 40;
/** How long contacts are kept after their issue was closed. */
const DAYS_AFTER_CLOSING = 90;
/** How long contacts are kept at most, whatever the status of the issue. */
const CONTACTS_DAYS = 400;

/** Deletes what alerts and contacts no longer need. */
@Injectable()
export class AlertRetentionService {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly pushes: PushQueries,
    private readonly events: AlertEventQueries,
    private readonly contacts: IssueContactQueries,
    private readonly addresses: AlertsErasureQueries,
  ) {}

  @Retention('alert-subscriptions')
  pending(): Promise<number> {
    return this.subscriptions.forgetPending();
  }

  /** No digest names an event that is older. */
  @Retention('alert-events')
  async oldEvents(now: Date): Promise<number> {
    const before = daysBefore(now, EVENTS_DAYS);
    let deleted = 0;
    for (const city of CITY_SLUGS) deleted += await this.events.forgetEvents(city, before);
    return deleted;
  }

  @Retention('alert-devices')
  unusedDevices(): Promise<number> {
    return this.pushes.forgetUnused();
  }

  @Retention('alert-addresses')
  unusedAddresses(): Promise<number> {
    return this.addresses.forgetUnused();
  }

  /** Contacts of reports (docs/open311.md#personal-data). */
  @Retention('issue-contacts')
  oldContacts(now: Date): Promise<number> {
    return this.contacts.deleteOld(daysBefore(now, DAYS_AFTER_CLOSING), daysBefore(now, CONTACTS_DAYS));
  }

  /** Their support of issues stays. */
  @Retention('caller-accounts')
  oldCallers(now: Date): Promise<number> {
    return this.contacts.deleteOldCallers(daysBefore(now, CONTACTS_DAYS));
  }
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

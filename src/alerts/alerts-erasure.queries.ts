import { Injectable } from '@nestjs/common';
import { emailKeySql } from '../kernel/text/email-address';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { inBatches } from '../platform/retention/in-batches';
import { isNumber } from './alerts-personal-data.queries';

const ROWS = 500;

/** Who caused an event is only kept so that they get no mail about it: they get none any more. */
const forgetActor = statement(
  'alerts.forget-actor',
  `update alert_events set actor_id = null
    where id in (select id from alert_events where actor_id = $1 limit ${ROWS}) returning id`,
);
const forgetActors = statement(
  'alerts.forget-actors',
  `update alert_events set actor_id = null
    where id in (select id from alert_events where actor_id = any ($1) limit ${ROWS}) returning id`,
);
const forgetUnused = statement(
  'alerts.forget-unused-addresses',
  `delete from alert_addresses a where a.email in (
     select b.email from alert_addresses b
      where not exists (select from alert_subscriptions s where s.email = b.email)
        and not exists (select from users u where ${emailKeySql('u.email')} = b.email) limit ${ROWS})
   returning a.email`,
);
/** What was sent to subscriptions and devices goes with them. */
const deleteOf = (name: string, table: string, email: string) =>
  statement(
    `alerts.delete-${name}`,
    `delete from ${table} where ctid in (select ctid from ${table} where ${email} = $1 limit ${ROWS}) returning 1 as gone`,
  );
const DELETE = [
  deleteOf('devices', 'alert_devices', 'email'),
  deleteOf('subscriptions', 'alert_subscriptions', 'email'),
  deleteOf('address', 'alert_addresses', 'email'),
  statement(
    'alerts.delete-contacts',
    `delete from issue_contacts where issue_id in
       (select issue_id from issue_contacts where ${emailKeySql('email')} = $1 or ${isNumber('phone', '$1')} limit ${ROWS})
     returning issue_id`,
  ),
];

/** The statements by which people are erased from alerts; only `AlertsPersonalDataService` uses them. */
@Injectable()
export class AlertsErasureQueries {
  constructor(private readonly database: Database) {}

  /** Forgets that a person caused events. @returns how many */
  async forgetActor(userId: string): Promise<number> {
    return (await this.database.rows(forgetActor, [userId])).length;
  }

  /** The same for several accounts. */
  async forgetActors(accounts: readonly string[]): Promise<number> {
    return (await this.database.rows(forgetActors, [accounts])).length;
  }

  /** Deletes preferences of addresses that have neither a subscription nor an account. @returns how many */
  forgetUnused(): Promise<number> {
    return inBatches(() => this.database.rows(forgetUnused));
  }

  /** Deletes some of what an address follows, its devices, and what is known of it. @returns how many rows */
  async delete(email: string): Promise<number> {
    let deleted = 0;
    for (const one of DELETE) deleted += (await this.database.rows(one, [email])).length;
    return deleted;
  }
}

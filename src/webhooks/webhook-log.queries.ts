import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import { type Statement, statement } from '../platform/database/statement';

/** How many rows a statement deletes at the most: it has the time of any other. */
const BATCH = 1000;

const findRemoved = statement(
  'webhooks.removed-endpoints',
  `select id from webhook_endpoints where removed_at is not null order by removed_at, id`,
);
const forgetAttemptsOf = statement(
  'webhooks.forget-attempts-of',
  `delete from webhook_attempts where id in (
     select id from webhook_attempts where endpoint_id = $1 order by id limit ${BATCH}) returning id`,
);
/**
 * A range of one endpoint, in order: so the index is read. For an endpoint that has many of the rows the table would be
 * read from its start, each time over what was deleted before.
 */
const forgetDeliveriesOf = statement(
  'webhooks.forget-deliveries-of',
  `delete from webhook_deliveries where (event_id, endpoint_id) in (
     select event_id, endpoint_id from webhook_deliveries where endpoint_id >= $1 and endpoint_id <= $1
      order by endpoint_id limit ${BATCH}) returning event_id`,
);
const forgetEndpoint = statement(
  'webhooks.forget-endpoint',
  `delete from webhook_endpoints where id = $1 and removed_at is not null`,
);

/** SQL: the ids of events that are deleted next. */
const OLDEST = `select id from webhook_events where at < $1 order by at, id limit ${BATCH}`;
/** What hangs on an event goes before it: the foreign keys would delete any number of rows. */
const forgetOldAttempts = statement(
  'webhooks.forget-old-attempts',
  `delete from webhook_attempts where id in (
     select a.id from (${OLDEST}) v join webhook_attempts a on a.event_id = v.id limit ${BATCH}) returning id`,
);
const forgetOldDeliveries = statement(
  'webhooks.forget-old-deliveries',
  `delete from webhook_deliveries where (event_id, endpoint_id) in (
     select d.event_id, d.endpoint_id from (${OLDEST}) v join webhook_deliveries d on d.event_id = v.id
      limit ${BATCH}) returning event_id`,
);
const forgetOldEvents = statement(
  'webhooks.forget-old-events',
  `delete from webhook_events v where id in (${OLDEST})
      and not exists (select from webhook_deliveries d where d.event_id = v.id) returning id`,
);

/** The log of what endpoints were sent (docs/webhooks.md#log). */
@Injectable()
export class WebhookLogQueries {
  constructor(private readonly database: Database) {}

  /** Deletes the endpoints that were removed, with what they were sent. @returns how many */
  async forgetRemoved(): Promise<number> {
    const removed = await this.database.rows<{ id: string }>(findRemoved);
    for (const { id } of removed) {
      await this.drain(forgetAttemptsOf, [id]);
      await this.drain(forgetDeliveriesOf, [id]);
      await this.database.rows(forgetEndpoint, [id]);
    }
    return removed.length;
  }

  /** Deletes events from before a time, with their deliveries and attempts. @returns how many events */
  async forget(before: Date): Promise<number> {
    for (let events = 0; ;) {
      await this.drain(forgetOldAttempts, [before]);
      await this.drain(forgetOldDeliveries, [before]);
      const some = await this.database.transaction(() => this.database.rows(forgetOldEvents, [before]));
      if (some.length === 0) return events;
      events += some.length;
    }
  }

  /** Deletes until there is nothing left, each batch in a transaction of its own. */
  private async drain(forgetSome: Statement, values: unknown[]): Promise<void> {
    let deleted: object[];
    do deleted = await this.database.transaction(() => this.database.rows(forgetSome, values));
    while (deleted.length === BATCH);
  }
}

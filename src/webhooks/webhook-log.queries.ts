import { Injectable } from '@nestjs/common';
import { EntityManager, IsNull, Not } from 'typeorm';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { KeysetList } from '../platform/database/keyset-list';
import { type Statement, statement } from '../platform/database/statement';
import { WebhookAttempt } from './entities/webhook-attempt.entity';
import { WebhookEndpoint } from './entities/webhook-endpoint.entity';
import { WebhookEvent } from './entities/webhook-event.entity';

const ATTEMPT = columnsOf(
  WebhookAttempt,
  {
    position: 'id',
    eventId: 'eventId',
    number: 'number',
    at: 'at',
    durationMs: 'durationMs',
    status: 'status',
    failure: 'failure',
  },
  'a',
);
const TYPE = columnsOf(WebhookEvent, ['type'], 'v');
/** SQL: the last attempt of each event that was given up; event ids sort by age. */
const givenUp = (condition: string): string => `
  select ${ATTEMPT}, ${TYPE}
    from (select event_id from webhook_deliveries
           where endpoint_id = $1 and status = 'failed' ${condition} order by event_id desc limit $2) d
    cross join lateral (
      select * from webhook_attempts
       where event_id = d.event_id and endpoint_id = $1 order by id desc limit 1) a
    join webhook_events v on v.id = d.event_id
   order by d.event_id desc`;
const listGivenUp = statement('webhooks.given-up', givenUp(''));
const listGivenUpBefore = statement(
  'webhooks.given-up-before',
  givenUp('and event_id < (select event_id from webhook_attempts where id = $3 and endpoint_id = $1)'),
);

/** An attempt, with the type of its event. */
export type ShownAttempt = RowOf<typeof ATTEMPT> & RowOf<typeof TYPE>;

const attempts = new KeysetList<ShownAttempt, 'endpointId'>({
  name: 'webhooks.attempts',
  columns: `${ATTEMPT}, ${TYPE}`,
  from: 'webhook_attempts a join webhook_events v on v.id = a.event_id',
  alias: 'a',
  where: ['a.endpoint_id = :endpointId'],
  order: [{ column: 'id', property: 'position' }],
  direction: 'desc',
});

/** The part of the log of an endpoint to read. */
export interface LogPart {
  /** true: only events that were given up, newest first, each with its last attempt. */
  failed: boolean;
  limit: number;
  /** The position of the last attempt of the previous page. */
  before?: number;
}

/** The maximum number of rows that one statement deletes, within the usual time limit. */
const BATCH = 1000;

const forgetAttemptsOf = statement(
  'webhooks.forget-attempts-of',
  `delete from webhook_attempts where id in (
     select id from webhook_attempts where endpoint_id = $1 order by id limit ${BATCH}) returning id`,
);
/**
 * A range of one endpoint in order, so that the index is used. Otherwise, for an endpoint with many rows, the table
 * would be read from its start, each time through rows that were already deleted.
 */
const forgetDeliveriesOf = statement(
  'webhooks.forget-deliveries-of',
  `delete from webhook_deliveries where (event_id, endpoint_id) in (
     select event_id, endpoint_id from webhook_deliveries where endpoint_id >= $1 and endpoint_id <= $1
      order by endpoint_id limit ${BATCH}) returning event_id`,
);

/** SQL: the ids of the events to delete next. */
const OLDEST = `select id from webhook_events where at < $1 order by at, id limit ${BATCH}`;
/** Dependent rows are deleted before their event: the foreign keys would delete any number of rows in one statement. */
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

/** The log of deliveries to endpoints (docs/api/webhooks.md#log). */
@Injectable()
export class WebhookLogQueries {
  constructor(
    private readonly database: Database,
    private readonly manager: EntityManager,
  ) {}

  /** The attempts of an endpoint, newest first. */
  attempts(endpointId: string, { failed, limit, before }: LogPart): Promise<ShownAttempt[]> {
    if (!failed)
      return attempts.read(
        this.database,
        { endpointId },
        { limit, after: before === undefined ? undefined : [before] },
      );
    if (before === undefined) return this.database.rows(listGivenUp, [endpointId, limit]);
    return this.database.rows(listGivenUpBefore, [endpointId, limit, before]);
  }

  /** Deletes removed endpoints, with their deliveries and attempts. @returns how many endpoints */
  async forgetRemoved(): Promise<number> {
    const removed = await this.manager.find(WebhookEndpoint, {
      select: { id: true },
      where: { removedAt: Not(IsNull()) },
      order: { removedAt: 'ASC', id: 'ASC' },
    });
    for (const { id } of removed) {
      await this.drain(forgetAttemptsOf, [id]);
      await this.drain(forgetDeliveriesOf, [id]);
      await this.manager.delete(WebhookEndpoint, { id, removedAt: Not(IsNull()) });
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

  /** Deletes until nothing is left, each batch in its own transaction. */
  private async drain(forgetSome: Statement, values: unknown[]): Promise<void> {
    let deleted: object[];
    do deleted = await this.database.transaction(() => this.database.rows(forgetSome, values));
    while (deleted.length === BATCH);
  }
}

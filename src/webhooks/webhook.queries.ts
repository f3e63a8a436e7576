import { Injectable } from '@nestjs/common';
import { Cursors, listIdentity } from '../api/page';
import { Clock } from '../kernel/time/clock';
import type { DisabledReason } from '../kernel/webhooks';
import { columnsExcept, columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { WebhookDelivery } from './entities/webhook-delivery.entity';
import { WebhookEndpoint } from './entities/webhook-endpoint.entity';
import { WebhookEvent } from './entities/webhook-event.entity';

/** The owner of endpoints: a client has its own, city staff have all. */
export interface WebhookOwner {
  clientId?: string;
}

/** The events to replay: those of a period, or one event. */
export interface ReplayRange {
  from: Date;
  to: Date;
  eventId?: string;
  /** The end of the previous page. */
  lastKey?: string;
}

/** The result of a replay. */
export interface Replayed {
  /** The number of events that wait for the endpoint again. */
  replayed: number;
  /** Where the next request continues; null: the end of the period was reached. */
  nextKey: string | null;
}

/** SQL: endpoints, each with its client, if any. */
const ENDPOINTS = `webhook_endpoints e left join api_clients c on c.id = e.client_id`;
/** SQL: the owner of an endpoint; all city staff count as one owner. */
const OWNER = `coalesce(e.client_id, 'city-staff')`;
/** SQL: whether an endpoint wants an event, and its client may get it. */
const WANTS = `
  e.removed_at is null and e.event_types @> array[v.type] and (e.city_scope is null or e.city_scope @> array[v.city])
  and c.revoked_at is null and (c.city_scope is null or c.city_scope @> array[v.city])`;
/** SQL: whether an endpoint gets deliveries. @param now the parameter of the statement for the time */
const isSentEvents = (now: string) => `
  e.removed_at is null and e.disabled_at is null and c.revoked_at is null
  and (e.held_until is null or e.held_until <= ${now})`;
/**
 * SQL: whether an event may be sent. Of an issue that is hidden now, only `issue.hidden` is sent. Of one that is shown
 * again, everything else is sent: a receiver of `issue.hidden` deletes its copy.
 */
const MAY_BE_SENT = `
  not exists (select from issues i where i.id = v.issue_id and i.hidden = (v.type <> 'issue.hidden'))`;
/** SQL: whether a delivery waits whose client may still get it; an event without a city is a test event. */
const WAITS = `
  d.status = 'waiting' and exists (
    select from webhook_events v
     where v.id = d.event_id and ${MAY_BE_SENT}
       and (c.city_scope is null or v.city = '' or c.city_scope @> array[v.city]))`;

/**
 * Records an event for each endpoint that wants it, in one statement, as it is part of the transaction of every change
 * to an issue. A disabled endpoint gets no delivery, but may replay the event later. The endpoints are locked as by the
 * foreign key of their deliveries: a concurrent change of an endpoint does not wait, and an endpoint deleted meanwhile
 * is left out instead of failing the change. Locked rows are not skipped: such an endpoint would miss the event.
 */
const record = statement(
  'webhooks.record',
  `with v as (select $1::text as id, $2::text as type, $3::text as city, $4::text as payload, $5::timestamptz as at,
                     $6::text as issue_id),
        wanted as (select e.id, e.disabled_at from v, ${ENDPOINTS} where ${WANTS} for key share of e),
        event as (insert into webhook_events (id, type, city, payload, at, issue_id)
                  select v.id, v.type, v.city, v.payload, v.at, v.issue_id from v where exists (select from wanted))
   insert into webhook_deliveries (event_id, endpoint_id, due_at)
   select v.id, w.id, v.at from v, wanted w where w.disabled_at is null`,
);
/**
 * SQL: uses an index of `issue.hidden` events. Locked rows are skipped, so that showing an issue never waits: such a
 * delivery stays waiting, and is not sent either.
 */
const withdrawHidden = statement(
  'webhooks.withdraw-hidden',
  `update webhook_deliveries set status = 'withdrawn'
    where (event_id, endpoint_id) in (
      select d.event_id, d.endpoint_id from webhook_events v join webhook_deliveries d on d.event_id = v.id
       where v.issue_id = $1 and v.type = 'issue.hidden' and d.status = 'waiting' for update of d skip locked)`,
);
/** SQL: as if it had never been tried. */
const AGAIN = `status = 'waiting', attempts = 0, due_at = excluded.due_at, delivered_at = null`;
const replayOne = statement(
  'webhooks.replay-one',
  `insert into webhook_deliveries (event_id, endpoint_id, due_at)
   select v.id, e.id, $3 from webhook_events v, ${ENDPOINTS}
    where e.id = $1 and v.id = $2 and ${WANTS} and ${MAY_BE_SENT}
   on conflict (event_id, endpoint_id) do update set ${AGAIN} returning event_id`,
);
/** The maximum number of events that a request replays, and that it reads: the statement has a time limit. */
const MAX_REPLAYED = 1000;
const MAX_SEEN = 10_000;
/** The result says where it ended, unless it reached the end of the period. */
const replayPage = statement(
  'webhooks.replay-page',
  `with seen as (select id, type, city, issue_id, at from webhook_events
                  where (at, id) > ($2::timestamptz, $3::text) and at < $4 order by at, id limit ${MAX_SEEN}),
        chosen as (select v.id, v.at from seen v, ${ENDPOINTS}
                    where e.id = $1 and ${WANTS} and ${MAY_BE_SENT} order by v.at, v.id limit ${MAX_REPLAYED}),
        again as (insert into webhook_deliveries (event_id, endpoint_id, due_at)
                  select id, $1, $5 from chosen order by at, id
                  on conflict (event_id, endpoint_id) do update set ${AGAIN} returning event_id),
        counted as (select (select count(*)::int from again) as replayed, (select count(*) from chosen) as chosen,
                           (select count(*) from seen) as seen)
   select c.replayed, e.at as "endAt", e.id as "endId" from counted c
     left join lateral (
       select at, id from chosen where c.chosen = ${MAX_REPLAYED}
       union all select at, id from seen where c.chosen < ${MAX_REPLAYED} and c.seen = ${MAX_SEEN}
       order by at desc, id desc limit 1) e on true`,
);

const DELIVERY = columnsOf(WebhookDelivery, ['eventId', 'endpointId', 'attempts', 'dueAt'], 'd');
const TARGET = columnsOf(WebhookEndpoint, ['url', 'secret', 'formerSecrets'], 'e');
const EVENT = columnsOf(WebhookEvent, ['payload'], 'v');
/**
 * Reserves a delivery for a minute, longer than an attempt can take, so that another instance takes the next one. SQL:
 * skips locked rows.
 */
const take = statement(
  'webhooks.take',
  `update webhook_deliveries d set due_at = $2::timestamptz + interval '1 minute'
     from webhook_endpoints e, webhook_events v
    where e.id = d.endpoint_id and v.id = d.event_id
      and (d.event_id, d.endpoint_id) = (
        select d.event_id, d.endpoint_id from webhook_deliveries d, ${ENDPOINTS}
         where d.endpoint_id = $1 and e.id = $1 and ${isSentEvents('$2')} and ${WAITS} and d.due_at <= $2
         order by d.due_at, d.event_id limit 1 for update of d skip locked)
   returning ${DELIVERY}, ${TARGET}, ${EVENT}`,
);
/**
 * The endpoint whose last delivery is the oldest comes first: attempts are numbered in the order in which they ended.
 * For each endpoint one row of the index is read, however many events wait: a plain `exists` would join all of them.
 */
const findDueEndpoints = statement(
  'webhooks.due-endpoints',
  `select e.id as key, ${OWNER} as "group" from ${ENDPOINTS}
    cross join lateral (
      select from webhook_deliveries d where d.endpoint_id = e.id and ${WAITS} and d.due_at <= $1
       order by d.due_at limit 1) oldest
    where ${isSentEvents('$1')} and e.id <> all ($2) and ${OWNER} <> all ($3)
    order by (select max(a.id) from webhook_attempts a where a.endpoint_id = e.id) nulls first, e.id
    limit $4`,
);

const ENDPOINT = columnsExcept(
  WebhookEndpoint,
  [
    'secret',
    'formerSecrets',
    'contactEmail',
    'createdBy',
    'disabledAt',
    'disabledReason',
    'removedAt',
    'lastFailedAt',
  ],
  'e',
);
/** Each response with an endpoint has this count: it must not take longer the more events wait. */
const MAX_COUNTED = 1000;
/** SQL: until when the newest former secret is valid; null: it has expired ($3: now), or there is none. */
const FORMER_UNTIL = `
  (select f.until from (select (e.former_secrets -> -1 ->> 'until')::timestamptz as until) f where f.until > $3)`;
/** `revoked` is computed from the client and not stored on its endpoints: it takes effect and shows at once. */
const listEndpoints = statement(
  'webhooks.endpoints',
  `select ${ENDPOINT}, ${FORMER_UNTIL} as "previousSecretUntil",
          coalesce(e.disabled_at, c.revoked_at) as "disabledAt",
          case when c.revoked_at is null then e.disabled_reason else 'revoked' end as "disabledReason",
          case when c.revoked_at is not null then 0
               else (select count(*)::int from (
                 select from webhook_deliveries d
                  where d.endpoint_id = e.id and ${WAITS} limit ${MAX_COUNTED}) w) end as waiting
     from ${ENDPOINTS}
    where e.removed_at is null and ($1::text is null or e.client_id = $1) and ($2::text is null or e.id = $2)
    order by e.created_at, e.id`,
);
/** An endpoint with due events: its id, and its owner, whose endpoints may all be at one host. */
export interface DueEndpoint {
  key: string;
  group: string;
}
/** A due delivery of an event to an endpoint. */
export type DueDelivery = RowOf<typeof DELIVERY> & RowOf<typeof TARGET> & RowOf<typeof EVENT>;
/** An endpoint as shown, without its secret. */
export type ShownEndpoint = RowOf<typeof ENDPOINT> & {
  /** Until when the newest former secret is valid; null once it has expired. */
  previousSecretUntil: Date | null;
  disabledAt: Date | null;
  disabledReason: DisabledReason | null;
  /** The number of events still to be sent, at most a thousand. */
  waiting: number;
};
/** A row of a replayed page. */
interface ReplayedRow {
  replayed: number;
  endAt: Date | null;
  endId: string;
}

/** The statements of webhooks. */
@Injectable()
export class WebhookQueries {
  constructor(
    private readonly database: Database,
    private readonly cursors: Cursors,
    private readonly clock: Clock,
  ) {}

  /** Records an event for the endpoints that want it; call it in the transaction of the change. */
  async record({ id, type, city, issueId, payload, at }: WebhookEvent): Promise<void> {
    await this.database.rows(record, [id, type, city, payload, at, issueId]);
  }

  /**
   * Withdraws the waiting `issue.hidden` deliveries of an issue that is shown again. Call it in the same transaction.
   */
  async withdrawHidden(issueId: string): Promise<void> {
    await this.database.rows(withdrawHidden, [issueId]);
  }

  /**
   * Queues events again as if for the first time, with the same ids: at most a thousand, oldest first. Events recorded
   * after the first page was read are on no page.
   * @throws InvalidInput for a cursor that is not from this list
   */
  async replay(
    endpointId: string,
    { from, to, eventId, lastKey }: ReplayRange,
    now: Date,
  ): Promise<Replayed> {
    if (eventId !== undefined) {
      const replayed = await this.database.rows(replayOne, [endpointId, eventId, now]);
      return { replayed: replayed.length, nextKey: null };
    }
    const parameters = { from: from.toISOString(), to: to.toISOString() };
    const list = listIdentity({ path: `/api/webhooks/endpoints/${endpointId}/replay`, parameters });
    const [at, id, until] = lastKey === undefined ? [from, '', to] : this.cursors.open(list, lastKey);
    const values = [endpointId, new Date(at), id, new Date(until), now];
    const page = await this.database.row<ReplayedRow>(replayPage, values);
    if (!page?.endAt) return { replayed: page?.replayed ?? 0, nextKey: null };
    const end = [page.endAt.getTime(), page.endId, Math.min(Number(until), now.getTime())];
    return { replayed: page.replayed, nextKey: this.cursors.seal(list, end) };
  }

  /** The oldest waiting event of an endpoint, reserved for a minute. */
  take(endpointId: string, now: Date): Promise<DueDelivery | undefined> {
    return this.database.row<DueDelivery>(take, [endpointId, now]);
  }

  /**
   * The endpoints with due events; those whose last delivery is the oldest, or that never had one, come first.
   * @param leftOut ids of endpoints and owners to leave out
   */
  dueEndpoints(
    now: Date,
    { busy, full }: { busy: readonly string[]; full: readonly string[] },
    limit: number,
  ): Promise<DueEndpoint[]> {
    return this.database.rows(findDueEndpoints, [now, busy, full, limit]);
  }

  /** The endpoints of an owner, oldest first. */
  endpoints({ clientId }: WebhookOwner): Promise<ShownEndpoint[]> {
    return this.database.rows<ShownEndpoint>(listEndpoints, [clientId ?? null, null, this.clock.now()]);
  }

  /** An endpoint of an owner; undefined if there is none with that id. */
  endpoint({ clientId }: WebhookOwner, id: string): Promise<ShownEndpoint | undefined> {
    return this.database.row<ShownEndpoint>(listEndpoints, [clientId ?? null, id, this.clock.now()]);
  }
}

import { Injectable } from '@nestjs/common';
import { Cursors, listIdentity } from '../api/page';
import { Clock } from '../kernel/clock';
import type { DisabledReason } from '../kernel/webhooks';
import { columnsExcept, columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { WebhookDelivery } from './entities/webhook-delivery.entity';
import { WebhookEndpoint } from './entities/webhook-endpoint.entity';
import { WebhookEvent } from './entities/webhook-event.entity';

/** Of whom endpoints are: a client has its own, city staff have all. */
export interface WebhookOwner {
  clientId?: string;
}

/** Which events are sent again: those of a time, or one. */
export interface ReplayRange {
  from: Date;
  to: Date;
  eventId?: string;
  /** The end of the page before. */
  lastKey?: string;
}

/** What a request to send events again came to. */
export interface Replayed {
  /** How many events wait for the endpoint again. */
  replayed: number;
  /** Where the next request goes on; null: all of the time was looked at. */
  nextKey: string | null;
}

/** SQL: endpoints, each with the client that manages it, if one does. */
const ENDPOINTS = `webhook_endpoints e left join api_clients c on c.id = e.client_id`;
/** SQL: whose an endpoint is; all of city staff are one owner. */
const OWNER = `coalesce(e.client_id, 'city-staff')`;
/** SQL: whether an endpoint wants an event, and its client may have it. */
const WANTS = `
  e.removed_at is null and e.event_types @> array[v.type] and (e.city_scope is null or e.city_scope @> array[v.city])
  and c.revoked_at is null and (c.city_scope is null or c.city_scope @> array[v.city])`;
/** SQL: whether anything is sent to an endpoint. @param now the time, as the statement has it */
const isSentEvents = (now: string) => `
  e.removed_at is null and e.disabled_at is null and c.revoked_at is null
  and (e.held_until is null or e.held_until <= ${now})`;
/**
 * SQL: whether an event may be sent: of an issue that is hidden now nothing is but that it is, and of one that is shown
 * again all but that, for whoever is told deletes what it has.
 */
const MAY_BE_SENT = `
  not exists (select from issues i where i.id = v.issue_id and i.hidden = (v.type <> 'issue.hidden'))`;
/** SQL: whether a delivery waits that the client may have still; an event of no city only tries the endpoint. */
const WAITS = `
  d.status = 'waiting' and exists (
    select from webhook_events v
     where v.id = d.event_id and ${MAY_BE_SENT}
       and (c.city_scope is null or v.city = '' or c.city_scope @> array[v.city]))`;

/**
 * Writes an event down for each endpoint that wants it, in one statement, for this is part of the transaction of each
 * change of an issue. One that is disabled has no delivery, but may have the event sent again later. The endpoints are
 * held as the foreign key of their deliveries holds them: whoever changes one is not waited for, and one that is
 * deleted meanwhile is left out instead of ending what happened with an error. None is skipped for being locked: it
 * would miss the event.
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
 * SQL: by an index of what tells that an issue is hidden. What others have locked is skipped, so that nobody waits for
 * it who shows an issue: it goes on waiting, and is not sent either.
 */
const withdrawHidden = statement(
  'webhooks.withdraw-hidden',
  `update webhook_deliveries set status = 'withdrawn'
    where (event_id, endpoint_id) in (
      select d.event_id, d.endpoint_id from webhook_events v join webhook_deliveries d on d.event_id = v.id
       where v.issue_id = $1 and v.type = 'issue.hidden' and d.status = 'waiting' for update of d skip locked)`,
);
/** SQL: as if it was never tried. */
const AGAIN = `status = 'waiting', attempts = 0, due_at = excluded.due_at, delivered_at = null`;
const replayOne = statement(
  'webhooks.replay-one',
  `insert into webhook_deliveries (event_id, endpoint_id, due_at)
   select v.id, e.id, $3 from webhook_events v, ${ENDPOINTS}
    where e.id = $1 and v.id = $2 and ${WANTS} and ${MAY_BE_SENT}
   on conflict (event_id, endpoint_id) do update set ${AGAIN} returning event_id`,
);
/** How many events a request replays at the most, and how many it looks at: a statement has little time. */
const MAX_REPLAYED = 1000;
const MAX_SEEN = 10_000;
/** It tells where it ended, unless it looked at all of the time. */
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
const TARGET = columnsOf(WebhookEndpoint, ['url', 'secret', 'formerSecrets', 'contactEmail'], 'e');
const EVENT = columnsOf(WebhookEvent, ['payload'], 'v');
/**
 * Taken for a minute, which is longer than an attempt may last, so that another instance that looks meanwhile finds the
 * next one. SQL: it skips what others have locked.
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
 * Whoever was sent something longest ago is first: attempts are numbered in the order in which they ended. Of each
 * endpoint one row of the index is read, however many events wait for it: a plain `exists` would be a join with all of
 * them.
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
/** Whatever is done with an endpoint shows it: it must not take longer the more waits for it. */
const MAX_COUNTED = 1000;
/** SQL: until when the newest of the former secrets is good; null: it is over ($3: now), or there is none. */
const FORMER_UNTIL = `
  (select f.until from (select (e.former_secrets -> -1 ->> 'until')::timestamptz as until) f where f.until > $3)`;
/** A revoked client is a state of its endpoints that nobody writes: so it begins and shows at once. */
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
/** An endpoint that something is due to: its id, and its owner, whose endpoints may all be at one host. */
export interface DueEndpoint {
  key: string;
  group: string;
}
/** An event that is due to an endpoint. */
export type DueDelivery = RowOf<typeof DELIVERY> & RowOf<typeof TARGET> & RowOf<typeof EVENT>;
/** An endpoint as it is shown; its secret is not. */
export type ShownEndpoint = RowOf<typeof ENDPOINT> & {
  /** Of the newest of the secrets that were replaced; null once it is over. */
  previousSecretUntil: Date | null;
  disabledAt: Date | null;
  disabledReason: DisabledReason | null;
  /** How many events are to be sent to it, a thousand at the most. */
  waiting: number;
};
/** The row of a page that is replayed. */
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

  /** Writes an event down for whoever wants it; call it in the transaction of what happened. */
  async record({ id, type, city, issueId, payload, at }: WebhookEvent): Promise<void> {
    await this.database.rows(record, [id, type, city, payload, at, issueId]);
  }

  /**
   * Lets nothing wait any more that tells that an issue is hidden: it is shown again. Call it in the transaction of
   * that.
   */
  async withdrawHidden(issueId: string): Promise<void> {
    await this.database.rows(withdrawHidden, [issueId]);
  }

  /**
   * Lets events wait to be sent again, as if for the first time, with the ids they have: a thousand at the most, the
   * oldest first. What happens after the first page is on none.
   * @throws InvalidInput for a foreign cursor
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

  /** The event that has waited longest for an endpoint, which nobody else takes for a minute. */
  take(endpointId: string, now: Date): Promise<DueDelivery | undefined> {
    return this.database.row<DueDelivery>(take, [endpointId, now]);
  }

  /**
   * The endpoints that are to be sent something now, those first that were sent something longest ago or never.
   * @param leftOut ids of endpoints, and owners
   */
  dueEndpoints(
    now: Date,
    { busy, full }: { busy: readonly string[]; full: readonly string[] },
    limit: number,
  ): Promise<DueEndpoint[]> {
    return this.database.rows(findDueEndpoints, [now, busy, full, limit]);
  }

  /** The endpoints of an owner, the oldest first. */
  endpoints({ clientId }: WebhookOwner): Promise<ShownEndpoint[]> {
    return this.database.rows<ShownEndpoint>(listEndpoints, [clientId ?? null, null, this.clock.now()]);
  }

  /** An endpoint of an owner; undefined where there is none of that id. */
  endpoint({ clientId }: WebhookOwner, id: string): Promise<ShownEndpoint | undefined> {
    return this.database.row<ShownEndpoint>(listEndpoints, [clientId ?? null, id, this.clock.now()]);
  }
}

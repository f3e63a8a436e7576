import { Injectable } from '@nestjs/common';
import { isLeaving, ownerOf } from '../../auth';
import { Mail } from '../../platform/mail/entities/mail.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { emailKeySql } from '../../kernel/text/email-address';
import { statement } from '../../platform/database/statement';
import {
  ACTOR,
  type Addressee,
  type AlertedEvent,
  EVENT,
  ISSUE,
  type EventOfIssue,
  SUBSCRIPTION,
} from '../alert.queries';
import { digestOf } from '../digests/digest-key';
import { REPORTER_EVENTS } from './subscription';
import { nameStaff, type ReadAct, StaffAddresses } from '../staff-addresses';
import type { SentDigest } from '../digests/sent-digests';

/** Locks the event, so that no other instance writes to the same people. SQL: skips rows that others have locked. */
const takePending = statement(
  'alerts.take-pending',
  `select ${EVENT}, ${ISSUE}, i.hidden, ${ACTOR}
     from alert_events v join issues i on i.id = v.issue_id
    where v.id = (select id from alert_events where pending and (due_at is null or due_at <= $1)
                   order by due_at nulls first, id limit 1 for update skip locked)`,
);
/**
 * SQL for the address of the reporter of the issue that a subscription (s) began with; null if the reporter has none.
 */
const REPORTER_ADDRESS = `(select ${emailKeySql('u.email')} from issues i join users u on u.id = ${ownerOf('i.reporter_id')} where i.id = coalesce(s.joined_from, s.target))`;
/**
 * Adds rows for the followers of the issue of an event who have none yet, and in the same statement rows for their
 * devices, which show the first ten events of an issue in 24 hours. SQL: `not in` uses a hash. `not exists` scanned all
 * earlier recipients for each follower, as a new event has no statistics.
 */
const addFollowers = statement(
  'alerts.add-followers',
  `with added as (
     insert into alerts_sent (subscription_id, event_id, due_at)
     select s.id, $1, greatest($6::timestamptz, s.next_mail_at) from alert_subscriptions s
      where s.city = $2 and s.kind = 'issue' and s.target = $3 and s.confirmed_at <= $4
        and s.id not in (select a.subscription_id from alerts_sent a where a.event_id = $1)
        and s.email is distinct from $5 and not ${isLeaving('s.email')}
        and (not s.own or s.email = ${REPORTER_ADDRESS})
      limit $7
     on conflict do nothing returning subscription_id),
   earlier as (
     select count(*) as n from alert_events v
      where v.issue_id = $3 and v.id < $1 and v.at > $4::timestamptz - interval '24 hours' and v.type not in ('reported', ${REPORTER_EVENTS})),
   shown as (
     insert into alert_pushes (device_id, event_id, due_at)
     select d.id, $1, $6 from added join alert_subscriptions s on s.id = added.subscription_id
       join alert_devices d on d.email = s.email, earlier where earlier.n < 10 on conflict do nothing)
   select count(*)::int as added from added`,
);
/** SQL: a subscription (s) may get its mail of the day at $1. */
const MAY_BE_WRITTEN = '(s.next_mail_at is null or s.next_mail_at <= $1)';
const takeDueFollowers = statement(
  'alerts.take-due-followers',
  `select ${SUBSCRIPTION}, i.hidden, s.next_mail_at is not null as "hadMail"
     from alert_subscriptions s join issues i on i.id = s.target
    where s.id in (select s.id from alerts_sent a join alert_subscriptions s on s.id = a.subscription_id
                    where a.due_at <= $1 and ${MAY_BE_WRITTEN} and s.id <> all($3) order by a.due_at limit $2)
      and ${MAY_BE_WRITTEN}
    order by s.id limit $2 for update of s skip locked`,
);
/**
 * Subscriptions whose mail of another day still waits, or was sent today. SQL: uses a join, as an array is scanned for
 * each row.
 */
const findMailed = statement(
  'alerts.mailed-followers',
  `select distinct subscription_id as id from mails
    where subscription_id in (select unnest($1::text[])) and (status = 'waiting' or sent_at >= $2)`,
);
const DIGEST = columnsOf(Mail, ['key', 'createdAt'], 'm');
/**
 * SQL: reads the few digests of each subscription by an index, however many issues were shown again. Which events they
 * covered is determined afterwards. A join with the events scanned all mails.
 */
const listDigests = statement(
  'alerts.digests-of',
  `select ${DIGEST}, ' ' || array_to_string(m.issue_ids, ' ') || ' ' as "issueIds" from mails m
    where m.subscription_id in (select unnest($1::text[])) and m.created_at >= $2 and m.key like 'alert-digest:%'`,
);
const takeWaitingEvents = statement(
  'alerts.take-waiting-events',
  `with taken as (
     update alerts_sent set due_at = null where subscription_id = any($1) and due_at is not null
     returning subscription_id, event_id),
   counted as (
     select *, count(*) over of_one as total, row_number() over (of_one order by event_id desc) as place
       from taken window of_one as (partition by subscription_id))
   select t.subscription_id as "subscriptionId", t.total::int, ${EVENT}, ${ISSUE}
     from counted t join alert_events v on v.id = t.event_id join issues i on i.id = v.issue_id
    where t.place <= $2 order by t.subscription_id, t.place`,
);
const findFormerReporter = statement(
  'alerts.former-reporter',
  `select s.id from alert_subscriptions s where s.id = $1 and s.own and s.email is distinct from ${REPORTER_ADDRESS}`,
);
const putOff = statement(
  'alerts.put-off',
  `update alerts_sent a set due_at = case when v.at >= $3 then $2::timestamptz end from alert_events v
    where a.subscription_id = any($1) and a.due_at is not null and v.id = a.event_id`,
);

/** An event that must still be sent, unless its issue is hidden. */
export type PendingEvent = AlertedEvent & { hidden: boolean };
/** A follower of an issue for whom events wait. */
export type DueFollower = Addressee & {
  hidden: boolean;
  /** Whether a mail about the issue was ever written. */
  hadMail: boolean;
};
/** The events that wait for a subscription, the newest first. */
export interface WaitingEvents {
  events: EventOfIssue[];
  /** How many further events wait. */
  more: number;
}

/** The queries about followers of issues and what is sent to them. */
@Injectable()
export class FollowerQueries {
  constructor(
    private readonly database: Database,
    private readonly staff: StaffAddresses,
  ) {}

  /**
   * The oldest event whose followers must still get mails. Events that were not tried yet come first, then events to
   * retry. Must be called in a transaction.
   */
  async takePending(now: Date): Promise<PendingEvent | undefined> {
    const rows = await this.database.rows<PendingEvent & ReadAct>(takePending, [now]);
    return (await nameStaff(rows, this.staff))[0];
  }

  /**
   * Records the followers who must get a mail about an event, each once. Call it until there are none.
   * @param dueAt when to write to them; if their mail of the day was written, the event goes into the next one
   * @param limit the maximum number of followers
   * @returns how many were recorded
   */
  async addFollowers(event: AlertedEvent, dueAt: Date, limit: number): Promise<number> {
    const { id, city, issueId, at, actorEmail } = event;
    const row = await this.database.row<{ added: number }>(addFollowers, [
      ...[id, city, issueId, at, actorEmail, dueAt, limit],
    ]);
    return row?.added ?? 0;
  }

  /**
   * Selects and locks followers who have due events and had no mail of the day. Must be called in a transaction.
   * @param leftOut ids of subscriptions to leave out
   */
  takeDueFollowers(now: Date, limit: number, leftOut: readonly string[]): Promise<DueFollower[]> {
    return this.database.rows(takeDueFollowers, [now, limit, leftOut]);
  }

  /** Which of the given subscriptions have a mail that still waits, or was sent since a time. */
  async mailed(ids: readonly string[], since: Date): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.database.rows<{ id: string }>(findMailed, [ids, since]);
    return new Set(rows.map(({ id }) => id));
  }

  /** The digests that were written since a time, by the ids of their subscriptions. */
  async digestsOf(ids: readonly string[], since: Date): Promise<Map<string, SentDigest[]>> {
    type Row = RowOf<typeof DIGEST> & { issueIds: string };
    const found = new Map<string, SentDigest[]>();
    for (const { key, createdAt, issueIds } of await this.database.rows<Row>(listDigests, [ids, since])) {
      const digest = digestOf(key);
      if (!digest) continue;
      const { subscriptionId, until, readAt } = digest;
      const known = found.get(subscriptionId) ?? [];
      known.push({ until, readAt, createdAt: createdAt.getTime(), issueIds });
      found.set(subscriptionId, known);
    }
    return found;
  }

  /**
   * The events that wait for subscriptions, by their ids; after the call they no longer wait. Must be called in the
   * transaction of the mails.
   * @param limit how many events are returned for each subscription
   */
  async takeWaitingEvents(ids: readonly string[], limit: number): Promise<Map<string, WaitingEvents>> {
    type Row = EventOfIssue & { subscriptionId: string; total: number };
    const found = new Map<string, WaitingEvents>();
    const rows = await this.database.rows<Row>(takeWaitingEvents, [ids, limit]);
    for (const { subscriptionId, total, ...event } of rows) {
      const waiting = found.get(subscriptionId) ?? { events: [], more: total };
      waiting.events.push(event);
      waiting.more--;
      found.set(subscriptionId, waiting);
    }
    return found;
  }

  /** Whether a subscription to an own issue has an address that its reporter no longer has. */
  async isOfFormerReporter(id: string): Promise<boolean> {
    return (await this.database.row(findFormerReporter, [id])) !== undefined;
  }

  /** Postpones the events that wait for subscriptions until a time; events before `oldest` are dropped. */
  async putOff(ids: readonly string[], until: Date, oldest: Date): Promise<void> {
    if (ids.length > 0) await this.database.rows(putOff, [ids, until, oldest]);
  }
}

import { Injectable } from '@nestjs/common';
import { ownerOf } from '../auth';
import type { CitySlug } from '../kernel/cities';
import { emailKeySql } from '../kernel/text/email-address';
import { columnsOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { AlertSubscription } from './entities/alert-subscription.entity';
import type { ReporterEventType } from './subscriptions/subscription';

const SUBSCRIPTION = columnsOf(AlertSubscription, ['id'], 's');
/** In two parts, as requests that are not confirmed have an index of their own. */
const listFollowers = statement(
  'alerts.followers-of-joined',
  `select ${SUBSCRIPTION} from alert_subscriptions s
    where s.city = $1 and s.kind = 'issue' and s.target = $2 and s.confirmed_at is not null
   union all
   select ${SUBSCRIPTION} from alert_subscriptions s
    where s.confirmed_at is null and s.city = $1 and s.kind = 'issue' and s.target = $2`,
);
/**
 * Adds subscriptions to the issue $3 with the ids $1 as those with the ids $2. Events before the merge are not sent.
 * Who already follows the issue keeps that; a request that waits for confirmation becomes one of somebody who follows.
 */
const follow = statement(
  'alerts.follow-canonical',
  `insert into alert_subscriptions as known
          (id, email, language, city, kind, target, frequency, own, asked_at, created_at, confirmed_at, digested_until,
           joined_from)
   select n.id, s.email, s.language, s.city, s.kind, $3, s.frequency, s.own, s.asked_at, s.created_at,
          case when s.confirmed_at is not null then $4::timestamptz end, $4, coalesce(s.joined_from, s.target)
     from unnest($1::text[], $2::text[]) n (id, source) join alert_subscriptions s on s.id = n.source
   on conflict (email, city, kind, target) do update
      set own = excluded.own, confirmed_at = excluded.confirmed_at, digested_until = excluded.digested_until,
          joined_from = excluded.joined_from, asked_at = known.created_at
    where known.confirmed_at is null and excluded.confirmed_at is not null`,
);
/**
 * Tells the reporter of the issue $1, and the person for whom somebody else reported it, if they follow the issue $2,
 * what was done with it: an event, the mail about it, and a message to their devices.
 */
const tell = statement(
  'alerts.tell-reporter',
  `with event as (
     insert into alert_events (issue_id, city, type, detail, at, pending)
     select $2, $3, $6, i.title, $4, false from issues i where i.id = $1 returning id),
   reporter as (
     select ${emailKeySql('u.email')} as email from issues i join users u on u.id = ${ownerOf('i.reporter_id')} where i.id = $1
     union
     select ${emailKeySql('c.email')} from issue_contacts c where c.issue_id = $1),
   follower as (
     select s.id, s.email, s.next_mail_at from reporter r join alert_subscriptions s on s.email = r.email
      where s.city = $3 and s.kind = 'issue' and s.target = $2 and s.confirmed_at is not null),
   shown as (
     insert into alert_pushes (device_id, event_id, due_at)
     select d.id, event.id, $5 from event, follower f join alert_devices d on d.email = f.email
     on conflict do nothing)
   insert into alerts_sent (subscription_id, event_id, due_at)
   select f.id, event.id, greatest($5::timestamptz, f.next_mail_at) from event, follower f`,
);
/**
 * Subscriptions to the issue $1 that came from the issues $2 and also came from one of the issues $3, which are still
 * joined with it.
 */
const keepFollowers = statement(
  'alerts.keep-joined-followers',
  `update alert_subscriptions s set joined_from = o.target, own = o.own
     from (select distinct on (o.email) o.email, o.target, o.own
             from alert_subscriptions o
            where o.city = $4 and o.kind = 'issue' and o.target = any ($3) and o.joined_from is null
              and o.confirmed_at is not null
            order by o.email, o.own, o.target) o
    where s.city = $4 and s.kind = 'issue' and s.target = $1 and s.joined_from = any ($2) and s.confirmed_at is not null
      and o.email = s.email`,
);
/** Those that somebody asked for meanwhile wait for confirmation again. */
const waitAgain = statement(
  'alerts.joined-followers-wait',
  `update alert_subscriptions s
      set own = false, confirmed_at = null, created_at = asked_at, asked_at = null, joined_from = null
    where s.city = $3 and s.kind = 'issue' and s.target = $1 and s.joined_from = any ($2) and s.asked_at is not null
      and s.confirmed_at is not null`,
);
const forget = statement(
  'alerts.forget-joined-followers',
  `with confirmed as (
     delete from alert_subscriptions s
      where s.city = $3 and s.kind = 'issue' and s.target = $1 and s.confirmed_at is not null
        and s.joined_from = any ($2))
   delete from alert_subscriptions s
    where s.confirmed_at is null and s.city = $3 and s.kind = 'issue' and s.target = $1 and s.joined_from = any ($2)`,
);
/** What waits to tell reporters of the issues $2 that these were joined with the issue $1. */
const untell = statement(
  'alerts.withdraw-merge',
  `update alerts_sent a set due_at = null from alert_events v
    where v.issue_id = $1 and v.type = 'joined' and a.event_id = v.id and a.due_at is not null
      and v.detail in (select title from issues where id = any ($2))`,
);

/** Something that is told to the reporter of an issue alone, in the events of the issue that they follow. */
export interface ToldToReporter {
  type: ReporterEventType;
  from: string;
  to: string;
  city: CitySlug;
  at: Date;
}

/** The statements that move followers with a merge. */
@Injectable()
export class JoinedIssueQueries {
  constructor(private readonly database: Database) {}

  /** The ids of the subscriptions to an issue, also of those that wait for confirmation. */
  async followersOf(city: CitySlug, issueId: string): Promise<string[]> {
    const rows = await this.database.rows<Pick<AlertSubscription, 'id'>>(listFollowers, [city, issueId]);
    return rows.map(({ id }) => id);
  }

  /** Makes followers of other issues follow an issue. @param ids of the new subscriptions, one for each source */
  async follow(issueId: string, ids: readonly string[], sources: readonly string[], at: Date): Promise<void> {
    await this.database.rows(follow, [ids, sources, issueId, at]);
  }

  /** Tells whoever reported an issue what was done with it, if they follow the other one. @param dueAt when */
  async tell({ type, from, to, city, at }: ToldToReporter, dueAt: Date): Promise<void> {
    await this.database.rows(tell, [from, to, city, at, dueAt, type]);
  }

  /**
   * Ends what came to an issue by merges from some issues.
   * @param remaining the issues that are still joined with it
   */
  async unfollow(
    city: CitySlug,
    issueId: string,
    { from, remaining }: { from: readonly string[]; remaining: readonly string[] },
  ): Promise<void> {
    await this.database.rows(untell, [issueId, from]);
    await this.database.rows(keepFollowers, [issueId, from, remaining, city]);
    await this.database.rows(waitAgain, [issueId, from, city]);
    await this.database.rows(forget, [issueId, from, city]);
  }
}

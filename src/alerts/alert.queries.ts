import { Injectable } from '@nestjs/common';
import { GeographyQueries } from '../accountability';
import { hasVerifiedAddress, isLeaving, ownerOf } from '../auth';
import { User } from '../auth/entities/user.entity';
import { Issue } from '../issues/entities/issue.entity';
import { columnsOf, type RowOf } from '../platform/database/columns';
import type { CitySlug } from '../kernel/cities';
import { Database } from '../platform/database/database';
import { emailKeySql } from '../kernel/text/email-address';
import { statement } from '../platform/database/statement';
import { AlertEvent } from './entities/alert-event.entity';
import { AlertSubscription } from './entities/alert-subscription.entity';
import { FollowedPagesService } from './subscriptions/followed-pages.service';
import { nameStaff, type ReadAct, StaffAddresses } from './staff-addresses';
import { type DigestFrequency, REPORTER_EVENTS } from './subscriptions/subscription';

export const ISSUE = columnsOf(Issue, ['title', 'address', 'category', 'ward', 'lat', 'lng'], 'i');
export const EVENT = columnsOf(AlertEvent, ['id', 'issueId', 'city', 'type', 'detail', 'at'], 'v');
/**
 * SQL: who caused an event, and that person's address in the form subscriptions use. It is found by the id of an
 * account or of an office; the two never have the same id. `nameStaff` adds the addresses of console accounts.
 */
export const ACTOR = `${columnsOf(AlertEvent, ['actorId'], 'v')},
  coalesce((select ${emailKeySql('u.email')} from users u where u.id = ${ownerOf('v.actor_id')}),
           (select nullif(${emailKeySql('o.email')}, '') from officials o where o.id = v.actor_id)) as "actorEmail"`;
export const SUBSCRIPTION = columnsOf(
  AlertSubscription,
  [
    ...(['id', 'email', 'language', 'city', 'kind', 'target', 'lat', 'lng', 'radiusM'] as const),
    ...(['confirmedAt', 'digestedUntil'] as const),
  ],
  's',
);
const SHOWN = columnsOf(
  AlertSubscription,
  ['id', 'city', 'kind', 'target', 'frequency', 'radiusM', 'createdAt', 'confirmedAt', 'askedAt'],
  's',
);

/** SQL: not materialized, so that each of the two minimums uses its own index, as the queries of the digests do. */
const findOldest = statement(
  'alerts.oldest',
  `with due as not materialized (select digested_until, frequency, next_mail_at from alert_subscriptions
                 where city = $1 and frequency = any($2) and digested_until < $3 and confirmed_at is not null)
   select least((select min(digested_until) from due where next_mail_at is null),
                (select min(digested_until) from due where next_mail_at <= $4 and frequency <> 'instant')) as oldest`,
);
const SHOWN_AGAIN = columnsOf(AlertEvent, ['hiddenAt', 'shownAt'], 'v');
const listEvents = statement(
  'alerts.events',
  `select ${EVENT}, ${SHOWN_AGAIN}, ${ISSUE}, ${ACTOR}
     from alert_events v join issues i on i.id = v.issue_id
    where v.city = $1 and v.at > $2 and v.at <= $3 and (v.shown_at is null or v.shown_at <= $4) and not i.hidden
      and v.type not in (${REPORTER_EVENTS})
    order by v.at desc, v.id desc limit 50000`,
);
/** SQL: uses an index of its own, which has few rows. */
const listShownAgain = statement(
  'alerts.shown-again',
  `select ${EVENT}, ${SHOWN_AGAIN}, ${ISSUE}, ${ACTOR}
     from alert_events v join issues i on i.id = v.issue_id
    where v.city = $1 and v.shown_at > $2 and v.shown_at <= $3 and v.at <= $4 and not i.hidden
      and v.type not in (${REPORTER_EVENTS})
    order by v.shown_at desc, v.id desc limit 50000`,
);
/** SQL: a subscription (s) of a city is due for a digest. */
const DIGEST_IS_DUE = `s.city = $1 and s.digested_until >= $6 and s.digested_until < $3
      and s.confirmed_at is not null and s.id <> all($5) and not ${isLeaving('s.email')}`;
/** SQL: reads one frequency, so that rows come in index order and the read ends when the batch is full. */
const takeDigest = statement(
  'alerts.take-digest',
  `select ${SUBSCRIPTION} from alert_subscriptions s
    where ${DIGEST_IS_DUE} and s.frequency = $2 and s.next_mail_at is null
    order by s.digested_until, s.id limit $4 for update skip locked`,
);
/**
 * Subscriptions whose digest was postponed, the longest ago first. However many there are, they do not delay others.
 * SQL: the index that gives the order excludes subscriptions to issues, so the query must repeat that condition.
 */
const takePutOffDigest = statement(
  'alerts.take-put-off-digest',
  `select ${SUBSCRIPTION} from alert_subscriptions s
    where ${DIGEST_IS_DUE} and s.frequency = any($2) and s.frequency <> 'instant' and s.next_mail_at <= $7
    order by s.next_mail_at, s.id limit $4 for update skip locked`,
);
/** An issue that was joined with another is left out: the subscription to that one stands for it. */
const listOf = statement(
  'alerts.of',
  `select ${SHOWN}, coalesce(i.title, w.name, '') as name
     from alert_subscriptions s
     left join issues i on s.kind = 'issue' and i.id = s.target and not i.hidden
     left join wards w on s.kind = 'ward' and w.city = s.city and w.code = s.target
    where s.email = $1
      and not exists (select from issues j where s.kind = 'issue' and j.id = s.target and j.hidden and not j.withheld)
    order by s.created_at, s.id`,
);
/** SQL: an account (u) has an address that mails may go to. */
const PROVED = hasVerifiedAddress('$1');
/**
 * Records that an issue was reported. The reporter follows it, unless they turned that off. No mail to followers is to
 * be written: they know it already. In SQL, for speed: one statement in the transaction of every report.
 */
const recordReport = statement(
  'alerts.record-report',
  `with own as (
     insert into alert_subscriptions
            (id, email, language, city, kind, target, frequency, own, created_at, confirmed_at, digested_until)
     select $2, ${emailKeySql('u.email')}, coalesce(a.language, 'en'), $3, 'issue', $4, 'instant', true, $5, $5, $5
       from users u left join alert_addresses a on a.email = ${emailKeySql('u.email')}
      where u.id = ${ownerOf('$6::text')} and coalesce(a.own_issues, true) and ${PROVED}
     on conflict do nothing)
   insert into alert_events (issue_id, city, type, detail, actor_id, at, pending)
   values ($4, $3, 'reported', '', $6, $5, false)`,
);
const findProved = statement(
  'alerts.proved-address',
  `select ${emailKeySql('u.email')} as email from users u where u.id = $2 and ${PROVED}`,
);
const findOwnChoice = statement(
  'alerts.own-choice',
  `select coalesce(a.own_issues, true) as "ownIssues"
     from users u left join alert_addresses a on a.email = ${emailKeySql('u.email')} where ${emailKeySql('u.email')} = $1`,
);
const findChild = statement(
  'alerts.address-of-child',
  `select 1 from users u where ${emailKeySql('u.email')} = $1 and u.child_since is not null`,
);
const setLanguage = statement(
  'alerts.set-language',
  `insert into alert_addresses (email, language)
   select ${emailKeySql('u.email')}, $2 from users u where u.id = $1 and u.email is not null
   on conflict (email) do update set language = excluded.language
     where alert_addresses.language <> excluded.language`,
);
const findVisible = statement(
  'alerts.visible-issue',
  `select ${columnsOf(Issue, ['title'])} from issues where id = $1 and city = $2 and not hidden`,
);
const count = statement(
  'alerts.counts',
  `select kind, frequency, count(*)::int as total, count(confirmed_at)::int as confirmed
     from alert_subscriptions where city = $1 group by kind, frequency order by kind, frequency`,
);
/** An event of an issue, with data of the issue. */
export type EventOfIssue = RowOf<typeof EVENT> & RowOf<typeof ISSUE>;
/** The same, with the address that it is not sent to. */
export type AlertedEvent = EventOfIssue & {
  /** The address of the person who caused the event, in lower case; null: nobody did, or it is not known. */
  actorEmail: User['email'];
};
/** The same, as digests need it. */
export type DigestEvent = AlertedEvent & RowOf<typeof SHOWN_AGAIN>;
/** A recipient, and what they follow. */
export type Addressee = RowOf<typeof SUBSCRIPTION>;
/** A subscription as its owner sees it. */
export type OwnSubscription = RowOf<typeof SHOWN> & {
  /** The title of the issue, or the name of the ward; '' if there is neither. */
  name: string;
  /** The path of its page on the site. */
  path: string;
};
/** A report that its reporter will follow. */
export interface OwnReport {
  /** The id of the subscription. */
  id: string;
  city: CitySlug;
  issueId: string;
  reporterId: string;
  at: Date;
  areAllTrusted: boolean;
}
/** How many subscriptions of a kind exist. */
export interface SubscriptionCount {
  kind: AlertSubscription['kind'];
  frequency: AlertSubscription['frequency'];
  total: number;
  confirmed: number;
}

/** The queries of alerts. */
@Injectable()
export class AlertQueries {
  constructor(
    private readonly database: Database,
    private readonly staff: StaffAddresses,
    private readonly pages: FollowedPagesService,
    private readonly geography: GeographyQueries,
  ) {}

  /** Locks what an address follows against changes by others until the end of the transaction. */
  lockAddress(email: string): Promise<void> {
    return this.database.takeTurns(`alert-address:${email}`);
  }

  /** The time since which events of a city must still go into a digest; undefined if no digest is due. */
  async digestsFrom(
    city: CitySlug,
    frequencies: readonly DigestFrequency[],
    until: Date,
    now: Date,
  ): Promise<Date | undefined> {
    const values = [city, frequencies, until, now];
    return (await this.database.row<{ oldest: Date | null }>(findOldest, values))?.oldest ?? undefined;
  }

  /**
   * The events of issues of a city that are visible to everyone, the newest first; at most 50,000.
   * @param shown events of issues that were shown again later than this are left out
   */
  async events(
    city: CitySlug,
    { after, until, shown }: { after: Date; until: Date; shown: Date },
  ): Promise<DigestEvent[]> {
    const values = [city, after, until, shown];
    const rows = await this.database.rows<DigestEvent & ReadAct>(listEvents, values);
    return nameStaff(rows, this.staff);
  }

  /**
   * The events before a time of issues of a city that were shown again after it: digests may have left them out. The
   * event of the issue that was shown last comes first.
   */
  async shownAgain(
    city: CitySlug,
    { happened, after, until }: { happened: Date; after: Date; until: Date },
  ): Promise<DigestEvent[]> {
    const values = [city, after, until, happened];
    const rows = await this.database.rows<DigestEvent & ReadAct>(listShownAgain, values);
    return nameStaff(rows, this.staff);
  }

  /**
   * Selects and locks subscriptions that are due for a digest; postponed ones only if there are no others. Must be
   * called in a transaction.
   * @param time.from subscriptions whose digest begins before this are left out: a digest was withdrawn in the meantime
   * @param leftOut ids of subscriptions that are not selected
   */
  async takeDigest(
    city: CitySlug,
    frequencies: readonly DigestFrequency[],
    { from, until, now }: { from: Date; until: Date; now: Date },
    { limit, leftOut }: { limit: number; leftOut: readonly string[] },
  ): Promise<Addressee[]> {
    for (const frequency of frequencies) {
      const values = [city, frequency, until, limit, leftOut, from];
      const taken = await this.database.rows<Addressee>(takeDigest, values);
      if (taken.length > 0) return taken;
    }
    return this.database.rows(takePutOffDigest, [city, frequencies, until, limit, leftOut, from, now]);
  }

  /** The subscriptions of an address, the oldest first. */
  async of(email: string): Promise<OwnSubscription[]> {
    const rows = await this.database.rows<Omit<OwnSubscription, 'path'>>(listOf, [email]);
    return Promise.all(rows.map(async (row) => ({ ...row, path: await this.pages.pathOf(row) })));
  }

  /** Records a report, and makes its reporter follow it. Call it in the transaction of the report. */
  async recordReport({ areAllTrusted, id, city, issueId, at, reporterId }: OwnReport): Promise<void> {
    await this.database.rows(recordReport, [areAllTrusted, id, city, issueId, at, reporterId]);
  }

  async setLanguage(userId: string, language: string): Promise<void> {
    await this.database.rows(setLanguage, [userId, language]);
  }

  /** The address of an account, in lower case; undefined if the account has no verified address. */
  async provedAddress(userId: string, areAllTrusted: boolean): Promise<string | undefined> {
    return (await this.database.row<{ email: string }>(findProved, [areAllTrusted, userId]))?.email;
  }

  /** Whether the account of an address follows what it reports; undefined if there is no account. */
  async ownChoice(email: string): Promise<boolean | undefined> {
    return (await this.database.row<{ ownIssues: boolean }>(findOwnChoice, [email]))?.ownIssues;
  }

  /** Whether an address is that of an account of somebody under 18. */
  async isOfChild(email: string): Promise<boolean> {
    return (await this.database.rows(findChild, [email])).length > 0;
  }

  hasWard(city: CitySlug, code: string): Promise<boolean> {
    return this.geography.hasWard(city, code);
  }

  /** The title of an issue of a city; undefined if the issue is not visible to everyone. */
  async titleOf(city: CitySlug, issueId: string): Promise<string | undefined> {
    return (await this.database.row<{ title: string }>(findVisible, [issueId, city]))?.title;
  }

  /** How many subscriptions a city has. */
  counts(city: string): Promise<SubscriptionCount[]> {
    return this.database.rows<SubscriptionCount>(count, [city]);
  }
}

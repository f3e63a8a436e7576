import { Injectable } from '@nestjs/common';
import { ownerOf } from '../../auth';
import { City } from '../../accountability/entities/city.entity';
import { Issue } from '../../issues/entities/issue.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { emailKeySql } from '../../kernel/text/email-address';
import { statement } from '../../platform/database/statement';
import { AlertDevice } from '../entities/alert-device.entity';
import { AlertEvent } from '../entities/alert-event.entity';

const DEVICE = columnsOf(
  AlertDevice,
  ['email', 'language', 'endpoint', 'p256dh', 'auth', 'refusals', 'silences', 'deliveredAt'],
  'd',
);
const EVENT = columnsOf(AlertEvent, ['issueId', 'city', 'type', 'detail', 'at'], 'v');
const ISSUE = columnsOf(Issue, ['title', 'address', 'category', 'ward', 'lat', 'lng', 'hidden'], 'i');
const CITY = columnsOf(City, ['timeZone'], 'c');

/** SQL: the host of a device, as its endpoint spells it; a different spelling counts as a different host. */
const HOST = `split_part(d.endpoint, '/', 3)`;
/** SQL: an address at a host. A host contains no blank. */
const KEY = `${HOST} || ' ' || d.email`;
/**
 * The address whose last message to any of its devices is oldest comes first; otherwise each device of one address
 * could count as one that was never sent anything.
 */
const findDueTargets = statement(
  'pushes.due-targets',
  `with due as (
     select ${KEY} as key, ${HOST} as "group", d.email, min(p.due_at) as since
       from alert_pushes p join alert_devices d on d.id = p.device_id
      where p.due_at <= $1 and ${KEY} <> all ($2) and ${HOST} <> all ($3) group by ${KEY}, ${HOST}, d.email)
   select due.key, due."group", due.email from due join alert_devices d on d.email = due.email
    group by due.key, due."group", due.email, due.since
    order by max(d.served_at) nulls first, due.since, due.key limit $4`,
);
/**
 * Moves the due time by five minutes, so that no other instance takes the push while it is being sent. SQL: skips rows
 * that others have locked.
 */
const take = statement(
  'pushes.take',
  `with taken as (
     update alert_pushes set due_at = $1::timestamptz + interval '5 minutes', attempts = attempts + 1
      where (device_id, event_id) = (
        select p.device_id, p.event_id from alert_pushes p join alert_devices d on d.id = p.device_id
         where d.email = $2 and ${HOST} = $3 and p.due_at <= $1 order by p.due_at, p.event_id, p.device_id
         limit 1 for update of p skip locked)
     returning device_id, event_id, attempts),
   served as (update alert_devices set served_at = $1 where id = (select device_id from taken))
   select t.device_id as "deviceId", t.event_id as "eventId", t.attempts, ${DEVICE}, ${EVENT}, ${ISSUE}, ${CITY},
          exists (select from alert_subscriptions s
                   where s.email = d.email and s.city = v.city and s.kind = 'issue' and s.target = v.issue_id
                     and s.confirmed_at is not null
                     and (not s.own or s.email = (select ${emailKeySql('u.email')} from users u where u.id = ${ownerOf('i.reporter_id')}))
                 ) as "isFollowed",
          v.type = 'status' and v.detail = 'resolved' and exists (
            select from issue_confirmations c
             where c.issue_id = i.id and c.asked_at <= v.at and c.outcome is null and c.ended_at is null) as "isAsked"
     from taken t join alert_devices d on d.id = t.device_id
     join alert_events v on v.id = t.event_id join issues i on i.id = v.issue_id join cities c on c.slug = v.city`,
);

/**
 * Of a page of devices, deletes those whose address follows nothing and has no account. SQL: by pages, so that no
 * statement reads all devices; "offset 0", so that each address is looked up by an index.
 */
const forgetUnused = statement(
  'pushes.forget-unused',
  `with page as (select id, email from alert_devices where id > $1 order by id limit 5000),
   gone as (
     delete from alert_devices d using page p
      where d.id = p.id and not exists (select from alert_subscriptions s where s.email = p.email offset 0)
        and not exists (select from users u where ${emailKeySql('u.email')} = p.email offset 0)
     returning d.id)
   select max(p.id)::text as last, (select count(*)::int from gone) as forgotten from page p`,
);

/** A page of devices after unused ones were deleted. */
interface ForgottenDevices {
  /** The last id of the page; null: there are no more devices. */
  last: string | null;
  forgotten: number;
}

/** An address with something due at a host: if the host does not respond, all devices of the address there wait. */
export interface PushTarget {
  key: string;
  /** The host. */
  group: string;
  email: string;
}
/** A message to show on a device, with its event and issue. */
export type DuePush = RowOf<typeof DEVICE> &
  RowOf<typeof EVENT> &
  RowOf<typeof ISSUE> &
  RowOf<typeof CITY> & {
    deviceId: string;
    eventId: string;
    attempts: number;
    /** Whether the address of the device still follows the issue; an own issue only while it is the reporter's. */
    isFollowed: boolean;
    /** Whether the event is a resolution of which people are asked whether it repaired the issue. */
    isAsked: boolean;
  };

/** The queries of web push. */
@Injectable()
export class PushQueries {
  constructor(private readonly database: Database) {}

  /**
   * The addresses whose devices have something due, by host. Those whose last message is oldest, or that had none, come
   * first.
   * @param leftOut keys of targets, and hosts, to leave out
   */
  dueTargets(
    now: Date,
    { busy, full }: { busy: readonly string[]; full: readonly string[] },
    limit: number,
  ): Promise<PushTarget[]> {
    return this.database.rows(findDueTargets, [now, busy, full, limit]);
  }

  /** Deletes the devices of addresses that follow nothing and have no account. @returns how many */
  async forgetUnused(): Promise<number> {
    let forgotten = 0;
    let after: string | null = '0';
    while (after !== null) {
      const page: ForgottenDevices | undefined = await this.database.row(forgetUnused, [after]);
      forgotten += page?.forgotten ?? 0;
      after = page?.last ?? null;
    }
    return forgotten;
  }

  /** The push of a target that is due first; nobody else takes it for five minutes. */
  take({ email, group: host }: PushTarget, now: Date): Promise<DuePush | undefined> {
    return this.database.row(take, [now, email, host]);
  }
}

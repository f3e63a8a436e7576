import { Injectable } from '@nestjs/common';
import { Issue } from '../../issues/entities/issue.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { AlertDevice } from '../entities/alert-device.entity';
import { AlertEvent } from '../entities/alert-event.entity';

const DEVICE = columnsOf(AlertDevice, ['email', 'language', 'endpoint', 'p256dh', 'auth', 'refusals'], 'd');
const EVENT = columnsOf(AlertEvent, ['issueId', 'city', 'type', 'detail', 'at'], 'v');
const ISSUE = columnsOf(Issue, ['title', 'address', 'category', 'ward', 'lat', 'lng', 'hidden'], 'i');

/**
 * Moves the due time by five minutes, so that no other instance takes the push while it is being sent. SQL: it skips
 * what others have locked.
 */
const take = statement(
  'pushes.take',
  `with taken as (
     update alert_pushes set due_at = $1::timestamptz + interval '5 minutes', attempts = attempts + 1
      where (device_id, event_id) = (select device_id, event_id from alert_pushes where due_at <= $1
                                      order by due_at limit 1 for update skip locked)
     returning device_id, event_id, attempts)
   select t.device_id as "deviceId", t.event_id as "eventId", t.attempts, ${DEVICE}, ${EVENT}, ${ISSUE},
          exists (select from alert_subscriptions s
                   where s.email = d.email and s.city = v.city and s.kind = 'issue' and s.target = v.issue_id
                     and s.confirmed_at is not null) as "isFollowed"
     from taken t join alert_devices d on d.id = t.device_id
     join alert_events v on v.id = t.event_id join issues i on i.id = v.issue_id`,
);

/** A message that is to be shown on a device, with what it is about. */
export type DuePush = RowOf<typeof DEVICE> &
  RowOf<typeof EVENT> &
  RowOf<typeof ISSUE> & {
    deviceId: string;
    eventId: string;
    attempts: number;
    /** Whether the address of the device follows the issue still. */
    isFollowed: boolean;
  };

/** The statements of web push. */
@Injectable()
export class PushQueries {
  constructor(private readonly database: Database) {}

  /** The push that is due first, which nobody else takes for five minutes. */
  take(now: Date): Promise<DuePush | undefined> {
    return this.database.row(take, [now]);
  }
}

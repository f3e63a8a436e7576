import { HeldRows } from '../personal-data';
import { columnsOf } from '../platform/database/columns';
import { EventAttendee } from './entities/event-attendee.entity';
import { Reporter } from './entities/reporter.entity';

/** What is held of a person in profiles and events. */
export const HELD_IN_PROFILES = [
  new HeldRows({
    kind: 'public_profile',
    columns: columnsOf(
      Reporter,
      [
        'userId',
        'slug',
        'words',
        'city',
        'isCitizenReporter',
        'zone',
        'beat',
        'area',
        'bio',
        'reached',
        'impact',
        'createdAt',
      ],
      'r',
    ),
    from: 'reporters r',
    where: `r.user_id = any($1)`,
    by: 'ids',
    key: `r.user_id`,
  }),
  new HeldRows({
    kind: 'events',
    columns: columnsOf(EventAttendee, ['eventId', 'userId', 'createdAt'], 'a'),
    from: 'event_attendees a',
    where: `a.user_id = any($1)`,
    by: 'ids',
    key: `a.event_id || ' ' || a.user_id`,
  }),
];

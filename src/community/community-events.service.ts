import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../kernel/cities';
import { Clock } from '../kernel/clock';
import { newId } from '../kernel/ids';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { DomainEvents } from '../platform/events/domain-events';
import { EventFull, EventNotFound } from './community.errors';
import { EventAttendanceChanged } from './community.events';

const insert = statement(
  'community.insert-event',
  `insert into events (id, city, title, description, type, place, date, time, duration, location, max_attendees,
                       organiser, impact, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
);
const lock = statement(
  'community.lock-event',
  `select max_attendees as "maxAttendees",
          (select count(*)::int from event_attendees a where a.event_id = e.id) as attendees
     from events e where id = $1 for update`,
);
const attend = statement(
  'community.attend',
  `insert into event_attendees (event_id, user_id, created_at) values ($1, $2, $3)
   on conflict do nothing returning user_id`,
);

/** An event as it is announced (docs/api/public-read.md#events); texts that are absent are ''. */
export interface NewEvent {
  city: CitySlug;
  title: string;
  description: string;
  type: string;
  /** The display name of the city or town it takes place in. */
  place: string;
  /** YYYY-MM-DD */
  date: string;
  time: string;
  duration: string;
  location: string;
  maxAttendees: number;
  organiser: string;
  impact: string;
}

/** The only writer of community events and of who attends them. */
@Injectable()
export class CommunityEvents {
  constructor(
    private readonly database: Database,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** Announces an event. @returns its id */
  async announce(event: NewEvent): Promise<string> {
    const id = newId('event');
    const { city, title, description, type, place, date, time, duration, location } = event;
    const { maxAttendees, organiser, impact } = event;
    const texts = [title, description, type, place, date, time, duration, location];
    await this.database.rows(insert, [id, city, ...texts, maxAttendees, organiser, impact, this.clock.now()]);
    return id;
  }

  /**
   * Enters a person as an attendee; whoever attends already stays so.
   * @throws EventNotFound, EventFull
   */
  attend(eventId: string, userId: string): Promise<void> {
    return this.database.transaction(async () => {
      const event = await this.database.row<{ maxAttendees: number; attendees: number }>(lock, [eventId]);
      if (!event) throw new EventNotFound();
      const added = await this.database.row(attend, [eventId, userId, this.clock.now()]);
      if (!added) return;
      if (event.attendees >= event.maxAttendees) throw new EventFull();
      await this.events.emit(new EventAttendanceChanged(userId, 1));
    });
  }
}

import type { CommunityEventDto } from './event.dto';
import type { EventRow } from './event.queries';

/** An event with its attendees (docs/api/public-read.md#events). */
export function presentEvent(event: EventRow): CommunityEventDto {
  return {
    id: event.id,
    title: event.title,
    desc: event.desc,
    type: event.type,
    city: event.city,
    date: event.date,
    time: event.time,
    duration: event.duration,
    location: event.location,
    maxAttendees: event.maxAttendees,
    organiser: event.organiser,
    impact: event.impact,
    status: event.status,
    attendees: event.attendees.map(({ name, avatar }) => ({ name, avatar })),
  };
}

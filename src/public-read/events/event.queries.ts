import { Injectable } from '@nestjs/common';
import { User } from '../../auth/entities/user.entity';
import { CommunityEvent } from '../entities/community-event.entity';
import { Clock } from '../../kernel/time/clock';
import { columnsOf, jsonOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { Batches } from '../../platform/http/json-stream';
import { byIds } from '../batches';
import { contains, containsByIndex, isIndexable } from '../../platform/database/literal-match';

const EVENT = columnsOf(
  CommunityEvent,
  {
    id: 'id',
    title: 'title',
    desc: 'description',
    type: 'type',
    city: 'place',
    date: 'date',
    time: 'time',
    duration: 'duration',
    location: 'location',
    maxAttendees: 'maxAttendees',
    organiser: 'organiser',
    impact: 'impact',
  },
  'e',
);
const ATTENDEE = jsonOf(User, { name: 'displayName' }, 'u');

const list = statement('public.event-ids', idsText(`($5::text is null or ${contains('words', '$5')})`));
const search = statement('public.find-event-ids', idsText(containsByIndex('words', '$5')));
const named = statement(
  'public.events-by-id',
  `select ${EVENT},
          case when e.date < ($2::timestamptz at time zone c.time_zone)::date then 'completed' else 'upcoming' end as status,
          coalesce((
            select json_agg(json_build_object(${ATTENDEE}, 'avatar', coalesce(u.avatar_url, ''))
                            order by a.created_at, a.user_id)
              from event_attendees a join users u on u.id = a.user_id where a.event_id = e.id), '[]') as attendees
     from events e join cities c on c.slug = e.city
    where e.id = any ($1) order by e.date, e.id`,
);

function idsText(condition: string): string {
  return `
    select array(
      select id from events
       where city = $1 and ($2::text is null or type = $2) and ($3::text is null or place = $3) and ${condition}
       order by date, id limit $4) as ids`;
}

/** An event with its attendees. */
export interface EventRow extends RowOf<typeof EVENT> {
  status: 'upcoming' | 'completed';
  attendees: Array<RowOf<typeof ATTENDEE> & { avatar: string }>;
}

/** The filters of the list of events; an absent one is not applied. */
export interface EventFilter {
  cityId: string;
  type?: string;
  city?: string;
  q?: string;
  limit?: number;
}

/** Reads community events (docs/api/public-read.md#events). */
@Injectable()
export class EventQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The events of a city by date. */
  async *list({ cityId, type, city, q, limit }: EventFilter): Batches<EventRow> {
    const by = q !== undefined && isIndexable(q) ? search : list;
    const row = await this.database.row<{ ids: Array<CommunityEvent['id']> }>(by, [
      cityId,
      type,
      city,
      limit,
      q,
    ]);
    yield* byIds(row?.ids ?? [], (some) => this.named(some));
  }

  /** An event by id, or undefined. */
  async find(id: string): Promise<EventRow | undefined> {
    return (await this.named([id]))[0];
  }

  private named(ids: readonly string[]): Promise<EventRow[]> {
    return this.database.rows<EventRow>(named, [ids, this.clock.now()]);
  }
}

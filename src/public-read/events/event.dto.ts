import { z } from 'zod';
import { dto } from '../../platform/http/dto';
import { cityId, filter, limit, words } from '../parameters';

const text = z.string();

export const event = z
  .strictObject({
    id: text,
    title: text,
    desc: text,
    type: text,
    city: text.meta({ description: 'The display name of the city or town' }),
    date: z.iso.date(),
    time: text,
    duration: text,
    location: text,
    maxAttendees: z.int().min(0),
    status: z
      .enum(['upcoming', 'completed'])
      .meta({ description: 'Completed once its day is over in the city' }),
    attendees: z.array(
      z.strictObject({ name: text, avatar: text.meta({ description: "A URL, '' when there is none" }) }),
    ),
    organiser: text,
    impact: text,
  })
  .meta({
    id: 'CommunityEvent',
    example: {
      id: 'evt_01k0g4yq3fe8tr2v7b5x9cdm6h',
      title: 'Carter Road clean-up',
      desc: 'Gloves and bags are there; bring water.',
      type: 'cleanup',
      city: 'Mumbai',
      date: '2026-12-05',
      time: '7:00 AM',
      duration: '2 hours',
      location: 'Carter Road promenade',
      maxAttendees: 60,
      status: 'upcoming',
      attendees: [{ name: 'Asha Kulkarni', avatar: '' }],
      organiser: 'Bandra residents',
      impact: '',
    },
  });

export class CommunityEventDto extends dto(event) {}

export class EventListQueryDto extends dto(
  z
    .object({
      cityId,
      type: filter('The type of an event, exactly', 'all'),
      city: filter('The display name of a city or town, exactly', 'All cities'),
      q: words('Text in the title, location or city'),
      limit,
    })
    .meta({ id: 'EventListQuery' }),
) {}

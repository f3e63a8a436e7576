import { Count, Day, Literal } from '../../api/openapi/answer-fields';
import { FirstText } from '../../api/validation/query-fields';
import { CityScopeDto } from '../city-scope.dto';
import { ListLimit, Words } from '../parameters';

/** A person who attends an event. */
export class AttendeeDto {
  /** @example "Asha Kulkarni" */
  name!: string;
  /** The URL of a picture; empty if there is none. */
  avatar!: string;
}

/** A community event. */
export class CommunityEventDto {
  /** @example evt_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** @example "Carter Road clean-up" */
  title!: string;
  /** @example "Gloves and bags are there; bring water." */
  desc!: string;
  /** @example cleanup */
  type!: string;
  /** The display name of the city or town. @example Mumbai */
  city!: string;
  @Day()
  date!: string;
  /** @example "7:00 AM" */
  time!: string;
  /** @example "2 hours" */
  duration!: string;
  /** @example "Carter Road promenade" */
  location!: string;
  /** @example 60 */
  @Count()
  maxAttendees!: number;
  /** Completed once its day is over in the city's time zone. */
  @Literal('upcoming', 'completed')
  status!: 'upcoming' | 'completed';
  attendees!: AttendeeDto[];
  /** @example "Bandra residents" */
  organiser!: string;
  /** The results of the event; empty if unknown. */
  impact!: string;
}

/** The filters of the list of events. */
export class EventListQueryDto extends CityScopeDto {
  /** The type of an event, exactly; all: no filter. @example cleanup */
  @FirstText('all')
  type?: string;
  /** The display name of a city or town, exactly; All cities: no filter. @example Mumbai */
  @FirstText('All cities')
  city?: string;
  /** Text in the title, location or city. @example clean-up */
  @Words()
  q?: string;
  @ListLimit()
  limit?: number;
}

import { ApiProperty } from '@nestjs/swagger';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { CATEGORY, CITY, PRIORITY } from '../../kernel/named-values';
import type { Priority } from '../../kernel/priorities';
import { TIME_OF_DAY_OR_END } from '../../kernel/time-of-day';
import { Day, Formed, Integer, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { CalendarDay } from '../../api/validation/day';
import {
  Distinct,
  HttpUrl,
  ListOf,
  Nullable,
  OneOf,
  Optional,
  Pattern,
  Text,
  Whole,
  wholeRefusal,
} from '../../api/validation/fields';

const CLOCK = { enum: ['calendar', 'working'] as const, enumName: 'ClockKind' };
const MAX_HOURS = 8760;

/** Within how many hours issues are to be resolved. */
export class SlaPolicyDto {
  /** @example slp_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** null: of all cities. */
  @ValueOf(CITY)
  cityId!: CitySlug | null;
  /** null: of all categories. */
  @ValueOf(CATEGORY)
  category!: CategorySlug | null;
  /** null: of all priorities. */
  @ValueOf(PRIORITY)
  priority!: Priority | null;
  /** The code of a ward of the city; null: of all wards. @example H/West */
  ward!: string | null;
  @Integer({ minimum: 1, maximum: MAX_HOURS })
  hours!: number;
  @ValueOf(CLOCK)
  clock!: 'calendar' | 'working';
  /** Where the city has published it; null: not known. @example https://city.example/charter.pdf */
  sourceUrl!: string | null;
  /** Reports from then on follow it. */
  @Moment()
  validFrom!: string;
  /** Reports from then on follow another one; null: it is in force. */
  @Moment()
  retiredAt!: string | null;
}

/** A policy that is to be in force from now on. */
export class NewSlaPolicyDto {
  /** null: of all cities. @example mumbai */
  @Optional()
  @Nullable()
  @OneOf(CITY)
  cityId: CitySlug | null = null;
  /** null: of all categories. @example road */
  @Optional()
  @Nullable()
  @OneOf(CATEGORY)
  category: CategorySlug | null = null;
  /** null: of all priorities. @example high */
  @Optional()
  @Nullable()
  @OneOf(PRIORITY)
  priority: Priority | null = null;
  /** The code of a ward of the city; null: of all wards. */
  @Optional()
  @Nullable()
  @Text(1, 50)
  ward: string | null = null;
  /** @example 24 */
  @Whole(1, MAX_HOURS)
  hours!: number;
  /** Which hours count: all of them, or those of the working calendar of the city. @example calendar */
  @Optional()
  @OneOf(CLOCK)
  clock: 'calendar' | 'working' = 'calendar';
  /** Where the city has published it. @example https://city.example/charter.pdf */
  @Optional()
  @Nullable()
  @HttpUrl(2000)
  sourceUrl: string | null = null;
}

/** When a city works. */
export class WorkingCalendarDto {
  @ValueOf(CITY)
  cityId!: CitySlug;
  /** 1 is Monday, 7 is Sunday. */
  @ApiProperty({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: 7 },
    example: [1, 2, 3, 4, 5],
  })
  weekdays!: number[];
  @Formed(TIME_OF_DAY_OR_END, '10:00')
  opens!: string;
  /** `24:00` is the end of the day. */
  @Formed(TIME_OF_DAY_OR_END, '18:00')
  closes!: string;
  /** Whether the hours are the default ones, for the city has set none. */
  isUsual!: boolean;
}

/** When a city is to work. */
export class ChangeWorkingCalendarDto {
  /** 1 is Monday, 7 is Sunday. @example [1, 2, 3, 4, 5, 6] */
  @ListOf((day) => wholeRefusal(day, 1, 7), { min: 1 }, { type: 'integer', minimum: 1, maximum: 7 })
  @Distinct()
  weekdays!: number[];
  /** In the time zone of the city. @example "09:30" */
  @Pattern(TIME_OF_DAY_OR_END, 'must be a time of day such as 09:30')
  opens!: string;
  /** Later than `opens`; `24:00` is the end of the day. @example "17:30" */
  @Pattern(TIME_OF_DAY_OR_END, 'must be a time of day such as 17:30')
  closes!: string;
}

/** A day on which a city does not work. */
export class HolidayDto {
  @ValueOf(CITY)
  cityId!: CitySlug;
  @Day()
  date!: string;
  /** @example Diwali */
  name!: string;
}

/** A holiday that is to be added. */
export class NewHolidayDto {
  /** @example mumbai */
  @OneOf(CITY)
  cityId!: CitySlug;
  /** @example "2026-11-08" */
  @CalendarDay()
  date!: string;
  /** @example Diwali */
  @Text(1, 100)
  name!: string;
}

/** Which holiday is there no more. */
export class RemovedHolidayDto {
  /** @example mumbai */
  cityId!: string;
  @Day()
  date!: string;
}

import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { CATEGORY, CITY, PRIORITY } from '../../kernel/named-values';
import type { Priority } from '../../kernel/priorities';
import { TIME_OF_DAY_OR_END } from '../../kernel/time/time-of-day';
import { Day, Formed, Integer, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { IsCalendarDay } from '../../api/validation/day';
import {
  IsHttpUrl,
  IsName,
  IsNullable,
  IsOneOf,
  IsOptional,
  MatchesPattern,
  IsText,
  IsWholeNumber,
} from '../../api/validation/fields';
import { Distinct, IsListOf } from '../../api/validation/list-fields';
import { wholeRefusal } from '../../api/validation/number';
import { ofItems } from '../../api/validation/rule';

const CLOCK = { enum: ['calendar', 'working'] as const, enumName: 'ClockKind' };
/** Monday to Sunday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const MAX_HOURS = 8760;

/** A rule for the hours within which issues are to be resolved. */
export class SlaPolicyDto {
  /** @example slp_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** null for all cities. */
  @ValueOf(CITY)
  cityId!: CitySlug | null;
  /** null for all categories. */
  @ValueOf(CATEGORY)
  category!: CategorySlug | null;
  /** null for all priorities. */
  @ValueOf(PRIORITY)
  priority!: Priority | null;
  /** The code of a ward of the city; null for all wards. @example H/West */
  ward!: string | null;
  @Integer({ minimum: 1, maximum: MAX_HOURS })
  hours!: number;
  @ValueOf(CLOCK)
  clock!: 'calendar' | 'working';
  /** The URL where the city has published it; null if unknown. @example https://city.example/charter.pdf */
  sourceUrl!: string | null;
  /** It applies to issues reported from then on. */
  @Moment()
  validFrom!: string;
  /** Issues reported from then on have another policy; null if it is in force. */
  @Moment()
  retiredAt!: string | null;
}

/** The policy to put in force now. */
export class NewSlaPolicyDto {
  /** null for all cities. @example mumbai */
  @IsOptional()
  @IsNullable()
  @IsOneOf(CITY)
  cityId: CitySlug | null = null;
  /** null for all categories. @example road */
  @IsOptional()
  @IsNullable()
  @IsOneOf(CATEGORY)
  category: CategorySlug | null = null;
  /** null for all priorities. @example high */
  @IsOptional()
  @IsNullable()
  @IsOneOf(PRIORITY)
  priority: Priority | null = null;
  /** The code of a ward of the city; null for all wards. */
  @IsOptional()
  @IsNullable()
  @IsText(1, 50)
  ward: string | null = null;
  /** @example 24 */
  @IsWholeNumber(1, MAX_HOURS)
  hours!: number;
  /** The hours that count: every hour, or those of the city's working calendar. @example calendar */
  @IsOptional()
  @IsOneOf(CLOCK)
  clock: 'calendar' | 'working' = 'calendar';
  /** The URL where the city has published it. @example https://city.example/charter.pdf */
  @IsOptional()
  @IsNullable()
  @IsHttpUrl(2000)
  sourceUrl: string | null = null;
}

/** The working hours of a city. */
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
  /** Whether these are the default hours, as the city has set none. */
  isUsual!: boolean;
}

/** The new working hours of a city. */
export class ChangeWorkingCalendarDto {
  /** 1 is Monday, 7 is Sunday. @example [1, 2, 3, 4, 5, 6] */
  @IsListOf(
    IsIn(
      WEEKDAYS,
      ofItems((day) => wholeRefusal(day, 1, 7)),
    ),
    { min: 1 },
    { type: 'integer', minimum: 1, maximum: 7 },
  )
  @Distinct()
  weekdays!: number[];
  /** In the time zone of the city. @example "09:30" */
  @MatchesPattern(TIME_OF_DAY_OR_END, 'must be a time of day such as 09:30')
  opens!: string;
  /** Later than `opens`; `24:00` is the end of the day. @example "17:30" */
  @MatchesPattern(TIME_OF_DAY_OR_END, 'must be a time of day such as 17:30')
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

/** The holiday to add. */
export class NewHolidayDto {
  /** @example mumbai */
  @IsOneOf(CITY)
  cityId!: CitySlug;
  /** @example "2026-11-08" */
  @IsCalendarDay()
  date!: string;
  /** @example Diwali */
  @IsName(1, 100)
  name!: string;
}

/** The holiday that was removed. */
export class RemovedHolidayDto {
  /** @example mumbai */
  cityId!: string;
  @Day()
  date!: string;
}

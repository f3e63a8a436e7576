import { type CalendarRow, type HolidayRow, type SlaPolicyRecord, USUAL_HOURS } from '../../due-dates';
import type { CitySlug } from '../../kernel/cities';
import { timeOfDay } from '../../kernel/time/time-of-day';
import type { HolidayDto, SlaPolicyDto, WorkingCalendarDto } from './due-date-rules.dto';

/** A policy (docs/api/due-dates.md#policies-in-the-console). */
export function presentPolicy(policy: SlaPolicyRecord): SlaPolicyDto {
  const { id, city, category, priority, ward, hours, clock, sourceUrl, validFrom, retiredAt } = policy;
  return {
    id,
    cityId: city,
    category,
    priority,
    ward,
    hours,
    clock,
    sourceUrl,
    validFrom: validFrom.toISOString(),
    retiredAt: retiredAt?.toISOString() ?? null,
  };
}

/** The working hours of a city. @param stored the stored calendar, if there is one */
export function presentCalendar(cityId: string, stored: CalendarRow | undefined): WorkingCalendarDto {
  const { weekdays, opensMinute, closesMinute } = stored ?? USUAL_HOURS;
  return {
    cityId: cityId as CitySlug,
    weekdays,
    opens: timeOfDay(opensMinute),
    closes: timeOfDay(closesMinute),
    isUsual: stored === undefined,
  };
}

/** A day on which a city does not work. */
export function presentHoliday({ city, date, name }: HolidayRow): HolidayDto {
  return { cityId: city, date, name };
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import { Clock } from '../../kernel/time/clock';
import { dayRefusal } from '../../api/validation/day';
import { columnsOf } from '../../platform/database/columns';
import { deleteReturning, insertNew } from '../../platform/database/returning';
import { InvalidInput } from '../../platform/http/domain-error';
import { HolidayExists, HolidayNotFound, TooManyHolidays } from '../due-date.errors';
import { CityHoliday } from '../entities/city-holiday.entity';
import { WorkingCalendar } from '../entities/working-calendar.entity';
import type { Change } from './sla-policies.service';

/** With fewer hours, or with holidays on most days, a due date could be decades away. */
const MIN_HOURS_A_WEEK = 5;
const MAX_HOLIDAYS = 1000;

const HOLIDAY = columnsOf(CityHoliday, ['city', 'date', 'name']);

/** The working calendar of a city. */
export type CalendarRow = Pick<WorkingCalendar, 'weekdays' | 'opensMinute' | 'closesMinute'>;
export type HolidayRow = Pick<CityHoliday, 'city' | 'date' | 'name'>;

/**
 * Reads and writes the working calendars and holidays of cities; nothing else writes them. Stored due dates keep their
 * value until something about their issue changes. Change them in a transaction.
 */
@Injectable()
export class CityCalendarsService {
  constructor(
    @InjectRepository(WorkingCalendar) private readonly calendars: Repository<WorkingCalendar>,
    @InjectRepository(CityHoliday) private readonly days: Repository<CityHoliday>,
    private readonly clock: Clock,
  ) {}

  /** The working calendar of a city; undefined if none is stored. */
  async calendar(city: CitySlug): Promise<CalendarRow | undefined> {
    const select = { weekdays: true, opensMinute: true, closesMinute: true };
    return (await this.calendars.findOne({ select, where: { city } })) ?? undefined;
  }

  /** The holidays of a city, oldest first; none for an unknown city. */
  holidays(city: string): Promise<HolidayRow[]> {
    const select = { city: true, date: true, name: true };
    return this.days.find({ select, where: { city: city as CitySlug }, order: { date: 'ASC' } });
  }

  /** @throws InvalidInput if a day closes before it opens, or a week has fewer than five hours */
  async set(city: CitySlug, hours: CalendarRow): Promise<Change<CalendarRow>> {
    const minutes = hours.closesMinute - hours.opensMinute;
    if (minutes <= 0) throw refusedEnd('must be later than opens');
    if (minutes * hours.weekdays.length < MIN_HOURS_A_WEEK * 60)
      throw refusedEnd(`must leave at least ${MIN_HOURS_A_WEEK} hours in a week`);
    const before = (await this.calendar(city)) ?? null;
    const weekdays = [...hours.weekdays].sort((one, other) => one - other);
    const after = { weekdays, opensMinute: hours.opensMinute, closesMinute: hours.closesMinute };
    await this.calendars.upsert({ city, ...after, updatedAt: this.clock.now() }, ['city']);
    return { before, after };
  }

  /** @throws HolidayExists; TooManyHolidays */
  async addHoliday(holiday: HolidayRow): Promise<Change<HolidayRow>> {
    if ((await this.days.countBy({ city: holiday.city })) >= MAX_HOLIDAYS)
      throw new TooManyHolidays(MAX_HOLIDAYS);
    if ((await insertNew(this.days, holiday)) === 0) throw new HolidayExists();
    return { before: null, after: holiday };
  }

  /** @throws HolidayNotFound */
  async removeHoliday(city: string, date: string): Promise<{ before: HolidayRow; after: null }> {
    // An invalid day would be an error in PostgreSQL, so it is refused here.
    const [before] = dayRefusal(date)
      ? []
      : await deleteReturning(this.days, { city: city as CitySlug, date }, HOLIDAY);
    if (!before) throw new HolidayNotFound();
    return { before, after: null };
  }
}

function refusedEnd(message: string): InvalidInput {
  return new InvalidInput([{ field: 'closes', message }]);
}

import { Injectable } from '@nestjs/common';
import { CityQueries } from '../accountability';
import { dateOf, momentAt, nextDate, weekdayOf } from '../due-dates';
import type { CitySlug } from '../kernel/cities';
import type { DigestFrequency } from './subscription';

const HOUR = 60;
/** When digests are written, and when quiet hours end. */
const MORNING = 8 * HOUR;
const EVENING = 22 * HOUR;
const MONDAY = 1;

/** What is due in a city in the morning. */
export interface DigestDue {
  city: CitySlug;
  /** 08:00 of the day there. */
  until: Date;
  frequencies: DigestFrequency[];
}

/** The hours of cities in which people are written to. */
@Injectable()
export class CityTimes {
  constructor(private readonly cities: CityQueries) {}

  /** The digests that are due at a moment: of each city where it is 08:00 or later; those of a week on Mondays. */
  async digestsDue(now: Date): Promise<DigestDue[]> {
    return (await this.cities.byName()).flatMap(({ slug, timeZone }) => {
      const day = dateOf(now.getTime(), timeZone);
      const until = new Date(momentAt(day, MORNING, timeZone));
      if (now < until) return [];
      return { city: slug, until, frequencies: weekdayOf(day) === MONDAY ? ['daily', 'weekly'] : ['daily'] };
    });
  }

  /** When the quiet hours of a city end, from 22:00 to 08:00; undefined outside of them. */
  async endOfQuietHours(city: CitySlug, now: Date): Promise<Date | undefined> {
    const { timeZone } = (await this.cities.byName()).find(({ slug }) => slug === city) ?? {};
    if (timeZone === undefined) return undefined;
    const day = dateOf(now.getTime(), timeZone);
    const morning = new Date(momentAt(day, MORNING, timeZone));
    if (now < morning) return morning;
    if (now.getTime() < momentAt(day, EVENING, timeZone)) return undefined;
    return new Date(momentAt(nextDate(day), MORNING, timeZone));
  }

  /** The date in a city at a moment, as `2027-03-03`. */
  async dateIn(city: CitySlug, moment: Date): Promise<string> {
    return dateOf(moment.getTime(), await this.zoneOf(city));
  }

  /** 08:00 of the day after that of a moment, in a city. */
  async nextMorning(city: CitySlug, moment: Date): Promise<Date> {
    const timeZone = await this.zoneOf(city);
    return new Date(momentAt(nextDate(dateOf(moment.getTime(), timeZone)), MORNING, timeZone));
  }

  private async zoneOf(city: CitySlug): Promise<string> {
    return (await this.cities.byName()).find(({ slug }) => slug === city)?.timeZone ?? 'UTC';
  }
}

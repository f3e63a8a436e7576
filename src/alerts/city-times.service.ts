import { Injectable } from '@nestjs/common';
import { CityQueries } from '../accountability';
import type { CitySlug } from '../kernel/cities';
import { dateOf, weekdayOf } from '../kernel/local-date';
import { endOfQuietHours, morningOf } from '../kernel/quiet-hours';
import type { DigestFrequency } from './subscription';

const MONDAY = 1;

/** What is due in a city in the morning. */
export interface DigestDue {
  city: CitySlug;
  timeZone: string;
  /** 08:00 of the day there. */
  until: Date;
  frequencies: readonly DigestFrequency[];
}

/** The hours of cities in which people are written to. */
@Injectable()
export class CityTimes {
  constructor(private readonly cities: CityQueries) {}

  /**
   * The digests that are due at a moment: of each city where it is 08:00 or later, and not evening, for they would be
   * sent with those of the next day; those of a week on Mondays.
   */
  async digestsDue(now: Date): Promise<DigestDue[]> {
    return (await this.cities.byName()).flatMap(({ slug, timeZone }) => {
      if (endOfQuietHours(timeZone, now)) return [];
      const isMonday = weekdayOf(dateOf(now.getTime(), timeZone)) === MONDAY;
      const frequencies = isMonday ? (['daily', 'weekly'] as const) : (['daily'] as const);
      return { city: slug, timeZone, until: morningOf(timeZone, now), frequencies };
    });
  }

  /** When the quiet hours of a city end, from 22:00 to 08:00; undefined outside of them. */
  async endOfQuietHours(city: CitySlug, now: Date): Promise<Date | undefined> {
    return endOfQuietHours(await this.zoneOf(city), now);
  }

  /** The date in a city at a moment, as `2027-03-03`. */
  async dateIn(city: CitySlug, moment: Date): Promise<string> {
    return dateOf(moment.getTime(), await this.zoneOf(city));
  }

  /** The time zone of a city. */
  async zoneOf(city: CitySlug): Promise<string> {
    return (await this.cities.byName()).find(({ slug }) => slug === city)?.timeZone ?? 'UTC';
  }
}

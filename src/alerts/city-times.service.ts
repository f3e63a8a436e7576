import { Injectable } from '@nestjs/common';
import { CityQueries } from '../accountability';
import type { CitySlug } from '../kernel/cities';
import { dateOf } from '../kernel/local-date';
import { endOfQuietHours, mondayMorningOf, morningOf, nextMorning } from '../kernel/quiet-hours';
import type { DigestFrequency } from './subscription';

/** What is due in a city in the morning. */
export interface DigestDue {
  city: CitySlug;
  timeZone: string;
  /** 08:00 there: of the day, or of the last Monday. */
  until: Date;
  frequencies: readonly DigestFrequency[];
}

/** The hours of cities in which people are written to. */
@Injectable()
export class CityTimes {
  constructor(private readonly cities: CityQueries) {}

  /**
   * The digests that may be due: of each city where it is 08:00 or later, and not evening, for they would be sent with
   * those of the next day. Those of a week are so on every day: one that was taken back is written without waiting for
   * another Monday.
   * @param settled up to when all that happened is committed: no later than now
   */
  async digestsDue(now: Date, settled: Date): Promise<DigestDue[]> {
    return (await this.cities.byName()).flatMap(({ slug: city, timeZone }): DigestDue[] => {
      if (endOfQuietHours(timeZone, now) ?? endOfQuietHours(timeZone, settled)) return [];
      const [until, monday] = [morningOf(timeZone, settled), mondayMorningOf(timeZone, settled)];
      // On a Monday the events of the city are read once for both.
      if (until.getTime() === monday.getTime())
        return [{ city, timeZone, until, frequencies: ['daily', 'weekly'] }];
      return [
        { city, timeZone, until, frequencies: ['daily'] },
        { city, timeZone, until: monday, frequencies: ['weekly'] },
      ];
    });
  }

  /** When the quiet hours of a city end, from 22:00 to 08:00; undefined outside of them. */
  async endOfQuietHours(city: CitySlug, now: Date): Promise<Date | undefined> {
    return endOfQuietHours(await this.zoneOf(city), now);
  }

  /** When it is 08:00 next in a city. */
  async nextMorning(city: CitySlug, now: Date): Promise<Date> {
    const timeZone = await this.zoneOf(city);
    const morning = morningOf(timeZone, now);
    return now < morning ? morning : nextMorning(timeZone, now);
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

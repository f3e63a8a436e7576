import { Injectable } from '@nestjs/common';
import { CityQueries } from '../../accountability';
import type { CitySlug } from '../../kernel/cities';
import { dateOf } from '../../kernel/time/local-date';
import { endOfQuietHours, mondayMorningOf, morningOf, nextMorning } from '../../kernel/time/quiet-hours';
import type { DigestFrequency } from '../subscriptions/subscription';

/** The digests of a city that are due in the morning. */
export interface DigestDue {
  city: CitySlug;
  timeZone: string;
  /** 08:00 local time, of the day or of the last Monday. */
  until: Date;
  frequencies: readonly DigestFrequency[];
}

/** The local hours of cities at which mails are sent. */
@Injectable()
export class CityTimesService {
  constructor(private readonly cities: CityQueries) {}

  /**
   * The digests that may be due, for each city where it is 08:00 or later. In the evening none are due, as they would
   * be sent with those of the next day. Weekly digests may be due on every day: a withdrawn one is written again
   * without waiting for another Monday.
   * @param settled the time up to which all events are committed; not later than now
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

  /** When the quiet hours of a city end, which are from 22:00 to 08:00; undefined outside of them. */
  async endOfQuietHours(city: CitySlug, now: Date): Promise<Date | undefined> {
    return endOfQuietHours(await this.zoneOf(city), now);
  }

  /** When it is next 08:00 in a city. */
  async nextMorning(city: CitySlug, now: Date): Promise<Date> {
    const timeZone = await this.zoneOf(city);
    const morning = morningOf(timeZone, now);
    return now < morning ? morning : nextMorning(timeZone, now);
  }

  /** The local date in a city at a moment, as `2027-03-03`. */
  async dateIn(city: CitySlug, moment: Date): Promise<string> {
    return dateOf(moment.getTime(), await this.zoneOf(city));
  }

  /** The time zone of a city. */
  async zoneOf(city: CitySlug): Promise<string> {
    return (await this.cities.byName()).find(({ slug }) => slug === city)?.timeZone ?? 'UTC';
  }
}

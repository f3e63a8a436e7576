import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/time/clock';
import { DAY_MS } from '../../kernel/time/durations';
import type { AnalyticsQueryDto } from './analytics.dto';
import { BadPeriod, MAX_DAYS } from './analytics.errors';
import { AnalyticsQueries, type GroupCount, type Period } from './analytics.queries';

const DEFAULT_DAYS = 30;

/** The numbers of reported and resolved issues from one day (YYYY-MM-DD) to another. */
export interface Analytics {
  from: string;
  to: string;
  byDay: GroupCount[];
  byWard: GroupCount[];
  byCategory: GroupCount[];
  byChannel: GroupCount[];
  /** null if nothing was resolved. */
  medianHoursToResolve: number | null;
}

/** Figures of a city in a period (docs/api/console.md#analytics). */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly queries: AnalyticsQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts reported and resolved issues. The default period is the last thirty days of the city.
   * @throws BadPeriod
   */
  async count({ cityId, ...days }: AnalyticsQueryDto): Promise<Analytics> {
    const to = days.to ?? (await this.queries.today(cityId, this.clock.now()));
    const from = days.from ?? shifted(to, 1 - DEFAULT_DAYS);
    if (from > to || daysOf(from, to) > MAX_DAYS) throw new BadPeriod(from, to);
    const period: Period = { cityId, from, to: shifted(to, 1) };
    return {
      from,
      to,
      byDay: await this.queries.byDay(period),
      byWard: await this.queries.by('ward', period),
      byCategory: await this.queries.by('category', period),
      byChannel: await this.queries.by('channel', period),
      medianHoursToResolve: await this.queries.medianHoursToResolve(period),
    };
  }
}

/** The number of days of a period, both ends included. */
function daysOf(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** The day a number of days later (YYYY-MM-DD). */
function shifted(day: string, by: number): string {
  return new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10);
}

import { Get, Query } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../kernel/clock';
import { Allow } from '../../platform/http/access.decorator';
import { BareAnswers, Summary } from '../../platform/http/answers.decorator';
import { ConsoleApi } from '../../platform/http/console-api/console-api.decorator';
import { dto } from '../../platform/http/dto';
import { consoleParameter } from '../feed/feed.dto';
import { AnalyticsQueries, type Period } from './analytics.queries';

const DAY_MS = 24 * 60 * 60 * 1000;
const USUAL_DAYS = 30;
const MOST_DAYS = 366;

const count = z.int().min(0);
const groups = z.array(z.strictObject({ key: z.string(), reported: count, resolved: count }));

class AnalyticsQueryDto extends dto(
  z
    .object({
      cityId: consoleParameter('The city, by its id', 'mumbai'),
      from: z.iso
        .date()
        .optional()
        .meta({ description: 'The first day; unless given, thirty days before the last' }),
      to: z.iso.date().optional().meta({ description: 'The last day; unless given, today' }),
    })
    .refine(({ from, to }) => !from || !to || (from <= to && days(from, to) <= MOST_DAYS), {
      path: ['from'],
      message: `must be before to, by ${MOST_DAYS} days at the most`,
    })
    .meta({ id: 'AnalyticsQuery' }),
) {}

class AnalyticsDto extends dto(
  z
    .strictObject({
      from: z.iso.date(),
      to: z.iso.date(),
      byDay: groups,
      byWard: groups,
      byCategory: groups,
      byChannel: groups,
      medianHoursToResolve: z.number().nullable(),
    })
    .meta({
      id: 'Analytics',
      description: 'Hidden issues count nowhere; resolved ones on the day they were',
    }),
) {}

/** What was reported and resolved, by what (document 3, section 4.7). */
@ConsoleApi('analytics')
export class AnalyticsController {
  constructor(
    private readonly queries: AnalyticsQueries,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Summary('Counts what was reported and resolved by day, ward, category and channel')
  @Allow('console')
  @BareAnswers(200, AnalyticsDto, { errors: [401] })
  async show(@Query() query: AnalyticsQueryDto): Promise<AnalyticsDto> {
    const to = query.to ?? this.clock.now().toISOString().slice(0, 10);
    const from = query.from ?? shifted(to, 1 - USUAL_DAYS);
    const period: Period = { cityId: query.cityId, from, to: shifted(to, 1) };
    return {
      from,
      to,
      byDay: await this.queries.byDay(period),
      byWard: await this.queries.by('ward', period),
      byCategory: await this.queries.by('category', period),
      byChannel: await this.queries.by('channel', period),
      medianHoursToResolve: rounded(await this.queries.medianHoursToResolve(period)),
    };
  }
}

function days(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

function shifted(day: string, by: number): string {
  return new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10);
}

function rounded(hours: number | null): number | null {
  return hours === null ? null : Math.round(hours * 10) / 10;
}

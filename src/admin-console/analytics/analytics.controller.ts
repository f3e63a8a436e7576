import { Get, Query } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../kernel/clock';
import { Allow } from '../../platform/http/access.decorator';
import { BareAnswers, Summary } from '../../platform/http/answers.decorator';
import { ConsoleApi } from '../../platform/http/console-api/console-api.decorator';
import { InvalidInput } from '../../platform/http/domain-error';
import { dto } from '../../platform/http/dto';
import { absentWhenEmpty } from '../../platform/http/fields';
import { consoleParameter } from '../feed/feed.dto';
import { AnalyticsQueries, type Period } from './analytics.queries';

const DAY_MS = 24 * 60 * 60 * 1000;
const USUAL_DAYS = 30;
const MOST_DAYS = 366;

// Days PostgreSQL and the arithmetic of dates both take; nothing was reported outside them.
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-12-31';

const count = z.int().min(0);
const groups = z.array(z.strictObject({ key: z.string(), reported: count, resolved: count }));

function day(description: string) {
  const within = z.iso.date().refine((value) => value >= FIRST_DAY && value <= LAST_DAY, {
    message: `must be from ${FIRST_DAY} to ${LAST_DAY}`,
  });
  return z
    .preprocess(absentWhenEmpty, within.optional())
    .optional()
    .meta({ description, override: { type: 'string', format: 'date' } });
}

class AnalyticsQueryDto extends dto(
  z
    .object({
      cityId: consoleParameter('The city, by its id', 'mumbai'),
      from: day('The first day; unless given, thirty days before the last'),
      to: day('The last day; unless given, today'),
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

class BadPeriod extends InvalidInput {
  constructor(from: string, to: string) {
    super([
      {
        field: 'from',
        message: `must not be after to, nor more than ${MOST_DAYS} days before it (${from} to ${to})`,
      },
    ]);
  }
}

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
    const to = query.to ?? (await this.queries.today(query.cityId, this.clock.now()));
    const from = query.from ?? shifted(to, 1 - USUAL_DAYS);
    if (from > to || daysOf(from, to) > MOST_DAYS) throw new BadPeriod(from, to);
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

function daysOf(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

function shifted(day: string, by: number): string {
  return new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10);
}

function rounded(hours: number | null): number | null {
  return hours === null ? null : Math.round(hours * 10) / 10;
}

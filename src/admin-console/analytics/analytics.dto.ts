import { applyDecorators } from '@nestjs/common';
import { Count, Day } from '../../api/openapi/answer-fields';
import { CalendarDay } from '../../api/validation/day';
import { Optional } from '../../api/validation/fields';
import { AbsentWhenEmpty, FirstText } from '../../api/validation/query-fields';

/** A day of the calendar; an empty one counts as absent. */
const DayParameter = (): PropertyDecorator => applyDecorators(AbsentWhenEmpty(), Optional(), CalendarDay());

/** Of which city and period figures are asked. */
export class AnalyticsQueryDto {
  /** The city, by its id. @example mumbai */
  @FirstText()
  cityId: string = 'mumbai';
  /** The first day; unless given, the thirtieth counted back from the last. @example 2026-03-01 */
  @DayParameter()
  from?: string;
  /** The last day; unless given, today in the city. @example 2026-03-31 */
  @DayParameter()
  to?: string;
}

/** What was reported and resolved of one kind. */
export class AnalyticsGroupDto {
  /** The day, the ward, the category or the channel. @example Infrastructure */
  key!: string;
  @Count()
  reported!: number;
  @Count()
  resolved!: number;
}

/** What was reported and resolved in a period. Hidden issues count nowhere; resolved ones on the day they were. */
export class AnalyticsDto {
  @Day()
  from!: string;
  @Day()
  to!: string;
  /** Days on which nothing happened are left out. */
  byDay!: AnalyticsGroupDto[];
  byWard!: AnalyticsGroupDto[];
  byCategory!: AnalyticsGroupDto[];
  byChannel!: AnalyticsGroupDto[];
  /**
   * From report to resolution, of what was resolved in the period, to a tenth; null where nothing was.
   * @example 31.5
   */
  medianHoursToResolve!: number | null;
}

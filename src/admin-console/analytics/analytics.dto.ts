import { applyDecorators } from '@nestjs/common';
import { Count, Day } from '../../api/openapi/answer-fields';
import { IsCalendarDay } from '../../api/validation/day';
import { IsOptional } from '../../api/validation/fields';
import { AbsentWhenEmpty, FirstText } from '../../api/validation/query-fields';

/** A calendar day; an empty value counts as absent. */
const DayParameter = (): PropertyDecorator =>
  applyDecorators(AbsentWhenEmpty(), IsOptional(), IsCalendarDay());

/** The city and period of the figures. */
export class AnalyticsQueryDto {
  /** The city, by its id. @example mumbai */
  @FirstText()
  cityId: string = 'mumbai';
  /** The first day; by default the thirtieth, counted back from the last. @example 2026-03-01 */
  @DayParameter()
  from?: string;
  /** The last day; by default today in the city. @example 2026-03-31 */
  @DayParameter()
  to?: string;
}

/** The numbers of reported and resolved issues of one group. */
export class AnalyticsGroupDto {
  /** The day, the ward, the category or the channel. @example Infrastructure */
  key!: string;
  @Count()
  reported!: number;
  @Count()
  resolved!: number;
}

/** Figures of a period. Hidden issues are not counted; resolved issues count on the day of the resolution. */
export class AnalyticsDto {
  @Day()
  from!: string;
  @Day()
  to!: string;
  /** Days without reports or resolutions are left out. */
  byDay!: AnalyticsGroupDto[];
  byWard!: AnalyticsGroupDto[];
  byCategory!: AnalyticsGroupDto[];
  byChannel!: AnalyticsGroupDto[];
  /**
   * The time from report to resolution of the issues resolved in the period, to one decimal; null if there are none.
   * @example 31.5
   */
  medianHoursToResolve!: number | null;
}

import { applyDecorators } from '@nestjs/common';
import { Count, Day } from '../../api/openapi/answer-fields';
import { fieldRule } from '../../api/validation/field-rule';
import { Optional } from '../../api/validation/fields';
import { AbsentWhenEmpty, FirstText } from '../../api/validation/query-fields';
import { typeRefusal } from '../../api/validation/rule';

// Days PostgreSQL and the arithmetic of dates both take; nothing was reported outside them.
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-12-31';

/** A day of the calendar; an empty one counts as absent. */
const DayParameter = (): PropertyDecorator =>
  applyDecorators(
    AbsentWhenEmpty(),
    Optional(),
    fieldRule('day', dayRefusal, { type: 'string', format: 'date' }),
  );

function dayRefusal(value: unknown): string | undefined {
  const refusal = typeRefusal(value, 'string');
  if (refusal !== undefined) return refusal;
  const day = value as string;
  if (!isDay(day)) return 'Invalid ISO date';
  return day < FIRST_DAY || day > LAST_DAY ? `must be from ${FIRST_DAY} to ${LAST_DAY}` : undefined;
}

/** Whether a text is a day of the calendar as YYYY-MM-DD; dates that roll over, such as the 30th of February, are none. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

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
  /** From report to resolution, of what was resolved in the period, to a tenth; null where nothing was. @example 31.5 */
  medianHoursToResolve!: number | null;
}

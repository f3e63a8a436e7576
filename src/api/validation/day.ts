import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Rule, typeRefusal } from './rule';

// A range that both PostgreSQL and JavaScript dates can handle; no issue is dated outside it.
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-12-31';

/** A day of the calendar as YYYY-MM-DD. */
export const IsCalendarDay = (): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: 'string', format: 'date' }), Rule('day', dayRefusal));

/** Why a value is not a valid calendar day; undefined if it is. */
export function dayRefusal(value: unknown): string | undefined {
  const refusal = typeRefusal(value, 'string');
  if (refusal !== undefined) return refusal;
  const day = value as string;
  if (!isDay(day)) return 'Invalid ISO date';
  return day < FIRST_DAY || day > LAST_DAY ? `must be from ${FIRST_DAY} to ${LAST_DAY}` : undefined;
}

/**
 * Whether a text is a calendar day as YYYY-MM-DD; days that do not exist, such as the 30th of February, are refused.
 */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

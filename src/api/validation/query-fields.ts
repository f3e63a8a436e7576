import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow as Keep, IsDate, IsInt, IsString, MaxLength } from 'class-validator';
import { IsOptional } from './fields';
import { wrongType } from './rule';

/** Converts a query parameter, which is text, to a number if it matches a pattern. */
const numberWhere = (pattern: RegExp): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && pattern.test(value) ? Number(value) : value,
  );

/**
 * An optional whole number in a query, in plain decimal digits.
 * @param pattern the accepted notation
 * @param message the error for anything else
 */
export const IsQueryNumber = (
  pattern: RegExp,
  message: string,
  shown: { minimum?: number; maximum?: number },
): PropertyDecorator => applyDecorators(IsOptional(), IsRequiredQueryNumber(pattern, message, shown));

/** The same, but required. */
export const IsRequiredQueryNumber = (
  pattern: RegExp,
  message: string,
  shown: { minimum?: number; maximum?: number },
): PropertyDecorator =>
  applyDecorators(
    numberWhere(pattern),
    ApiProperty({ type: 'integer', ...shown }),
    // What the pattern does not match is still text.
    IsInt(wrongType('string', message)),
  );

/** An existing day, then a time with at least seconds and an offset from UTC. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** An optional time in a query, ISO 8601 with an offset; converted to a Date. */
export const IsQueryMoment = (): PropertyDecorator => applyDecorators(IsOptional(), IsMoment());

/** The same, but required; also used in bodies. */
export const IsMoment = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => momentIn(value) ?? value),
    ApiProperty({ type: 'string', format: 'date-time' }),
    IsDate(wrongType('string', 'Invalid ISO datetime')),
  );

function momentIn(value: unknown): Date | undefined {
  const day = typeof value === 'string' ? MOMENT.exec(value)?.[1] : undefined;
  if (day === undefined) return undefined;
  const midnight = new Date(`${day}T00:00:00Z`);
  // `Date` accepts the 30th of February as a day in March.
  const isReal = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  return isReal ? new Date(value as string) : undefined;
}

/** The `limit` of a list: a plain whole number, 1 to 100. Its default is the initial value of the property. */
export const IsPageLimit = (): PropertyDecorator =>
  applyDecorators(
    IsQueryNumber(/^(?:[1-9]\d?|100)$/, 'must be a whole number from 1 to 100', { minimum: 1, maximum: 100 }),
    ApiProperty({ description: 'Items per page' }),
  );

const MAX_CURSOR_LENGTH = 1000;

/** The cursor of a list: the `nextKey` of an earlier answer. */
export const IsPageCursor = (
  description = 'The nextKey of the previous page; valid only with the same sort and filters',
): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    IsString(wrongType('string')),
    MaxLength(MAX_CURSOR_LENGTH, { message: 'is not a cursor of this list' }),
    ApiProperty({ type: 'string', maxLength: MAX_CURSOR_LENGTH, description }),
  );

/**
 * Makes an empty parameter count as absent: the property keeps its initial value. Must be placed above the rules of an
 * optional parameter.
 */
export const AbsentWhenEmpty = (): PropertyDecorator => (target, key) =>
  Transform(({ value }: { value: unknown }) => (value === '' ? initialValueOf(target, key) : value))(
    target,
    key,
  );

/** The value of a DTO's property if its parameter is absent. */
function initialValueOf(target: object, key: string | symbol): unknown {
  return new (target.constructor as new () => Record<string | symbol, unknown>)()[key];
}

/**
 * A parameter that accepts any text and is never refused: it is trimmed, and the first of several is used. If it is
 * empty or not text, the property keeps its initial value.
 * @param absent a further text that counts as absent, such as `all`
 */
export const FirstText =
  (absent = ''): PropertyDecorator =>
  (target, key) => {
    const textOf = ({ value }: { value: unknown }): unknown => {
      const text = firstText(value).trim();
      return text === '' || text === absent ? initialValueOf(target, key) : text;
    };
    // class-transformer skips absent parameters, so the property keeps its initial value.
    applyDecorators(Transform(textOf), Keep(), ApiProperty({ type: 'string', required: false }))(target, key);
  };

function firstText(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
}

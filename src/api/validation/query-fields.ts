import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow as Keep } from 'class-validator';
import { Optional } from './fields';
import { fieldRule } from './field-rule';
import { Rule, typeRefusal } from './rule';

/** Query parameters are text: these are taken as numbers where they are written as one. */
const numberWhere = (pattern: RegExp): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && pattern.test(value) ? Number(value) : value,
  );

/**
 * A whole number in a query, written plainly in decimal digits; it may be absent.
 * @param pattern what it may be written as
 * @param message what is said of anything else
 */
export const QueryNumber = (
  pattern: RegExp,
  message: string,
  shown: { minimum?: number; maximum?: number },
): PropertyDecorator => applyDecorators(Optional(), RequiredQueryNumber(pattern, message, shown));

/** The same, where it must be given. */
export const RequiredQueryNumber = (
  pattern: RegExp,
  message: string,
  shown: { minimum?: number; maximum?: number },
): PropertyDecorator =>
  applyDecorators(
    numberWhere(pattern),
    fieldRule('queryNumber', (value) => queryNumberRefusal(value, message), { type: 'integer', ...shown }),
  );

function queryNumberRefusal(value: unknown, message: string): string | undefined {
  if (typeof value === 'number') return undefined;
  return typeRefusal(value, 'string') ?? message;
}

/** A day that there is, then a time to the second or finer and an offset from UTC. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** A moment in a query, ISO 8601 with an offset; it is taken as a Date. */
export const QueryMoment = (): PropertyDecorator => applyDecorators(Optional(), RequiredMoment());

/** The same, where it must be given; in a body, too. */
export const RequiredMoment = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => momentIn(value) ?? value),
    fieldRule('queryMoment', queryMomentRefusal, { type: 'string', format: 'date-time' }),
  );

function momentIn(value: unknown): Date | undefined {
  const day = typeof value === 'string' ? MOMENT.exec(value)?.[1] : undefined;
  if (day === undefined) return undefined;
  const midnight = new Date(`${day}T00:00:00Z`);
  // Date takes the 30th of February for a day in March.
  const isReal = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  return isReal ? new Date(value as string) : undefined;
}

function queryMomentRefusal(value: unknown): string | undefined {
  if (value instanceof Date) return undefined;
  return typeRefusal(value, 'string') ?? 'Invalid ISO datetime';
}

/** The `limit` of a list: a plain whole number, 1 to 100. Its default is the initial value of the property. */
export const PageLimit = (): PropertyDecorator =>
  applyDecorators(
    QueryNumber(/^(?:[1-9]\d?|100)$/, 'must be a whole number from 1 to 100', { minimum: 1, maximum: 100 }),
    ApiProperty({ description: 'Items per page' }),
  );

const MAX_CURSOR_LENGTH = 1000;

/** The cursor of a list, as an answer's `nextKey` gave it. */
export const PageCursor = (
  description = 'The nextKey of the previous page; it belongs to the same sort and filters',
): PropertyDecorator =>
  applyDecorators(
    Optional(),
    Rule('cursor', cursorRefusal),
    ApiProperty({ type: 'string', maxLength: MAX_CURSOR_LENGTH, description }),
  );

function cursorRefusal(value: unknown): string | undefined {
  const refusal = typeRefusal(value, 'string');
  if (refusal !== undefined) return refusal;
  return (value as string).length > MAX_CURSOR_LENGTH ? 'is not a cursor of this list' : undefined;
}

/**
 * An empty parameter counts as absent: the property has its initial value. Stands above the rules of an optional
 * parameter.
 */
export const AbsentWhenEmpty = (): PropertyDecorator => (target, key) =>
  Transform(({ value }: { value: unknown }) => (value === '' ? initialValueOf(target, key) : value))(
    target,
    key,
  );

/** What a property of a DTO is where its parameter is absent. */
function initialValueOf(target: object, key: string | symbol): unknown {
  return new (target.constructor as new () => Record<string | symbol, unknown>)()[key];
}

/**
 * A parameter that takes any text and is never refused: its ends are trimmed, and of one that is given several times
 * the first counts. One that is empty or no text counts as absent: then the property has its initial value.
 * @param absent a text that counts as absent, too, such as `all`
 */
export const FirstText =
  (absent = ''): PropertyDecorator =>
  (target, key) => {
    const textOf = ({ value }: { value: unknown }): unknown => {
      const text = firstText(value).trim();
      return text === '' || text === absent ? initialValueOf(target, key) : text;
    };
    // class-transformer leaves out what is absent: the property keeps its initial value by itself.
    applyDecorators(Transform(textOf), Keep(), ApiProperty({ type: 'string', required: false }))(target, key);
  };

function firstText(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
}

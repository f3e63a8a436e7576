import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { NamedValues } from '../validation/fields';

/** Documents a member of an answer whose TypeScript type says too little. */
const shown = (options: object): PropertyDecorator => ApiProperty(options);

/** A whole number, at least 0. */
export const Count = (): PropertyDecorator => shown({ type: 'integer', minimum: 0 });

/** A whole number, optionally within a range. */
export const Integer = (range: { minimum?: number; maximum?: number } = {}): PropertyDecorator =>
  shown({ type: 'integer', ...range });

/** A time in UTC, as ISO 8601 text. */
export const Moment = (): PropertyDecorator =>
  shown({ type: 'string', format: 'date-time', example: '2026-03-14T08:30:00.000Z' });

/** A date, as ISO 8601 text. */
export const Day = (): PropertyDecorator => shown({ type: 'string', format: 'date', example: '2026-03-14' });

/** Text that matches a pattern. */
export const Formed = (pattern: RegExp, example: string): PropertyDecorator =>
  shown({ type: 'string', pattern: pattern.source, example });

/** One of a closed set of values. */
export const ValueOf = ({ enum: values, enumName }: NamedValues<string | number>): PropertyDecorator =>
  shown({ enum: [...values], enumName });

/** A list of values of a closed set. */
export const ValuesOf = ({ enum: values, enumName }: NamedValues): PropertyDecorator =>
  shown({ enum: [...values], enumName, isArray: true });

/** A constant, or one of a few values that need no schema of their own. */
export const Literal = (...values: ReadonlyArray<string | number | boolean>): PropertyDecorator =>
  shown({ type: typeof values[0], enum: values });

/** An object with a whole number for each of the names; all are present. */
export const CountsBy = (names: readonly string[]): PropertyDecorator =>
  shown({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'integer', minimum: 0 }])),
  });

/** An object with arbitrary member names, whose values have one schema. */
export const MapOf = (schema: object): PropertyDecorator =>
  shown({ type: 'object', additionalProperties: schema });

/** A value that is generated instead of measured. */
export const Placeholder = (options: object = {}): PropertyDecorator =>
  applyDecorators(shown({ ...options, description: 'Placeholder: deterministic, not measured' }));

import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { NamedValues } from '../validation/fields';

/** What the OpenAPI document shows of a member of an answer, where its type in TypeScript says less. */
const shown = (options: object): PropertyDecorator => ApiProperty(options);

/** A whole number, at least 0. */
export const Count = (): PropertyDecorator => shown({ type: 'integer', minimum: 0 });

/** A whole number. */
export const Integer = (range: { minimum?: number; maximum?: number } = {}): PropertyDecorator =>
  shown({ type: 'integer', ...range });

/** A moment in UTC as ISO 8601 text. */
export const Moment = (): PropertyDecorator =>
  shown({ type: 'string', format: 'date-time', example: '2026-03-14T08:30:00.000Z' });

/** A day as ISO 8601 text. */
export const Day = (): PropertyDecorator => shown({ type: 'string', format: 'date', example: '2026-03-14' });

/** Text of a form. */
export const Formed = (pattern: RegExp, example: string): PropertyDecorator =>
  shown({ type: 'string', pattern: pattern.source, example });

/** One of a closed set of values. */
export const ValueOf = ({ enum: values, enumName }: NamedValues<string | number>): PropertyDecorator =>
  shown({ enum: [...values], enumName });

/** A list of values of a closed set. */
export const ValuesOf = ({ enum: values, enumName }: NamedValues): PropertyDecorator =>
  shown({ enum: [...values], enumName, isArray: true });

/** One value, or one of a few that are not worth a name. */
export const Literal = (...values: ReadonlyArray<string | number | boolean>): PropertyDecorator =>
  shown({ type: typeof values[0], enum: values });

/** A whole number for each of some names, all of them present. */
export const CountsBy = (names: readonly string[]): PropertyDecorator =>
  shown({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'integer', minimum: 0 }])),
  });

/** An object whose members have names that are not known before, each a value of one schema. */
export const MapOf = (schema: object): PropertyDecorator =>
  shown({ type: 'object', additionalProperties: schema });

/** A value that is generated and not measured. */
export const Placeholder = (options: object = {}): PropertyDecorator =>
  applyDecorators(shown({ ...options, description: 'Placeholder: deterministic, not measured' }));

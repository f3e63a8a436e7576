import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { fieldRule } from './field-rule';
import { typeRefusal } from './rule';

const DEGREES = /^-?\d{1,3}(\.\d{1,30})?(e-?\d{1,2})?$/i;

/** Converts a query parameter, which is text, to a number if it is written as degrees. */
export const DegreesAsNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && DEGREES.test(value) ? Number(value) : value,
  );

/** Why a value is not a number of degrees from -max to max; undefined if it is. */
export function degreesRefusal(value: unknown, max: number): string | undefined {
  if (typeof value !== 'number') return typeRefusal(value, 'string') ?? 'must be a number of degrees';
  return Math.abs(value) <= max ? undefined : `must be between -${max} and ${max}`;
}

/** A required number of degrees in a query. @param max the limit, positive and negative */
export const RequiredDegrees = (max: number): PropertyDecorator =>
  applyDecorators(
    DegreesAsNumber(),
    fieldRule('degrees', (value) => degreesRefusal(value, max), {
      type: 'number',
      minimum: -max,
      maximum: max,
    }),
  );

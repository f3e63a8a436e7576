import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { fieldRule } from './field-rule';
import { typeRefusal } from './rule';

const DEGREES = /^-?\d{1,3}(\.\d{1,30})?(e-?\d{1,2})?$/i;

/** A query parameter is text: it is taken as a number where it is written as degrees. */
export const DegreesAsNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && DEGREES.test(value) ? Number(value) : value,
  );

/** Why a value is no number of degrees up to a limit on either side, or undefined. */
export function degreesRefusal(value: unknown, max: number): string | undefined {
  if (typeof value !== 'number') return typeRefusal(value, 'string') ?? 'must be a number of degrees';
  return Math.abs(value) <= max ? undefined : `must be between -${max} and ${max}`;
}

/** A number of degrees in a query, which must be given. @param max on either side */
export const RequiredDegrees = (max: number): PropertyDecorator =>
  applyDecorators(
    DegreesAsNumber(),
    fieldRule('degrees', (value) => degreesRefusal(value, max), {
      type: 'number',
      minimum: -max,
      maximum: max,
    }),
  );

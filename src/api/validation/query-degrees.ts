import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNumber, Max, Min } from 'class-validator';
import { typeRefusal, wrongType } from './rule';

const DEGREES = /^-?\d{1,3}(\.\d{1,30})?(e-?\d{1,2})?$/i;

const NO_DEGREES = 'must be a number of degrees';
const outside = (max: number) => `must be between -${max} and ${max}`;

/** Converts a query parameter, which is text, to a number if it is written as degrees. */
export const DegreesAsNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && DEGREES.test(value) ? Number(value) : value,
  );

/** Why a value is not a number of degrees from -max to max; undefined if it is. */
export function degreesRefusal(value: unknown, max: number): string | undefined {
  if (typeof value !== 'number') return typeRefusal(value, 'string') ?? NO_DEGREES;
  return Math.abs(value) <= max ? undefined : outside(max);
}

/** A required number of degrees in a query. @param max the limit, positive and negative */
export const IsDegrees = (max: number): PropertyDecorator =>
  applyDecorators(
    DegreesAsNumber(),
    ApiProperty({ type: 'number', minimum: -max, maximum: max }),
    IsNumber({}, wrongType('string', NO_DEGREES)),
    Min(-max, { message: outside(max) }),
    Max(max, { message: outside(max) }),
  );

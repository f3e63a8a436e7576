import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsObject,
  IsString,
  ValidateNested,
} from 'class-validator';
import { type NamedValues, oneOfMessage } from './fields';
import { ofItems, typeRefusal, wrongType } from './rule';

/** The limits of a list's length, and the error beyond them. */
export interface ListBounds {
  min?: number;
  max?: number;
  minMessage?: string;
  maxMessage?: string;
}

/**
 * A list whose items are validated one by one; their errors name `field.index`.
 * @param items the rule of the items, with the options `ofItems(...)`
 * @param shown the items in the OpenAPI document
 */
export const IsListOf = (
  items: PropertyDecorator,
  { min, max, minMessage, maxMessage }: ListBounds = {},
  shown: ApiPropertyOptions = {},
): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      isArray: true,
      ...(min !== undefined && { minItems: min }),
      ...(max !== undefined && { maxItems: max }),
      ...shown,
    }),
    IsArray(wrongType('array')),
    // First, so that a list that is too long is refused for that only.
    ArrayMaxSize(max ?? Infinity, { message: maxMessage ?? 'must be at most $constraint1 items long' }),
    items,
    ArrayMinSize(min ?? 0, { message: minMessage ?? 'must be at least $constraint1 items long' }),
  );

/** A list of any texts. */
export const IsListOfTexts = (bounds: ListBounds, shown: ApiPropertyOptions = {}): PropertyDecorator =>
  IsListOf(IsString(ofItems((item) => typeRefusal(item, 'string'))), bounds, { type: 'string', ...shown });

/** A list of objects, each with its own rules. */
export const IsListOfObjects = (type: () => new () => object, bounds: ListBounds): PropertyDecorator =>
  applyDecorators(
    Type(type),
    IsListOf(
      applyDecorators(
        // `ValidateNested` accepts a list in the place of an object, and applies the rules to its items.
        IsObject(ofItems((item) => typeRefusal(item, 'object'))),
        ValidateNested({ each: true, message: '' }),
      ),
      bounds,
      // Nest knows a function that returns a type by its name, which it has as this member.
      { type: () => type() },
    ),
  );

/** A list of values of a closed set. */
export const IsListOfOneOf = (values: NamedValues, bounds: ListBounds = {}): PropertyDecorator =>
  IsListOf(EachIsIn(values.enum), bounds, { enum: [...values.enum], enumName: values.enumName });

/** The rule that each item of a list is one of a closed set of values. */
export const EachIsIn = (values: readonly string[]): PropertyDecorator =>
  IsIn(
    values,
    ofItems((item) => (values.includes(item as string) ? undefined : oneOfMessage(values))),
  );

/** Removes repeated items. Used together with `IsListOf`. */
export const Distinct = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? [...new Set(value as unknown[])] : value,
  );

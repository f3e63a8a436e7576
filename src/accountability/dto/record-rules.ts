import { applyDecorators } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { CATEGORY_SLUGS } from '../../kernel/categories';
import { CITY_SLUGS, cityNamed } from '../../kernel/cities';
import { fieldRule } from '../../api/validation/field-rule';
import { emailRefusal, listRefusal, oneOfRefusal } from '../../api/validation/fields';
import { typeRefusal } from '../../api/validation/rule';

const SIX_DIGITS = /^\d{6}$/;

/** Why a value is no pincode, or undefined. */
export function pincodeRefusal(value: unknown): string | undefined {
  const refusal = typeRefusal(value, 'string');
  if (refusal !== undefined) return refusal;
  return SIX_DIGITS.test(value as string) ? undefined : 'must be six digits';
}

/** Any name of a city; its slug is kept. */
export const CityName = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? (cityNamed(value) ?? value) : value,
    ),
    fieldRule('city', (value) => typeRefusal(value, 'string') ?? oneOfRefusal(value, CITY_SLUGS), {
      type: 'string',
      example: 'Bombay',
    }),
  );

/** An email address of at most 254 characters, or ''. */
export const EmailOrEmpty = (): PropertyDecorator =>
  fieldRule('email', emailOrEmptyRefusal, { type: 'string', maxLength: 254 });

function emailOrEmptyRefusal(value: unknown): string | undefined {
  if (typeof value !== 'string') return 'Invalid input';
  return value === '' || emailRefusal(value) === undefined ? undefined : 'must be an email address';
}

/** At most 1000 pincodes; one that is named twice counts once. */
export const Pincodes = (): PropertyDecorator =>
  SetOf('pincodes', pincodeRefusal, 1000, { type: 'string', pattern: SIX_DIGITS.source });

/** At most 100 categories; one that is named twice counts once. */
export const Categories = (): PropertyDecorator =>
  SetOf('categories', (value) => oneOfRefusal(value, CATEGORY_SLUGS), 100, {
    enum: [...CATEGORY_SLUGS],
    enumName: 'CategorySlug',
  });

/** The length is looked at first: what is too long is refused for that alone. */
function SetOf(
  name: string,
  refusalOfItem: (item: unknown) => string | undefined,
  max: number,
  shown: ApiPropertyOptions,
): PropertyDecorator {
  const refusalOf = (value: unknown) =>
    Array.isArray(value) && value.length > max
      ? `must name at most ${max}`
      : listRefusal(value, refusalOfItem, {});
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      // The index of a problem is that of the list as it was sent.
      hasRepeats(value) && refusalOf(value) === undefined ? [...new Set(value as unknown[])] : value,
    ),
    fieldRule(name, refusalOf, { isArray: true, maxItems: max, ...shown }),
  );
}

function hasRepeats(value: unknown): boolean {
  return Array.isArray(value) && new Set(value).size < value.length;
}

import { applyDecorators } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { CATEGORY_SLUGS } from '../../kernel/categories';
import { CITY_SLUGS, cityNamed } from '../../kernel/cities';
import { visibleDigits } from '../../kernel/text/typed-text';
import { fieldRule } from '../../api/validation/field-rule';
import { emailRefusal, listRefusal, oneOfRefusal, TypedEmail } from '../../api/validation/fields';
import { typeRefusal } from '../../api/validation/rule';

const SIX_DIGITS = /^\d{6}$/;

/** Why a value is not a pincode; undefined if it is. */
export function pincodeRefusal(value: unknown): string | undefined {
  const refusal = typeRefusal(value, 'string');
  if (refusal !== undefined) return refusal;
  return SIX_DIGITS.test(value as string) ? undefined : 'must be six digits';
}

/** Any name of a city; converted to its slug. */
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
  applyDecorators(TypedEmail(), fieldRule('email', emailOrEmptyRefusal, { type: 'string', maxLength: 254 }));

function emailOrEmptyRefusal(value: unknown): string | undefined {
  if (typeof value !== 'string') return 'Invalid input';
  return value === '' || emailRefusal(value) === undefined ? undefined : 'must be an email address';
}

/** At most 1000 pincodes; repeated ones count once. */
export const Pincodes = (): PropertyDecorator =>
  SetOf('pincodes', pincodeRefusal, 1000, { type: 'string', pattern: SIX_DIGITS.source }, (item) =>
    typeof item === 'string' ? visibleDigits(item) : item,
  );

/** At most 100 categories; repeated ones count once. */
export const Categories = (): PropertyDecorator =>
  SetOf('categories', (value) => oneOfRefusal(value, CATEGORY_SLUGS), 100, {
    enum: [...CATEGORY_SLUGS],
    enumName: 'CategorySlug',
  });

/** A list without repetitions. Its length is checked first: a list that is too long is refused for that only. */
function SetOf(
  name: string,
  refusalOfItem: (item: unknown) => string | undefined,
  max: number,
  shown: ApiPropertyOptions,
  convert = (item: unknown): unknown => item,
): PropertyDecorator {
  const refusalOf = (value: unknown) =>
    Array.isArray(value) && value.length > max
      ? `must name at most ${max}`
      : listRefusal(value, refusalOfItem, {});
  return applyDecorators(
    Transform(({ value: given }: { value: unknown }) => {
      const value = Array.isArray(given) ? given.map(convert) : given;
      // Repetitions are removed only from valid lists, so that the indexes in errors are those of the list that was
      // sent.
      return hasRepeats(value) && refusalOf(value) === undefined ? [...new Set(value as unknown[])] : value;
    }),
    fieldRule(name, refusalOf, { isArray: true, maxItems: max, ...shown }),
  );
}

function hasRepeats(value: unknown): boolean {
  return Array.isArray(value) && new Set(value).size < value.length;
}

import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { isIn, IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { CATEGORY_SLUGS } from '../../kernel/categories';
import { CITY_SLUGS, cityNamed } from '../../kernel/cities';
import { typedPincode } from '../../kernel/text/typed-text';
import { EMAIL_OR_EMPTY, MAX_EMAIL_LENGTH } from '../../api/validation/email';
import { oneOfMessage, TypedEmail } from '../../api/validation/fields';
import { EachIsIn, IsListOf } from '../../api/validation/list-fields';
import { ofItems, typeRefusal, wrongType } from '../../api/validation/rule';

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
    ApiProperty({ type: 'string', example: 'Bombay' }),
    IsString(wrongType('string')),
    IsIn(CITY_SLUGS, { message: oneOfMessage(CITY_SLUGS) }),
  );

/** An email address of at most 254 characters, or ''. */
export const EmailOrEmpty = (): PropertyDecorator =>
  applyDecorators(
    TypedEmail(),
    ApiProperty({ type: 'string', maxLength: MAX_EMAIL_LENGTH }),
    IsString({ message: 'Invalid input' }),
    Matches(EMAIL_OR_EMPTY, { message: 'must be an email address' }),
    MaxLength(MAX_EMAIL_LENGTH, { message: 'must be an email address' }),
  );

/** At most 1000 pincodes; repeated ones count once. */
export const Pincodes = (): PropertyDecorator =>
  IsSetOf(
    Matches(SIX_DIGITS, ofItems(pincodeRefusal)),
    (item) => pincodeRefusal(item) === undefined,
    1000,
    { type: 'string', pattern: SIX_DIGITS.source },
    (item) => (typeof item === 'string' ? typedPincode(item) : item),
  );

/** At most 100 categories; repeated ones count once. */
export const Categories = (): PropertyDecorator =>
  IsSetOf(EachIsIn(CATEGORY_SLUGS), (item) => isIn(item, CATEGORY_SLUGS), 100, {
    enum: [...CATEGORY_SLUGS],
    enumName: 'CategorySlug',
  });

/**
 * A list without repetitions.
 * @param items the rule of the items, and @param isValid whether an item keeps it
 */
function IsSetOf(
  items: PropertyDecorator,
  isValid: (item: unknown) => boolean,
  max: number,
  shown: ApiPropertyOptions,
  convert = (item: unknown): unknown => item,
): PropertyDecorator {
  return applyDecorators(
    Transform(({ value: given }: { value: unknown }) => {
      if (!Array.isArray(given)) return given;
      const value = given.map(convert);
      // Repetitions are removed only from valid lists, so that the indexes in errors are those of the list that was
      // sent.
      return value.length <= max && value.every(isValid) ? [...new Set(value)] : value;
    }),
    IsListOf(items, { max, maxMessage: `must name at most ${max}` }, shown),
  );
}

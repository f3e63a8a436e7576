import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { typedEmail } from '../../kernel/text/email-address';
import { visibleDigits } from '../../kernel/text/typed-text';
import { isVisible, plainName, withoutDirectionControls } from '../../kernel/text/visible-text';
import { fieldRule } from './field-rule';
import { type ItemProblem, Rule, typeRefusal } from './rule';
import { characters, textRefusal } from './text';

/** A closed set of values, and its schema name in the OpenAPI documents. */
export interface NamedValues<Value extends string | number = string> {
  enum: readonly Value[];
  enumName: string;
}

/** The field may be absent, but not null. The rules of the field apply if it is present. */
export const Optional = (): PropertyDecorator =>
  applyDecorators(
    ValidateIf((_, value) => value !== undefined),
    ApiProperty({ required: false }),
  );

/** The field may be null. */
export const Nullable = (): PropertyDecorator =>
  applyDecorators(
    ValidateIf((_, value) => value !== null),
    ApiProperty({ nullable: true }),
  );

/** A transform of text; other values are not changed. */
const TextTransform = (convert: (text: string) => string): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? convert(value) : value));

/**
 * Text of `minLength` to `maxLength` code points with a visible character. It is stored as it is, but for controls of
 * the direction, with which it could read as another text.
 */
export const Text = (minLength: number, maxLength: number): PropertyDecorator =>
  applyDecorators(
    TextTransform(withoutDirectionControls),
    fieldRule('text', (value) => textRefusal(value, minLength, maxLength), {
      type: 'string',
      minLength,
      maxLength,
    }),
  );

/** A name for a line of its own: as `Text`, and line breaks and other control characters become blanks. */
export const Name = (minLength: number, maxLength: number): PropertyDecorator =>
  applyDecorators(TextTransform(plainName), Text(minLength, maxLength));

/** Any text. */
export const AnyText = (): PropertyDecorator =>
  fieldRule('text', (value) => typeRefusal(value, 'string'), { type: 'string' });

/** Text of `minLength` to `maxLength` code points, which may be blank: for values that are compared and not shown. */
export const BoundedText = (minLength: number, maxLength: number): PropertyDecorator =>
  fieldRule('boundedText', (value) => boundedTextRefusal(value, minLength, maxLength), {
    type: 'string',
    minLength,
    maxLength,
  });

/** A name as `Name` of at most `maxLength` code points, which may be blank: a name that nobody sees is ''. */
export const NameOrBlank = (maxLength: number): PropertyDecorator =>
  applyDecorators(
    TextTransform((text) => (isVisible(text) ? plainName(text) : '')),
    BoundedText(0, maxLength),
  );

function boundedTextRefusal(value: unknown, minLength: number, maxLength: number): string | undefined {
  const refusal = typeRefusal(value, 'string');
  if (refusal !== undefined) return refusal;
  const length = characters(value as string);
  if (length < minLength) return `must be at least ${minLength} characters long`;
  return length > maxLength ? `must be at most ${maxLength} characters long` : undefined;
}

/**
 * Text that matches a pattern.
 * @param message the error for text that does not match, such as `must be 6 digits`
 */
export const Pattern = (
  pattern: RegExp,
  message: string,
  shown: ApiPropertyOptions = {},
): PropertyDecorator =>
  fieldRule('pattern', (value) => patternRefusal(value, pattern, message), {
    type: 'string',
    pattern: pattern.source,
    ...shown,
  });

/** Reads the digits of a code in any script, as people type them, and drops invisible characters among them. */
export const VisibleDigits = (): PropertyDecorator => TextTransform(visibleDigits);

function patternRefusal(value: unknown, pattern: RegExp, message: string): string | undefined {
  return typeRefusal(value, 'string') ?? (pattern.test(value as string) ? undefined : message);
}

/** At least two labels, the last of letters; labels of other scripts are written in ASCII (`xn--`). */
const DOMAIN = String.raw`(?:[A-Za-z\d][A-Za-z\d-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z\d-]*[A-Za-z\d])`;
/** Local part without leading, trailing or double dots. */
const EMAIL = new RegExp(String.raw`^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@${DOMAIN}$`);
/** The same with letters and digits of any script in the local part (RFC 6531). */
const INTERNATIONAL_EMAIL = new RegExp(
  String.raw`^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.\-]*[\p{L}\p{M}\p{N}_+\-]@${DOMAIN}$`,
  'u',
);
const MAX_EMAIL_LENGTH = 254;

/** Why a value is not an email address; undefined if it is. */
export function emailRefusal(value: unknown, message = 'must be an email address'): string | undefined {
  return patternRefusal(value, EMAIL, message) ?? emailLengthRefusal(value as string);
}

/** Why a value is not an email address, whose local part may be in any script; undefined if it is. */
export function internationalEmailRefusal(value: unknown): string | undefined {
  const refusal = patternRefusal(value, INTERNATIONAL_EMAIL, 'must be an email address');
  return refusal ?? emailLengthRefusal(value as string);
}

/** SMTP limits the bytes of an address. */
function emailLengthRefusal(address: string): string | undefined {
  return new TextEncoder().encode(address).length > MAX_EMAIL_LENGTH
    ? `must be at most ${MAX_EMAIL_LENGTH} characters long`
    : undefined;
}

/** Reads a typed or pasted email address as `typedEmail` does, before it is validated. */
export const TypedEmail = (): PropertyDecorator => TextTransform(typedEmail);

/** An email address of at most 254 characters, as typed or pasted. */
export const Email = (message?: string): PropertyDecorator =>
  applyDecorators(
    TypedEmail(),
    fieldRule('email', (value) => emailRefusal(value, message), {
      type: 'string',
      format: 'email',
      maxLength: MAX_EMAIL_LENGTH,
    }),
  );

/** One of a closed set of values. */
export const OneOf = ({ enum: values, enumName }: NamedValues): PropertyDecorator =>
  fieldRule('oneOf', (value) => oneOfRefusal(value, values), { enum: [...values], enumName });

/** Why a value is not in a closed set; undefined if it is. */
export function oneOfRefusal(value: unknown, values: readonly (string | number)[]): string | undefined {
  return values.includes(value as string) ? undefined : `must be one of ${values.join(', ')}`;
}

/** A JSON number without a fraction. */
export const Whole = (
  minimum = Number.MIN_SAFE_INTEGER,
  maximum = Number.MAX_SAFE_INTEGER,
): PropertyDecorator =>
  fieldRule('whole', (value) => wholeRefusal(value, minimum, maximum), {
    type: 'integer',
    ...(minimum > Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum < Number.MAX_SAFE_INTEGER && { maximum }),
  });

/** Why a value is not a whole number within a range; undefined if it is. */
export function wholeRefusal(value: unknown, minimum: number, maximum: number): string | undefined {
  const refusal = typeRefusal(value, 'number');
  if (refusal !== undefined) return refusal;
  if (!Number.isInteger(value)) return 'must be of type int';
  // Larger integers lose precision and may differ from the number that was sent.
  const unsafe = rangeRefusal(value as number, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  return unsafe ?? rangeRefusal(value as number, minimum, maximum);
}

/** A JSON number within a range. @param message the error outside the range; by default each limit has its own */
export const Numeric = (minimum: number, maximum: number, message?: string): PropertyDecorator =>
  fieldRule('number', (value) => numberRefusal(value, minimum, maximum, message), {
    type: 'number',
    minimum,
    maximum,
  });

/** Why a value is not a number within a range; undefined if it is. */
export function numberRefusal(
  value: unknown,
  minimum: number,
  maximum: number,
  message?: string,
): string | undefined {
  const refusal = typeRefusal(value, 'number') ?? rangeRefusal(value as number, minimum, maximum);
  return refusal?.startsWith('must be at') ? (message ?? refusal) : refusal;
}

function rangeRefusal(value: number, minimum: number, maximum: number): string | undefined {
  if (value < minimum) return `must be at least ${minimum}`;
  return value > maximum ? `must be at most ${maximum}` : undefined;
}

/** true or false. */
export const Flag = (): PropertyDecorator =>
  fieldRule('flag', (value) => typeRefusal(value, 'boolean'), { type: 'boolean' });

/** An object with its own rules. */
export const Nested = (type: () => new () => object): PropertyDecorator =>
  applyDecorators(
    Type(type),
    Rule('object', (value) => typeRefusal(value, 'object')),
    // A value that is not an object was already refused and has no members to check.
    ValidateNested({ message: '' }),
  );

/** The limits of a list's length, and the error beyond them. */
export interface ListBounds {
  min?: number;
  max?: number;
  minMessage?: string;
  maxMessage?: string;
}

/**
 * A list whose items are validated one by one; their errors name `field.index`.
 * @param refusalOf returns why an item is refused, or undefined
 */
export const ListOf = (
  refusalOf: (item: unknown) => string | undefined,
  bounds: ListBounds = {},
  shown: ApiPropertyOptions = {},
): PropertyDecorator =>
  fieldRule('list', (value) => listRefusal(value, refusalOf, bounds), {
    isArray: true,
    ...(bounds.min !== undefined && { minItems: bounds.min }),
    ...(bounds.max !== undefined && { maxItems: bounds.max }),
    ...shown,
  });

/** Why a value is not a valid list; undefined if it is. A list that is too long is refused for that only. */
export function listRefusal(
  value: unknown,
  refusalOf: (item: unknown) => string | undefined,
  { min = 0, max = Infinity, minMessage, maxMessage }: ListBounds,
): string | readonly ItemProblem[] | undefined {
  const refusal = typeRefusal(value, 'array');
  if (refusal !== undefined) return refusal;
  const items = value as unknown[];
  if (items.length > max) return maxMessage ?? `must be at most ${max} items long`;
  const problems = items.flatMap((item, index) => {
    const message = refusalOf(item);
    return message === undefined ? [] : [{ index, message }];
  });
  if (problems.length > 0) return problems;
  return items.length < min ? (minMessage ?? `must be at least ${min} items long`) : undefined;
}

/** Removes repeated items. Used together with `ListOf`. */
export const Distinct = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? [...new Set(value as unknown[])] : value,
  );

const HTTP_URL = /^https?:\/\//i;

/** A URL with the scheme http or https; surrounding white space, and line breaks and tabs within it, are removed. */
export const HttpUrl = (maxLength: number, message = 'must be an http or https URL'): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? trimmedUrl(value) : value)),
    fieldRule('url', (value) => urlRefusal(value, maxLength, message), {
      type: 'string',
      format: 'uri',
      maxLength,
    }),
  );

function trimmedUrl(text: string): string {
  const url = text.trim();
  return HTTP_URL.test(url) ? url.replaceAll(/[\t\n\r]/g, '') : url;
}

/** Why a value is not an http or https URL within a length; undefined if it is. */
export function urlRefusal(value: unknown, maxLength: number, message: string): string | undefined {
  const refusal = typeRefusal(value, 'string');
  if (refusal !== undefined) return refusal;
  // The URL parser alone would also accept `http:host` and `https:/path`.
  if (!HTTP_URL.test(value as string) || !URL.canParse(value as string)) return message;
  return (value as string).length > maxLength ? `must be at most ${maxLength} characters long` : undefined;
}

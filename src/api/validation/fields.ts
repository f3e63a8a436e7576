import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { typedEmail } from '../../kernel/text/email-address';
import { typedPincode } from '../../kernel/text/typed-text';
import { isVisible, plainName, withoutDirectionControls } from '../../kernel/text/visible-text';
import { EMAIL, MAX_EMAIL_LENGTH } from './email';
import { Rule, wrongType } from './rule';
import { characters, textRefusal } from './text';

// The fields of DTOs, composed of the decorators of class-validator, with their part of the OpenAPI document.
// class-validator reports the first rule of a field that fails, so a rule may rely on those before it. `Rule` stands
// only where class-validator has no decorator: its `Length` counts some characters of two code points as one, its
// `IsUrl` and `IsEmail` accept and refuse other addresses than the service, and its `IsOptional` accepts null.

/** A closed set of values, and its schema name in the OpenAPI documents. */
export interface NamedValues<Value extends string | number = string> {
  enum: readonly Value[];
  enumName: string;
}

/** The field may be absent, but not null. The rules of the field apply if it is present. */
export const IsOptional = (): PropertyDecorator =>
  applyDecorators(
    ValidateIf((_, value) => value !== undefined),
    ApiProperty({ required: false }),
  );

/** The field may be null. */
export const IsNullable = (): PropertyDecorator =>
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
export const IsText = (minLength: number, maxLength: number): PropertyDecorator =>
  applyDecorators(
    TextTransform(withoutDirectionControls),
    ApiProperty({ type: 'string', minLength, maxLength }),
    IsString(wrongType('string')),
    Rule('text', (value) => textRefusal(value, minLength, maxLength)),
  );

/** A name for a line of its own: as `IsText`, and line breaks and other control characters become blanks. */
export const IsName = (minLength: number, maxLength: number): PropertyDecorator =>
  applyDecorators(TextTransform(plainName), IsText(minLength, maxLength));

/** Any text. */
export const IsAnyText = (): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: 'string' }), IsString(wrongType('string')));

/** Text of `minLength` to `maxLength` code points, which may be blank: for values that are compared and not shown. */
export const IsBoundedText = (minLength: number, maxLength: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'string', minLength, maxLength }),
    IsString(wrongType('string')),
    Rule('minCodePoints', (value) =>
      characters(value as string) < minLength ? `must be at least ${minLength} characters long` : undefined,
    ),
    Rule('maxCodePoints', (value) =>
      characters(value as string) > maxLength ? `must be at most ${maxLength} characters long` : undefined,
    ),
  );

/** A name as `IsName` of at most `maxLength` code points, which may be blank: a name that nobody sees is ''. */
export const IsNameOrBlank = (maxLength: number): PropertyDecorator =>
  applyDecorators(
    TextTransform((text) => (isVisible(text) ? plainName(text) : '')),
    IsBoundedText(0, maxLength),
  );

/**
 * Text that matches a pattern.
 * @param message the error for text that does not match, such as `must be 6 digits`
 */
export const MatchesPattern = (
  pattern: RegExp,
  message: string,
  shown: ApiPropertyOptions = {},
): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'string', pattern: pattern.source, ...shown }),
    IsString(wrongType('string')),
    Matches(pattern, { message }),
  );

/** Reads a typed or pasted pincode as `typedPincode` does, before it is validated. */
export const TypedPincode = (): PropertyDecorator => TextTransform(typedPincode);

/** Reads a typed or pasted email address as `typedEmail` does, before it is validated. */
export const TypedEmail = (): PropertyDecorator => TextTransform(typedEmail);

/** An email address of at most 254 characters, as typed or pasted. */
export const IsEmailAddress = (message = 'must be an email address'): PropertyDecorator =>
  applyDecorators(
    TypedEmail(),
    ApiProperty({ type: 'string', format: 'email', maxLength: MAX_EMAIL_LENGTH }),
    IsString(wrongType('string')),
    Matches(EMAIL, { message }),
    MaxLength(MAX_EMAIL_LENGTH, { message: 'must be at most $constraint1 characters long' }),
  );

/** One of a closed set of values. */
export const IsOneOf = ({ enum: values, enumName }: NamedValues): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ enum: [...values], enumName }),
    IsIn(values, { message: oneOfMessage(values) }),
  );

/** The error for a value that is not in a closed set. */
export const oneOfMessage = (values: readonly (string | number)[]): string =>
  `must be one of ${values.join(', ')}`;

/** A JSON number without a fraction. Integers beyond the default limits may differ from the number that was sent. */
export const IsWholeNumber = (
  minimum = Number.MIN_SAFE_INTEGER,
  maximum = Number.MAX_SAFE_INTEGER,
): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: 'integer',
      ...(minimum > Number.MIN_SAFE_INTEGER && { minimum }),
      ...(maximum < Number.MAX_SAFE_INTEGER && { maximum }),
    }),
    IsNumber({}, wrongType('number')),
    IsInt({ message: 'must be of type int' }),
    Min(minimum, { message: 'must be at least $constraint1' }),
    Max(maximum, { message: 'must be at most $constraint1' }),
  );

/** A JSON number within a range. @param message the error outside the range; by default each limit has its own */
export const IsNumberWithin = (minimum: number, maximum: number, message?: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'number', minimum, maximum }),
    IsNumber({}, wrongType('number')),
    Min(minimum, { message: message ?? 'must be at least $constraint1' }),
    Max(maximum, { message: message ?? 'must be at most $constraint1' }),
  );

/** true or false. */
export const IsFlag = (): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: 'boolean' }), IsBoolean(wrongType('boolean')));

/** An object with its own rules. */
export const IsNested = (type: () => new () => object): PropertyDecorator =>
  applyDecorators(
    Type(type),
    IsObject(wrongType('object')),
    // A value that is not an object was already refused and has no members to check.
    ValidateNested({ message: '' }),
  );

const HTTP_URL = /^https?:\/\//i;

/** A URL with the scheme http or https; surrounding white space, and line breaks and tabs within it, are removed. */
export const IsHttpUrl = (maxLength: number, message = 'must be an http or https URL'): PropertyDecorator =>
  applyDecorators(
    TextTransform(trimmedUrl),
    ApiProperty({ type: 'string', format: 'uri', maxLength }),
    IsString(wrongType('string')),
    Rule('httpUrl', (value) => (isHttpUrl(value as string) ? undefined : message)),
    Rule('maxUrlLength', (value) =>
      (value as string).length > maxLength ? `must be at most ${maxLength} characters long` : undefined,
    ),
  );

function trimmedUrl(text: string): string {
  const url = text.trim();
  return HTTP_URL.test(url) ? url.replaceAll(/[\t\n\r]/g, '') : url;
}

/** The URL parser alone would also accept `http:host` and `https:/path`. */
function isHttpUrl(text: string): boolean {
  return HTTP_URL.test(text) && URL.canParse(text);
}

import { createPrivateKey } from 'node:crypto';
import { contrastOf, isColour } from './colour';
import { validateCronExpression } from '../patches/cron-library';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  ArrayUnique,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';

// The rules for the values of settings, composed of decorators of class-validator and class-transformer. A value is
// converted before it is validated: one that cannot be converted stays the text it is, which the rule then refuses.
// One @Transform per property: class-transformer does not promise an order of several.
// A message follows the name of the setting and is followed by its fix.

const converted = (convert: (text: string) => unknown) =>
  Transform(({ value }: { value: string }) => convert(value));

const rule = (name: string, message: string, validate: (value: string) => boolean, each = false) =>
  ValidateBy({ name, validator: { validate } }, { message, each });

/** Decimal digits, read as a number: no sign, fraction, exponent or blank. */
export const WholeNumber = (minimum: number, maximum: number) =>
  applyDecorators(
    converted((text) => (/^\d{1,9}$/.test(text) ? Number(text) : text)),
    IsInt({ message: 'must be a whole number' }),
    Min(minimum, { message: 'must be at least $constraint1' }),
    Max(maximum, { message: 'must be at most $constraint1' }),
  );

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** `true` or `false`, read as a boolean. */
export const Flag = () =>
  applyDecorators(
    converted((text) => FLAGS.get(text) ?? text),
    IsBoolean({ message: 'must be true or false' }),
  );

/** One of a few words, case-sensitive. */
export const OneOf = (words: readonly string[]) =>
  IsIn(words, { message: `must be one of ${words.join(', ')}` });

/** Any text; an empty one counts as unset and is not validated. */
export const Text = () => IsString();

/** Text of a length in code points. `Length` of class-validator counts some emoji of two code points as one. */
export const TextOfLength = (minimum: number, maximum: number) =>
  applyDecorators(
    rule('minLength', `must have at least ${minimum} characters`, (text) => [...text].length >= minimum),
    rule('maxLength', `must have at most ${maximum} characters`, (text) => [...text].length <= maximum),
  );

/** A secret, measured in bytes. A text that repeats or counts anything can be guessed, however long it is. */
export const Secret = (minimum: number) =>
  applyDecorators(
    rule('minBytes', `must be at least ${minimum} bytes`, (text) => Buffer.byteLength(text) >= minimum),
    rule(
      'unguessable',
      'must not be a repetition or a sequence of characters',
      (text) => Buffer.byteLength(text) < minimum || !isGuessable(text, minimum),
    ),
  );

/** Random digits have fewer different characters than this once in ten million times, other random texts never. */
const MIN_DIFFERENT = 6;

function isGuessable(text: string, minimum: number): boolean {
  const characters = [...text];
  if (new Set(characters).size < MIN_DIFFERENT) return true;
  const steps = characters.slice(1).map((each, at) => each.codePointAt(0)! - characters[at]!.codePointAt(0)!);
  // From one character to the same, the next or the previous one, as in `0123456789abcdef`.
  if (steps.filter((step) => Math.abs(step) <= 1).length > steps.length * 0.75) return true;
  const [, unit = text] = /^(.+?)\1+$/su.exec(text) ?? [];
  return Buffer.byteLength(unit) < minimum;
}

/** An RSA private key in PEM, whose line breaks may be written as \n. DKIM signing accepts no other kind. */
export const RsaPrivateKey = () =>
  applyDecorators(
    converted((text) => text.replaceAll('\\n', '\n')),
    rule('rsaPrivateKey', 'must be an RSA private key in PEM', isRsaPrivateKey),
  );

function isRsaPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** The id of an account at a platform, which is used in the path of URLs. */
export const AccountId = () =>
  Matches(/^[\w.-]+$/, { message: 'must consist of letters, digits, dots, hyphens and underscores' });

/** A usual email address; `IsEmail` of class-validator also accepts rare forms such as quoted names. */
export const Email = () =>
  applyDecorators(
    Matches(/^[\w'+-]+(\.[\w'+-]+)*(?<!')@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i, {
      message: 'must be an email address',
    }),
    MaxLength(254, { message: 'must have at most $constraint1 characters' }),
  );

const entriesOf = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Texts separated by commas, read as an array of the non-blank ones, each converted. */
export const List = (convert = (entry: string) => entry) =>
  applyDecorators(
    converted((text) => entriesOf(text).map(convert)),
    IsString({ each: true }),
  );

/** Without the characters the URL parser ignores: surrounding blanks, tabs and line breaks. */
const cleaned = (text: string) => text.trim().replace(/[\t\r\n]/g, '');

const startsUrl = (start: RegExp) => (text: string) => start.test(text) && URL.canParse(text);
const isHttp = startsUrl(/^https?:\/\//i);
const HTTP_STARTS = 'http:// or https://';

const url = (isUrl: (text: string) => boolean, message: string, convert = (url: string) => url) =>
  applyDecorators(
    converted((text) => (isUrl(cleaned(text)) ? convert(cleaned(text)) : text)),
    rule('isUrl', message, isUrl),
  );

/** A URL of any scheme. */
export const AnyUrl = () => url((text) => URL.canParse(text), 'must be a URL');

/** A URL of the scheme http or https. */
export const HttpUrl = (convert?: (url: string) => string) =>
  url(isHttp, `must be a URL that starts with ${HTTP_STARTS}`, convert);

/** The least contrast of text (WCAG 2.2, level AA). */
const TEXT_CONTRAST = 4.5;

/** A colour as `#rrggbb`, on which a text can be read. @param text the colour of the text */
export const BackgroundColour = (text: string) =>
  applyDecorators(
    rule('isColour', 'must be a colour such as #0b5a52', isColour),
    rule(
      'contrast',
      `must have a contrast of at least ${TEXT_CONTRAST} with the text on it, ${text}`,
      (colour) => !isColour(colour) || contrastOf(colour, text) >= TEXT_CONTRAST,
    ),
  );

const TILE_PARTS = ['{z}', '{x}', '{y}'];

/** The HTTP URL of map tiles, with {z}, {x} and {y} and no other braces. */
export const TileUrl = () =>
  url(
    (text) =>
      isHttp(text) &&
      !/[{}]/.test(new URL(text).host) &&
      TILE_PARTS.every((part) => text.includes(part)) &&
      !/[{}]/.test(TILE_PARTS.reduce((rest, part) => rest.replaceAll(part, ''), text)),
    `must be a URL that starts with ${HTTP_STARTS} and has {z}, {x} and {y} in its path`,
  );

const withoutSlashes = (text: string) => text.replace(/\/+$/, '');

/** An HTTP URL to which paths are appended, read without trailing slashes. */
export const BaseUrl = () => HttpUrl(withoutSlashes);

/** The origin of an HTTP URL, read without trailing slashes. */
export const Origin = () =>
  applyDecorators(
    HttpUrl(withoutSlashes),
    rule(
      'isOrigin',
      'must be an origin: scheme, host and port, without a path, query, fragment or user',
      (text) => !isHttp(text) || (!/[?#@]/.test(text) && new URL(text).pathname === '/'),
    ),
  );

const isDatabase = startsUrl(/^postgres(ql)?:/i);
const DATABASE_STARTS = 'postgres:// or postgresql://';

/** The URL of a PostgreSQL database. */
export const DatabaseUrl = () => url(isDatabase, `must be a URL that starts with ${DATABASE_STARTS}`);

/**
 * URLs of PostgreSQL databases separated by commas, read as an array. Repetitions are refused, and so are blanks as
 * separators.
 */
export const DatabaseUrls = () =>
  applyDecorators(
    converted(entriesOf),
    ArrayUnique({ message: 'must not name a server twice' }),
    rule(
      'isUrl',
      `must be a list of URLs that start with ${DATABASE_STARTS}`,
      (text) => isDatabase(text) && !/\s/.test(text),
      true,
    ),
  );

/** The URL of a Redis server. */
export const RedisUrl = () =>
  url(startsUrl(/^rediss?:/i), 'must be a URL that starts with redis:// or rediss://');

/** The URL of an SMTP server. */
export const SmtpUrl = () =>
  url(startsUrl(/^smtps?:\/\//i), 'must be a URL that starts with smtp:// or smtps://');

/** A contact: an https or mailto URL. */
export const ContactUrl = () =>
  url(
    (text) => /^(https:\/\/.|mailto:[^@\s]+@.)/i.test(text) && URL.canParse(text),
    'must be a URL that starts with https:// or mailto:',
  );

/** HTTP URLs separated by commas, read as an array of their origins. */
export const Origins = () =>
  applyDecorators(
    converted((text) => entriesOf(text).map((entry) => (isHttp(entry) ? new URL(entry).origin : entry))),
    rule('isUrl', `must be a list of URLs that start with ${HTTP_STARTS}`, isHttp, true),
  );

/** A cron expression of five or six fields, or a short name, as the scheduler itself parses it. */
export const CronExpression = () => rule('isCron', 'must be a cron expression', isCron);

function isCron(expression: string): boolean {
  return validateCronExpression(expression).valid;
}

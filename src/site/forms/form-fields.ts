import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Allow as Keep } from 'class-validator';

/**
 * A text field of a form, which is never refused by itself: the page that has the form says what is wrong with it, and
 * keeps the words. Of a field that is given twice the first counts; line breaks are as the service stores them, and
 * what it cannot store is left out.
 */
export const FormText = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => textOf(value)),
    Keep(),
  );

/** The texts of all fields of a name, as ticked boxes send them; none where there is no such field. */
export const FormTexts = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value : [value]).map(textOf)),
    Keep(),
  );

function textOf(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string'
    ? first.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').toWellFormed()
    : '';
}

/** The hidden field of forms without an account: the link of the mail they were opened by, which is a credential. */
export const LINK_FIELD = 'link';

/** The one of some values that a text is, or undefined. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | undefined {
  return values.find((value) => value === text);
}

/** Query parameters in the order they are given, without those that are undefined; with the question mark. */
export function queryOf(parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

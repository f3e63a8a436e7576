import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Allow as Keep } from 'class-validator';

/**
 * A text field of a form. Invalid values are not refused here: the page of the form shows the problem and keeps the
 * text. The first of repeated values is used; line breaks are normalised, and characters the database cannot store are
 * removed.
 */
export const FormText = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => textOf(value)),
    Keep(),
  );

/** The values of all fields with a name, as checkboxes send them; empty without any. */
export const FormTexts = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value : [value]).map(textOf)),
    Keep(),
  );

/** The fields of a form that have one text. */
export function textsOf(form: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function textOf(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string'
    ? first.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').toWellFormed()
    : '';
}

/** The hidden field with the link of a mail, for forms that need no account. The link is a credential. */
export const LINK_FIELD = 'link';

/** The one of the allowed values that a text is; undefined if it is none. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | undefined {
  return values.find((value) => value === text);
}

/** A query string with its question mark, from the parameters in their order, without undefined ones. */
export function queryOf(parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

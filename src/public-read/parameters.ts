import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { isVisible } from '../kernel/text/visible-text';
import { FirstText, IsQueryNumber } from '../api/validation/query-fields';

const MAX_LIMIT = 10_000;
const SEPARATOR = '\u001f';
/** A code point that Unicode guarantees not to be a character. */
const NO_CHARACTER = '\uffff';

/** Words to search for. The character that separates the searched fields is removed, so no match spans two fields. */
export const Words = (): PropertyDecorator =>
  applyDecorators(
    // class-transformer applies the decorators in reverse order.
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? searched(value) : value)),
    FirstText(),
  );

/** A text that nobody can see counts as none. */
function searched(text: string): string {
  const words = text.replaceAll(SEPARATOR, NO_CHARACTER);
  return isVisible(words) ? words : '';
}

/** The maximum number of items (docs/api/public-read.md#limit-parameter); by default all items. */
export const ListLimit = (): PropertyDecorator =>
  applyDecorators(
    IsQueryNumber(/^(?:[1-9]\d{0,3}|10000)$/, `must be a whole number from 1 to ${MAX_LIMIT}`, {
      minimum: 1,
      maximum: MAX_LIMIT,
    }),
    ApiProperty({
      description: 'The maximum number of items of each list; without it, all items',
    }),
  );

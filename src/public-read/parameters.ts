import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { FirstText, QueryNumber } from '../api/validation/query-fields';

const MAX_LIMIT = 10_000;
const SEPARATOR = '\u001f';
/** Unicode promises that it stands for nothing. */
const NO_CHARACTER = '\uffff';

/** Words to be looked for; none contain the character that parts the fields they are looked for in. */
export const Words = (): PropertyDecorator =>
  applyDecorators(
    // class-transformer runs the transformation that was declared last first.
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.replaceAll(SEPARATOR, NO_CHARACTER) : value,
    ),
    FirstText(),
  );

/** How many items are wanted at the most (docs/api/public-read.md#limit-parameter); without it an answer is whole. */
export const ListLimit = (): PropertyDecorator =>
  applyDecorators(
    QueryNumber(/^(?:[1-9]\d{0,3}|10000)$/, `must be a whole number from 1 to ${MAX_LIMIT}`, {
      minimum: 1,
      maximum: MAX_LIMIT,
    }),
    ApiProperty({
      description: 'How many items are wanted of each list at the most; without it all there are',
    }),
  );

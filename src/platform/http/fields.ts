import { z } from 'zod';

/** How many characters a person would count: a pair of surrogates is one. */
function characters(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) if ((text.charCodeAt(i) & 0xfc00) !== 0xdc00) count++;
  return count;
}

/** Anything a person would see: not only white space, control and format characters, and the blank fillers. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Whether there is anything in a text a person would see. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Text of `minimum` to `maximum` characters (Unicode code points) with something to see in it; kept as it is. */
export function text(minimum: number, maximum: number) {
  return z
    .string()
    .refine((value) => lengthWithin(value, minimum, maximum), {
      error: `must be ${minimum} to ${maximum} characters long`,
      abort: true,
    })
    .refine((value) => minimum === 0 || isVisible(value), { error: 'must not be blank' })
    .meta({ minLength: minimum, maxLength: maximum });
}

function lengthWithin(value: string, minimum: number, maximum: number): boolean {
  if (value.length < minimum || value.length > maximum * 2) return false;
  const length = characters(value);
  return length >= minimum && length <= maximum;
}

/** For parameters that may stand in a URL without a value. */
export function absentWhenEmpty(value: unknown): unknown {
  return value === '' ? undefined : value;
}

/** The `limit` of a list: a plain whole number, 1 to 100. */
export function pageLimit(fallback: number) {
  return z
    .string()
    .regex(/^(?:[1-9]\d?|100)$/, 'must be a whole number from 1 to 100')
    .transform(Number)
    .default(fallback)
    .meta({
      description: 'Items per page',
      // In a query a number is text; the document shows what is meant.
      override: ({ jsonSchema }: { jsonSchema: Record<string, unknown> }) => {
        delete jsonSchema.pattern;
        Object.assign(jsonSchema, { type: 'integer', minimum: 1, maximum: 100, default: fallback });
      },
    });
}

/** The cursor of a list, as an answer's `nextKey` gave it. */
export function pageCursor() {
  return z.string().max(1000, 'is not a cursor of this list').optional().meta({
    description: 'The nextKey of the previous page; it belongs to the same sort and filters',
  });
}

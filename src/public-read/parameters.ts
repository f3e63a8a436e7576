import { z } from 'zod';

/** The city whose page is shown when a request names none (document 3, section 1). */
const DEFAULT_CITY = 'mumbai';
const MOST_LIMIT = 10_000;
const SEPARATOR = '\u001f';
/** Unicode promises that it stands for nothing. */
const NO_CHARACTER = '\uffff';

/**
 * A query parameter of the public read API: any text, its ends trimmed. One that is empty counts as absent, of one
 * given twice the first counts, and nothing is refused (document 3, section 1).
 */
export function parameter(description: string, fallback = '') {
  return z
    .unknown()
    .optional()
    .transform((value) => firstText(value).trim() || fallback)
    .meta({ description, override: { type: 'string', ...(fallback !== '' && { default: fallback }) } });
}

/** The same, where one of the values means that there is no filter. @returns null without a filter */
export function filter(description: string, none?: string) {
  return parameter(none === undefined ? description : `${description}; ${none}: no filter`)
    .transform((value) => (value === '' || value === none ? null : value))
    .meta({ override: { type: 'string' } });
}

/** Words to be looked for; none contain the character that parts the fields they are looked for in. */
export function words(description: string) {
  return filter(description).transform((value) => value?.replaceAll(SEPARATOR, NO_CHARACTER) ?? null);
}

export const cityId = parameter('The city, by its id; one there is none of has nothing', DEFAULT_CITY);

/** How many items are wanted at the most. The contract has no such parameter: without it an answer is whole. */
export const limit = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, `must be a whole number from 1 to ${MOST_LIMIT}`)
  .transform(Number)
  .refine((value) => value <= MOST_LIMIT, `must be a whole number from 1 to ${MOST_LIMIT}`)
  .optional()
  .meta({
    description: 'How many items are wanted of each list at the most; without it all there are',
    // In a query a number is text; the document shows what is meant.
    override: ({ jsonSchema }: { jsonSchema: Record<string, unknown> }) => {
      delete jsonSchema.pattern;
      Object.assign(jsonSchema, { type: 'integer', minimum: 1, maximum: MOST_LIMIT });
    },
  });

function firstText(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
}

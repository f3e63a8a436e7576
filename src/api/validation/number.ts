import { typeRefusal } from './rule';

/** Why a value is not a whole number within a range; undefined if it is. For items of lists. */
export function wholeRefusal(value: unknown, minimum: number, maximum: number): string | undefined {
  const refusal = typeRefusal(value, 'number');
  if (refusal !== undefined) return refusal;
  return Number.isInteger(value) ? rangeRefusal(value as number, minimum, maximum) : 'must be of type int';
}

/**
 * Why a value is not a number within a range; undefined if it is. For items of lists, and for fields that depend on
 * others.
 */
export function numberRefusal(
  value: unknown,
  minimum: number,
  maximum: number,
  message?: string,
): string | undefined {
  const refusal = typeRefusal(value, 'number');
  if (refusal !== undefined) return refusal;
  const outside = rangeRefusal(value as number, minimum, maximum);
  return outside && (message ?? outside);
}

function rangeRefusal(value: number, minimum: number, maximum: number): string | undefined {
  if (value < minimum) return `must be at least ${minimum}`;
  return value > maximum ? `must be at most ${maximum}` : undefined;
}

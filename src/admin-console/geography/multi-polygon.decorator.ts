import { fieldRule } from '../../api/validation/field-rule';
import { numberRefusal } from '../../api/validation/fields';
import { type Refusal, typeRefusal } from '../../api/validation/rule';

const MAX_POSITIONS = 50_000;
const ANY = [-Infinity, Infinity] as const;
/** From where to where longitude and latitude go. */
const DEGREES = [
  [-180, 180],
  [-90, 90],
] as const;

/** What is wrong with a value: where in it, as the indices that lead there, and why. */
interface Problem {
  path: readonly number[];
  message: string;
}

type Check = (value: unknown) => Problem | undefined;

/**
 * The coordinates of a MultiPolygon (RFC 7946): polygons of rings of four or more positions, longitude first; 50,000
 * positions at the most. Only the first problem is named. One rule walks the lists: a class for each position would be
 * made and looked at 50,000 times.
 */
export const MultiPolygonCoordinates = (): PropertyDecorator =>
  fieldRule('multiPolygonCoordinates', coordinatesRefusal, {
    type: 'array',
    minItems: 1,
    items: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'array',
        minItems: 4,
        items: { type: 'array', minItems: 2, items: { type: 'number' } },
      },
    },
  });

/** Why a value is none of these, or undefined. */
export function coordinatesRefusal(value: unknown): Refusal | undefined {
  const problem = polygons(value);
  if (problem) {
    const { path, message } = problem;
    return path.length === 0 ? message : [{ index: path.join('.'), message }];
  }
  const rings = (value as unknown[][][]).flat();
  const positions = rings.reduce((sum, ring) => sum + ring.length, 0);
  return positions > MAX_POSITIONS ? `must have ${MAX_POSITIONS} positions at the most` : undefined;
}

/** Every member of a list, then its length. */
function listOf(minLength: number, check: Check): Check {
  return (value) => {
    const refusal = typeRefusal(value, 'array');
    if (refusal !== undefined) return { path: [], message: refusal };
    const items = value as unknown[];
    for (const [index, item] of items.entries()) {
      const problem = check(item);
      if (problem) return { path: [index, ...problem.path], message: problem.message };
    }
    const isLongEnough = items.length >= minLength;
    return isLongEnough ? undefined : { path: [], message: `must be at least ${minLength} items long` };
  };
}

/** Longitude and latitude in degrees; any numbers may follow, such as an altitude. */
function position(value: unknown): Problem | undefined {
  if (!Array.isArray(value)) return { path: [], message: 'must be of type tuple' };
  for (let index = 0; index < Math.max(value.length, DEGREES.length); index++) {
    const message = numberRefusal(value[index], ...(DEGREES[index] ?? ANY));
    if (message !== undefined) return { path: [index], message };
  }
  return undefined;
}

const polygons = listOf(1, listOf(1, listOf(4, position)));

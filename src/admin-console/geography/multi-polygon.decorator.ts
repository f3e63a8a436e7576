import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { numberRefusal } from '../../api/validation/number';
import { type Refusal, Rule, typeRefusal } from '../../api/validation/rule';

const MAX_POSITIONS = 50_000;
const ANY = [-Infinity, Infinity] as const;
/** The ranges of longitude and latitude. */
const DEGREES = [
  [-180, 180],
  [-90, 90],
] as const;

/** A problem of a value: the indices of its position in the value, and the reason. */
interface Problem {
  path: readonly number[];
  message: string;
}

type Check = (value: unknown) => Problem | undefined;

/**
 * The coordinates of a MultiPolygon (RFC 7946): polygons of rings of at least four positions, longitude first; at most
 * 50,000 positions. Only the first problem is reported. One rule checks all the lists, as a class per position would
 * create and validate up to 50,000 objects.
 */
export const MultiPolygonCoordinates = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
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
    }),
    Rule('multiPolygonCoordinates', coordinatesRefusal),
  );

/** The reason a value is refused; undefined if it is valid. */
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

/** Checks every member of a list, then its length. */
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

/** Longitude and latitude in degrees; further numbers, such as an altitude, are allowed. */
function position(value: unknown): Problem | undefined {
  if (!Array.isArray(value)) return { path: [], message: 'must be of type tuple' };
  for (let index = 0; index < Math.max(value.length, DEGREES.length); index++) {
    const message = numberRefusal(value[index], ...(DEGREES[index] ?? ANY));
    if (message !== undefined) return { path: [index], message };
  }
  return undefined;
}

const polygons = listOf(1, listOf(1, listOf(4, position)));

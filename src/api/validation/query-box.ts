import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Rule, typeRefusal } from './rule';

/** A bounding box in degrees (WGS 84). West is never east of east, south never north of north. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

const DEGREES = String.raw`-?\d{1,3}(?:\.\d{1,20})?`;
const FORM = new RegExp(`^${DEGREES}(?:,${DEGREES}){3}$`);

/** A bounding box in a query, `west,south,east,north` in degrees; converted to a `Box`. */
export const IsQueryBox = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => boxIn(value) ?? value),
    ApiProperty({ type: 'string', pattern: FORM.source }),
    Rule('queryBox', boxRefusal),
  );

function boxIn(value: unknown): Box | undefined {
  if (typeof value !== 'string' || !FORM.test(value)) return undefined;
  const [west = NaN, south = NaN, east = NaN, north = NaN] = value.split(',').map(Number);
  return { west, south, east, north };
}

function boxRefusal(value: unknown): string | undefined {
  // The only objects in a query are those the transformation made.
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return typeRefusal(value, 'string') ?? 'must be west,south,east,north in degrees';
  const { west, south, east, north } = value as Box;
  if (Math.max(-west, east) > 180) return 'must have longitudes from -180 to 180';
  if (Math.max(-south, north) > 90) return 'must have latitudes from -90 to 90';
  if (west > east) return 'must not have its west east of its east';
  return south > north ? 'must not have its south north of its north' : undefined;
}

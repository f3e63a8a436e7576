const METRES_PER_DEGREE = 111_200;

/** SQL expressions for the latitude and the longitude of a point, in degrees. */
export interface SqlPoint {
  lat: string;
  lng: string;
}

/** The position of an issue in SQL. @param alias the alias of the table, such as `i` */
export function placeOf(alias: string): SqlPoint {
  return { lat: `${alias}.lat`, lng: `${alias}.lng` };
}

/** An SQL expression for the distance of two points in metres, on a plane, which is exact enough within a city. */
export function metresBetween(a: SqlPoint, b: SqlPoint): string {
  return `sqrt(power((${a.lat} - ${b.lat}) * ${METRES_PER_DEGREE}, 2)
             + power((${a.lng} - ${b.lng}) * ${METRES_PER_DEGREE} * cos(radians(${a.lat})), 2))`;
}

/** The bounding box of a circle, in degrees. Near the poles it is narrower than the circle. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** The bounding box of a circle. */
export function boxAround({ lat, lng }: { lat: number; lng: number }, metres: number): Box {
  const up = metres / METRES_PER_DEGREE;
  const across = up / Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  return { south: lat - up, north: lat + up, west: lng - across, east: lng + across };
}

/** The grid of the index `issues_place_idx`. */
const SQUARES_PER_DEGREE = 400;

/** The cells of the index `issues_place_idx` that a circle touches, by their row and column numbers. */
export interface Squares {
  rows: number[];
  columns: number[];
}

/** SQL expressions for the grid cell of an issue, identical to those of the index. */
export const SQUARE_OF_ISSUE = {
  row: `floor(lat * ${SQUARES_PER_DEGREE})::int`,
  column: `floor(lng * ${SQUARES_PER_DEGREE})::int`,
};

/** The grid cells around a point. Near the poles, where meridians meet, they cover less than the circle. */
export function squaresAround({ lat, lng }: { lat: number; lng: number }, metres: number): Squares {
  const degrees = metres / METRES_PER_DEGREE;
  const narrowing = Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  return { rows: squaresBetween(lat, degrees), columns: squaresBetween(lng, degrees / narrowing) };
}

function squaresBetween(middle: number, reach: number): number[] {
  const first = Math.floor((middle - reach) * SQUARES_PER_DEGREE);
  const last = Math.floor((middle + reach) * SQUARES_PER_DEGREE);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

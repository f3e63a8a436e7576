const METRES_PER_DEGREE = 111_200;

/** An SQL expression for a point: its latitude and its longitude, in degrees. */
export interface SqlPoint {
  lat: string;
  lng: string;
}

/** The point of an issue in SQL. @param alias of the table, such as `i` */
export function placeOf(alias: string): SqlPoint {
  return { lat: `${alias}.lat`, lng: `${alias}.lng` };
}

/** An SQL expression for the metres between two points; at the size of a city the earth is flat. */
export function metresBetween(a: SqlPoint, b: SqlPoint): string {
  return `sqrt(power((${a.lat} - ${b.lat}) * ${METRES_PER_DEGREE}, 2)
             + power((${a.lng} - ${b.lng}) * ${METRES_PER_DEGREE} * cos(radians(${a.lat})), 2))`;
}

/** The corners of the box around a circle, in degrees. Towards the poles a narrower one must do. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** The box around a circle. */
export function boxAround({ lat, lng }: { lat: number; lng: number }, metres: number): Box {
  const up = metres / METRES_PER_DEGREE;
  const across = up / Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  return { south: lat - up, north: lat + up, west: lng - across, east: lng + across };
}

/** Of the index `issues_place_idx`. */
const SQUARES_PER_DEGREE = 400;

/** The squares of the index `issues_place_idx` that a circle touches, as numbers of their rows and columns. */
export interface Squares {
  rows: number[];
  columns: number[];
}

/** An SQL expression for the square an issue lies in, as the index has it. */
export const SQUARE_OF_ISSUE = {
  row: `floor(lat * ${SQUARES_PER_DEGREE})::int`,
  column: `floor(lng * ${SQUARES_PER_DEGREE})::int`,
};

/** The squares around a point. Towards the poles, where meridians meet, a narrower strip must do. */
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

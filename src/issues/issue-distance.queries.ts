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

/** The degrees a distance spans at a latitude. Towards the poles, where meridians meet, a narrower strip must do. */
export function degreesOf(metres: number, lat: number): { lat: number; lng: number } {
  const degrees = metres / METRES_PER_DEGREE;
  return { lat: degrees, lng: degrees / Math.max(Math.cos((lat * Math.PI) / 180), 0.01) };
}

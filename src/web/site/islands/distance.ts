/** The mean radius of the earth, in metres. */
const EARTH = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A position in degrees. */
interface Position {
  lat: number;
  lng: number;
}

/** How far two positions are apart, in metres. */
export function metresBetween(one: Position, other: Position): number {
  const [lat, lng] = [radians(other.lat - one.lat), radians(other.lng - one.lng)];
  const squared =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.sqrt(squared));
}

/** A distance as a text, as exact as people can use it: `40 m`, `350 m`, `1.2 km`, `12 km`. */
export function distanceWords(metres: number): string {
  if (metres < 95) return `${Math.max(10, Math.round(metres / 10) * 10)} m`;
  if (metres < 975) return `${Math.round(metres / 50) * 50} m`;
  const kilometres = metres / 1000;
  return `${kilometres < 9.95 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)} km`;
}

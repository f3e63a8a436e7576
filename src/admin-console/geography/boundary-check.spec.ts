import { areaKm2, checkedBoundary } from './boundary-check';

const EXTENT = { west: 72.7, south: 18.9, east: 73, north: 19.3 };
/** A closed ring around a square, given its south-western corner. */
const square = (lng: number, lat: number, side = 0.01): number[][] => [
  [lng, lat],
  [lng + side, lat],
  [lng + side, lat + side],
  [lng, lat + side],
  [lng, lat],
];
const polygon = (...rings: unknown[]) => ({ type: 'Polygon', coordinates: rings });
const RING = square(72.8, 19);

describe('a geometry in a file', () => {
  it('that is a Polygon becomes a MultiPolygon with one polygon', () => {
    expect(checkedBoundary(polygon(RING), EXTENT)).toEqual({
      boundary: { type: 'MultiPolygon', coordinates: [[RING]] },
    });
  });

  it('that is a MultiPolygon is kept, without altitudes', () => {
    const high = RING.map((position) => [...position, 14, 1]);
    expect(
      checkedBoundary({ type: 'MultiPolygon', coordinates: [[high], [square(72.9, 19)]] }, EXTENT),
    ).toEqual({
      boundary: { type: 'MultiPolygon', coordinates: [[RING], [square(72.9, 19)]] },
    });
  });

  it.each([null, undefined, {}, { type: 'Point', coordinates: [72.8, 19] }, 'Polygon'])(
    '%j is refused',
    (geometry) => {
      expect(checkedBoundary(geometry, EXTENT).problem).toEqual({
        field: 'geometry.type',
        message: 'must be Polygon or MultiPolygon',
      });
    },
  );

  it('has errors with the indices of the file', () => {
    const wrong = [RING[0], [200, 19], RING[2], RING[3], RING[0]];
    expect(checkedBoundary(polygon(RING, wrong), EXTENT).problem?.field).toBe('geometry.coordinates.1.1.0');
    expect(
      checkedBoundary({ type: 'MultiPolygon', coordinates: [[RING], [wrong]] }, EXTENT).problem?.field,
    ).toBe('geometry.coordinates.1.0.1.0');
    expect(checkedBoundary({ type: 'MultiPolygon', coordinates: 'x' }, EXTENT).problem?.field).toBe(
      'geometry.coordinates',
    );
  });

  it.each([
    ['has a ring that is not closed, or of fewer than four positions', RING.slice(0, 4)],
    ['has a ring with no area', [RING[0], RING[1], RING[0], RING[0]]],
  ])('%s', (message, ring) => {
    expect(checkedBoundary(polygon(ring), EXTENT).problem).toEqual({
      field: 'geometry.coordinates',
      message,
    });
  });

  it.each([
    ['west', square(72.1, 19)],
    ['east', square(73.5, 19)],
    ['south', square(72.8, 18.3)],
    ['north', square(72.8, 19.8)],
    ['the other way round', RING.map(([lng, lat]) => [lat, lng])],
  ])('far to the %s is not in the city', (_, ring) => {
    expect(checkedBoundary(polygon(ring), EXTENT).problem?.message).toContain('is far from the city');
  });

  it('half a degree outside the city, or in a city without places, is accepted', () => {
    expect(checkedBoundary(polygon(square(72.25, 18.45)), EXTENT).boundary).toBeDefined();
    expect(checkedBoundary(polygon(square(10, 50)), undefined).boundary).toBeDefined();
  });
});

describe('the area of a boundary', () => {
  const multi = (...coordinates: number[][][][]) => areaKm2({ type: 'MultiPolygon', coordinates });

  it('is in square kilometres', () => {
    // 0.01 degrees are 1.112 km; at 60 degrees north, half of that from west to east.
    expect(multi([square(72.8, 0)])).toBe(1.24);
    expect(multi([square(72.8, 60)])).toBe(0.62);
  });

  it('is the same for both directions of a ring, excludes holes, and adds all polygons', () => {
    expect(multi([[...square(72.8, 0)].reverse()])).toBe(1.24);
    expect(multi([square(72.8, 0, 0.02), square(72.805, 0, 0.01)])).toBe(3.71);
    expect(multi([square(72.8, 0)], [square(73, 0)])).toBe(2.47);
    expect(multi()).toBe(0);
  });
});

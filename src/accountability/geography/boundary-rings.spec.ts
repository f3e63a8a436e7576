import { square } from '../../../test/factories/boundaries';
import { ringsOf, rewind } from './boundary-rings';

const of = (...polygons: number[][][][]) => ({ type: 'MultiPolygon' as const, coordinates: polygons });
const SHELL = square(72, 19, 1);
const reversed = (ring: number[][]) => [...ring].reverse();
/** A closed ring with many positions around a point. */
const circle = (lng: number, lat: number, radius: number, positions: number) => {
  const ring = Array.from({ length: positions }, (_, n) => {
    const angle = (2 * Math.PI * n) / positions;
    return [lng + radius * Math.cos(angle), lat + radius * Math.sin(angle)];
  });
  return [...ring, ring[0]!];
};

describe('the rings of a boundary', () => {
  it.each<[string, number[][]]>([
    ['equal to its shell', SHELL],
    ['equal to its shell', reversed(SHELL)],
    ['equal to its shell', [...SHELL.slice(2), ...SHELL.slice(1, 3)]],
    ['outside its shell', square(74, 19, 0.5)],
    ['outside its shell', square(71, 18, 3)],
    ['outside its shell', square(73, 19, 1)],
    ['crosses its shell', square(72.5, 19.5, 1)],
    ['crosses its shell', circle(72.5, 19.5, 0.6, 40)],
  ])('have no hole that is %s: %j', (why, hole) => {
    expect(() => ringsOf(of([SHELL, hole]))).toThrow(
      expect.objectContaining({
        details: [{ field: 'coordinates', message: expect.stringContaining(why) as string }],
      }) as Error,
    );
  });

  it.each<[string, number[][]]>([
    ['inside', square(72.2, 19.2, 0.5)],
    [
      'that touches its shell with a corner',
      [
        [72, 19.5],
        [72.5, 19.2],
        [72.5, 19.8],
        [72, 19.5],
      ],
    ],
    ['with a side on that of its shell', square(72, 19.2, 0.5)],
    ['with the corners of its shell', [SHELL[0]!, SHELL[1]!, SHELL[2]!, SHELL[0]!]],
    ['with many positions', circle(72.5, 19.5, 0.4, 20_000)],
  ])('have a hole %s', (_, hole) => {
    expect(ringsOf(of([SHELL, hole]))).toHaveLength(2);
    expect(ringsOf(of([reversed(SHELL), reversed(hole)]))).toHaveLength(2);
  });

  it('are refused if a hole would take work that grows with the square of its positions', () => {
    const comb = (lng: number, size: number) => {
      const teeth = Array.from({ length: 6000 }, (_, n) => [
        [lng + (size * n) / 6000, 19.1],
        [lng + (size * (n + 0.5)) / 6000, 19.1 + size],
      ]).flat();
      return [...teeth, [lng + size, 19.05], [lng, 19.05], teeth[0]!];
    };
    expect(() => ringsOf(of([comb(72, 0.8), comb(72, 0.8000001)]))).toThrow();
  });

  it('with thousands of holes cost about as much as with one of as many positions', () => {
    const shell = circle(72.5, 19.5, 0.5, 24_000);
    const holes = Array.from({ length: 2500 }, (_, n) =>
      square(72.3 + (n % 50) * 0.008, 19.3 + Math.floor(n / 50) * 0.008, 0.002),
    );
    const costOf = (...rings: number[][][]) => {
      const before = process.cpuUsage();
      expect(ringsOf(of(rings))).toHaveLength(rings.length);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const one = () => costOf(shell, circle(72.5, 19.5, 0.4, 12_500));
    one();
    expect(costOf(shell, ...holes)).toBeLessThan(10 * one());
  });

  it('are refused if all holes together take too much work, also of several polygons', () => {
    const teeth = Array.from({ length: 300 }, (_, n) => [
      [72 + n / 400, 19.1],
      [72 + (n + 0.5) / 400, 19.9],
    ]).flat();
    const shell = [...teeth, [73, 19], [72, 19], teeth[0]!];
    const hole = square(72.9, 19.1, 0.05);
    const polygon = (holes: number) => [shell, ...Array.from({ length: holes }, () => hole)];
    expect(ringsOf(of(polygon(1)))).toHaveLength(2);
    expect(() => ringsOf(of(polygon(300)))).toThrow();
    expect(() => ringsOf(of(...Array.from({ length: 2 }, () => polygon(300))))).toThrow();
  });

  it('are counter-clockwise outside and clockwise inside, as RFC 7946 wants them', () => {
    const hole = square(72.2, 19.2, 0.5);
    const expected = of([SHELL, reversed(hole)]);
    for (const polygon of [
      [SHELL, hole],
      [reversed(SHELL), hole],
      [reversed(SHELL), reversed(hole)],
    ])
      expect(rewind(of(polygon))).toEqual(expected);
    expect(rewind(of([reversed(SHELL)], [SHELL]))).toEqual(of([SHELL], [SHELL]));
  });
});

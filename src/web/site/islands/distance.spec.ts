import { distanceWords, metresBetween } from './distance';

describe('distances', () => {
  it('are those on the ground', () => {
    const bandra = { lat: 19.0544, lng: 72.8324 };
    expect(metresBetween(bandra, bandra)).toBe(0);
    // From Bandra to Churchgate.
    expect(metresBetween(bandra, { lat: 18.9353, lng: 72.8272 })).toBeCloseTo(13_250, -2);
    expect(metresBetween(bandra, { lat: 19.0544, lng: 72.8334 })).toBeCloseTo(105, 0);
  });

  it.each([
    [0, '10 m'],
    [43, '40 m'],
    [94, '90 m'],
    [96, '100 m'],
    [360, '350 m'],
    [974, '950 m'],
    [980, '1 km'],
    [1240, '1.2 km'],
    [9940, '9.9 km'],
    [9960, '10 km'],
    [12_400, '12 km'],
  ])('of %d metres are said as %s', (metres, words) => {
    expect(distanceWords(metres)).toBe(words);
  });
});

import { draftOf } from './draft';

const WORDS = { title: 'Dark lamp', description: 'Since Monday' };

describe('a draft', () => {
  it('has a point if both coordinates are given', () => {
    expect(draftOf({ ...WORDS, lat: 19.05, lng: 72.83 })).toStrictEqual({
      ...WORDS,
      point: { lat: 19.05, lng: 72.83 },
    });
  });

  it('has a point on the equator and the prime meridian', () => {
    expect(draftOf({ ...WORDS, lat: 0, lng: 0 }).point).toStrictEqual({ lat: 0, lng: 0 });
  });

  it.each([{}, { lat: 19.05 }, { lng: 72.83 }])('has no point with %j', (place) => {
    expect(draftOf({ ...WORDS, ...place })).toStrictEqual({ ...WORDS, point: undefined });
  });
});

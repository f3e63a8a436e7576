import { type AfterPhotoFacts, flagsOf } from './after-photo-flags';

const FACTS: AfterPhotoFacts = {
  takenAt: null,
  metres: null,
  isReused: false,
  reportedAt: new Date('2026-03-01T04:30:00.700Z'),
  timeZone: 'Asia/Kolkata',
};

describe('what is wrong with a photo of a repair', () => {
  const flags = (facts: Partial<AfterPhotoFacts>) => flagsOf({ ...FACTS, ...facts });

  it('is nothing as long as nothing is known', () => {
    expect(flags({})).toEqual([]);
  });

  it('is the distance above a hundred metres', () => {
    expect(flags({ metres: 0 })).toEqual([]);
    expect(flags({ metres: 100 })).toEqual([]);
    expect(flags({ metres: 100.1 })).toEqual(['far']);
  });

  it.each([
    ['2026-03-01T10:00:00', []],
    ['2026-03-01T09:59:59', ['before_report']],
    ['2026-03-01T04:30:00Z', []],
    ['2026-03-01T04:29:59Z', ['before_report']],
    ['2026-03-01T06:00:00+01:30', []],
    ['2026-03-01T05:59:59+01:30', ['before_report']],
    ['2026-02-28T23:29:59-05:00', ['before_report']],
    ['2026-02-28T23:30:00-05:00', []],
    ['0001-01-01T00:00:00', ['before_report']],
    ['9999-12-31T23:59:59', []],
  ])('is the time before the report: %s is %j', (takenAt, expected) => {
    expect(flags({ takenAt })).toEqual(expected);
  });

  it('has an order', () => {
    expect(flags({ isReused: true, takenAt: '2020-01-01T00:00:00', metres: 5000 })).toEqual([
      'far',
      'before_report',
      'reused',
    ]);
  });
});

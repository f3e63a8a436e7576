import { momentFrom, momentOf, numberOf } from './format';

describe('formats', () => {
  it('show a point in time in the time zone of the cities, in any time zone of the reader', () => {
    // A line break is possible only between date and time.
    expect(momentOf('2026-03-14T20:30:00.000Z')).toMatch(/^15\u00a0Mar\u00a02026, 2:00\u00a0am$/i);
    expect(momentOf(null)).toBe('–');
  });

  it('read a typed time in the time zone of the cities, in any time zone of the reader', () => {
    expect(momentFrom('2026-11-24T15:30')).toBe('2026-11-24T10:00:00.000Z');
    expect(momentFrom('2026-06-01T00:00:30')).toBe('2026-05-31T18:30:30.000Z');
    expect(momentOf(momentFrom('2026-11-24T15:30')!)).toMatch(/^24\sNov\s2026, 3:30\spm$/i);
  });

  it.each(['', 'tomorrow', '2026-13-24T15:30'])('do not accept %j as a date and time', (text) => {
    expect(momentFrom(text)).toBeUndefined();
  });

  it('group the digits of a number by thousands and lakhs', () => {
    expect([0, 999, 1000, 123456, 1234567].map(numberOf)).toEqual([
      '0',
      '999',
      '1,000',
      '1,23,456',
      '12,34,567',
    ]);
  });
});

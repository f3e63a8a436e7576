import { countOf, momentFrom, momentOf, numberOf } from './format';

describe('formats', () => {
  it('tell a moment in the time of the cities, wherever the reader is', () => {
    // It breaks between day and time, and nowhere else.
    expect(momentOf('2026-03-14T20:30:00.000Z')).toMatch(/^15\u00a0Mar\u00a02026, 2:00\u00a0am$/i);
    expect(momentOf(null)).toBe('–');
  });

  it('take a time that was typed as one of the cities, wherever it was typed', () => {
    expect(momentFrom('2026-11-24T15:30')).toBe('2026-11-24T10:00:00.000Z');
    expect(momentFrom('2026-06-01T00:00:30')).toBe('2026-05-31T18:30:30.000Z');
    expect(momentOf(momentFrom('2026-11-24T15:30')!)).toMatch(/^24\sNov\s2026, 3:30\spm$/i);
  });

  it.each(['', 'tomorrow', '2026-13-24T15:30'])('take %j as no date and time', (text) => {
    expect(momentFrom(text)).toBeUndefined();
  });

  it('group a number by thousands and lakhs', () => {
    expect([0, 999, 1000, 123456, 1234567].map(numberOf)).toEqual([
      '0',
      '999',
      '1,000',
      '1,23,456',
      '12,34,567',
    ]);
  });

  it('count things, one of them by its own word', () => {
    expect([0, 1, 2, 1000].map((count) => countOf(count, 'row'))).toEqual([
      '0 rows',
      '1 row',
      '2 rows',
      '1,000 rows',
    ]);
    expect([1, 2].map((count) => countOf(count, 'boundary', 'boundaries'))).toEqual([
      '1 boundary',
      '2 boundaries',
    ]);
  });
});

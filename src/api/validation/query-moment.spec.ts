import 'reflect-metadata';
import { IsQueryMoment } from './query-fields';
import { check } from './request-validation.pipe';

class SinceDto {
  @IsQueryMoment()
  since?: Date;
}

describe('a time in a query', () => {
  it.each([
    ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000Z'],
    ['2024-02-29T23:59:59.9999+14:00', '2024-02-29T09:59:59.999Z'],
    ['0001-01-01T00:00:00-12:00', '0001-01-01T12:00:00.000Z'],
  ])('%s is converted to a Date', (since, moment) => {
    expect(check(SinceDto, { since }).value?.since).toEqual(new Date(moment));
  });

  it('may be absent', () => {
    expect(check(SinceDto, {}).value).toEqual({});
  });

  it.each([
    '',
    '2026-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:00Z',
    '2026-01-01T00:00:00',
    '2026-01-01T00:00:00+0530',
    '2026-01-01t00:00:00z',
  ])('%j is refused', (since) => {
    expect(check(SinceDto, { since }).problems).toEqual([
      { field: 'since', message: 'Invalid ISO datetime' },
    ]);
  });

  it('is refused if it is given twice', () => {
    const since = ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'];
    expect(check(SinceDto, { since }).problems).toEqual([
      { field: 'since', message: 'must be given once, as text' },
    ]);
  });
});

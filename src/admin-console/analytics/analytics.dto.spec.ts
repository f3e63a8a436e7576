import 'reflect-metadata';
import { check } from '../../api/validation/request-validation.pipe';
import { AnalyticsQueryDto } from './analytics.dto';

const RANGE = 'must be from 2000-01-01 to 2100-12-31';

describe('AnalyticsQueryDto', () => {
  it.each([
    [{}, { cityId: 'mumbai' }],
    [
      { from: '', to: '' },
      { cityId: 'mumbai', from: undefined, to: undefined },
    ],
    [
      { cityId: 'pune', from: '2000-01-01', to: '2100-12-31' },
      { cityId: 'pune', from: '2000-01-01', to: '2100-12-31' },
    ],
    [{ from: '2024-02-29' }, { cityId: 'mumbai', from: '2024-02-29' }],
  ])('accepts %j', (query, expected) => {
    expect(check(AnalyticsQueryDto, query)).toEqual({ value: expected });
  });

  it.each([
    ['2023-02-29', 'Invalid ISO date'],
    ['2026-02-30', 'Invalid ISO date'],
    ['2026-13-01', 'Invalid ISO date'],
    ['2026-1-1', 'Invalid ISO date'],
    ['2026-01-01T00:00:00Z', 'Invalid ISO date'],
    ['yesterday', 'Invalid ISO date'],
    [' ', 'Invalid ISO date'],
    ['1999-12-31', RANGE],
    ['2101-01-01', RANGE],
    ['9999-12-31', RANGE],
    [['2026-01-01', '2026-01-02'], 'must be given once, as text'],
  ])('refuses %j as a day', (from, message) => {
    expect(check(AnalyticsQueryDto, { from })).toEqual({ problems: [{ field: 'from', message }] });
  });
});

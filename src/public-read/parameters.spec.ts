import 'reflect-metadata';
import { check } from '../api/validation/request-validation.pipe';
import { ListLimit, Words } from './parameters';

class SearchDto {
  @Words()
  q?: string;
  @ListLimit()
  limit?: number;
}
const taken = (query: object) => check(SearchDto, query).value;

describe('words in a query', () => {
  it('are trimmed', () => {
    expect(taken({ q: ' Hill  Road% ' })?.q).toBe('Hill  Road%');
  });

  it('cannot match across two fields', () => {
    expect(taken({ q: 'a\u001fb\u001fc' })?.q).toBe('a\uffffb\uffffc');
  });

  it('are the first ones if given twice', () => {
    expect(taken({ q: ['hole', 'lamp'] })?.q).toBe('hole');
  });
});

describe('the maximum number of items', () => {
  it.each([
    ['1', 1],
    ['999', 999],
    ['9999', 9999],
    ['10000', 10_000],
  ])('is %s', (limit, number) => {
    expect(taken({ limit })?.limit).toBe(number);
  });

  it('may be absent', () => {
    expect(taken({})?.limit).toBeUndefined();
  });

  it.each(['0', '-1', '10001', '1.5', '01', '1e3', 'all'])('cannot be %s', (limit) => {
    expect(check(SearchDto, { limit }).problems).toEqual([
      { field: 'limit', message: 'must be a whole number from 1 to 10000' },
    ]);
  });
});

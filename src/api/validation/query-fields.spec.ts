import 'reflect-metadata';
import { FirstText } from './query-fields';
import { check } from './request-validation.pipe';

class SearchDto {
  @FirstText()
  city: string = 'mumbai';
  @FirstText('All')
  zone?: string;
}

describe('FirstText', () => {
  it.each([
    ['nothing', {}, { city: 'mumbai' }],
    ['text, its ends trimmed', { city: ' pune ', zone: 'Zone 3' }, { city: 'pune', zone: 'Zone 3' }],
    ['several texts: the first', { city: ['pune', 'delhi'] }, { city: 'pune' }],
    ['empty text: the initial value', { city: '  ', zone: '' }, { city: 'mumbai' }],
    ['what is no text: the initial value', { city: { a: 'b' }, zone: [] }, { city: 'mumbai' }],
    ['the text that counts as absent', { city: 'All', zone: ' All ' }, { city: 'All' }],
    ['parameters nobody asked for, and drops them', { other: 'x' }, { city: 'mumbai' }],
  ])('takes %s', (_, query, expected) => {
    expect(check(SearchDto, query)).toEqual({ value: expected });
  });
});

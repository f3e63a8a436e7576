import { ISSUE_SOURCES } from '../../kernel/sources';
import { categoryName, channelName, cityName, withCategoryNames } from './names';

describe('the names of what the API has by slugs', () => {
  it('are those that everyone reads', () => {
    expect([categoryName('road'), categoryName('hygiene')]).toEqual(['Roads', 'Hygiene & Sanitation']);
    expect(cityName('pune')).toBe('Pune');
    expect(ISSUE_SOURCES.map(channelName)).toEqual(['Platform', 'Chat', 'Photo', 'Micro', 'Open311']);
    expect(channelName('later')).toBe('later');
  });

  it('stand in what the service says of a category', () => {
    expect(withCategoryNames('The category is road by now')).toBe('The category is Roads by now');
    expect(withCategoryNames('The category is later by now')).toBe('The category is later by now');
    expect(withCategoryNames('The issue is closed')).toBe('The issue is closed');
  });
});

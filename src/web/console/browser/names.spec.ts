import { ISSUE_SOURCES } from '../../../kernel/sources';
import { cityName } from './city-name';
import { channelName } from './names';

describe('the names for slugs of the API', () => {
  it('are the names that the whole service shows', () => {
    expect(cityName('pune')).toBe('Pune');
    expect(ISSUE_SOURCES.map(channelName)).toEqual(['Platform', 'Chat', 'Photo', 'Micro', 'Open311']);
    expect(channelName('later')).toBe('later');
  });
});

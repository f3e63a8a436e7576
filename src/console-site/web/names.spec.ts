import { ISSUE_SOURCES } from '../../kernel/sources';
import { channelName, cityName } from './names';

describe('the names of what the API has by slugs', () => {
  it('are those that everyone reads', () => {
    expect(cityName('pune')).toBe('Pune');
    expect(ISSUE_SOURCES.map(channelName)).toEqual(['Platform', 'Chat', 'Photo', 'Micro', 'Open311']);
    expect(channelName('later')).toBe('later');
  });
});

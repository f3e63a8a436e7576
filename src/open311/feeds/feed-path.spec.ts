import { OpenDataNotFound } from '../not-found';
import { type FeedPath, headOf, scopeOf } from './feed-path';

const BASE_URL = 'https://civic.example';
const PATH: FeedPath = { city: 'pune', format: 'atom' };

describe('the path of a feed', () => {
  it('says what the feed is of', () => {
    expect(scopeOf(PATH)).toEqual({ city: 'pune' });
    expect(scopeOf({ ...PATH, ward: 'K/W', category: 'road' })).toEqual({
      city: 'pune',
      ward: 'K/W',
      category: 'road',
    });
  });

  it.each<[Partial<FeedPath>, string]>([
    [{ city: 'atlantis' }, 'city'],
    [{ category: 'volcano' }, 'category'],
  ])('leads nowhere with %j', (part, named) => {
    for (const read of [scopeOf, (path: FeedPath) => headOf(path, BASE_URL)]) {
      expect(() => read({ ...PATH, ...part })).toThrow(OpenDataNotFound);
      expect(() => read({ ...PATH, ...part })).toThrow(new RegExp(named));
    }
  });

  it.each<[Partial<FeedPath>, string, string]>([
    [{}, '/feeds/pune', 'Issues in Pune'],
    [{ ward: 'K/W 1' }, '/feeds/pune/ward/K%2FW%201', 'Issues in ward K/W 1 of Pune'],
    [{ category: 'road' }, '/feeds/pune/category/road', 'Roads in Pune'],
    [{ ward: 'A', category: 'road' }, '/feeds/pune/ward/A/category/road', 'Roads in ward A of Pune'],
  ])('with %j is known as %s, and called %s', (part, path, title) => {
    expect(headOf({ ...PATH, ...part }, BASE_URL)).toEqual({ path, title, baseUrl: BASE_URL });
  });
});

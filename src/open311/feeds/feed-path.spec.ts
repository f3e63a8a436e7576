import type { InvalidInput } from '../../platform/http/domain-error';
import { OpenDataNotFound } from '../not-found';
import { type FeedPath, headOf, scopeOf } from './feed-path';

const BASE_URL = 'https://civic.example';
const PATH: FeedPath = { city: 'pune', format: 'atom' };

describe('the path of a feed', () => {
  it('selects the scope of the feed', () => {
    expect(scopeOf(PATH)).toEqual({ city: 'pune' });
    expect(scopeOf({ ...PATH, ward: 'K/W', category: 'road' })).toEqual({
      city: 'pune',
      ward: 'K/W',
      category: 'road',
    });
    expect(scopeOf({ ...PATH, near: '18.5,-73.8,500' })).toEqual({
      city: 'pune',
      near: { lat: 18.5, lng: -73.8, metres: 500 },
    });
  });

  it.each<[Partial<FeedPath>, string]>([
    [{ city: 'atlantis' }, 'city'],
    [{ category: 'volcano' }, 'category'],
  ])('is not found with %j', (part, named) => {
    expect(() => scopeOf({ ...PATH, ...part })).toThrow(OpenDataNotFound);
    expect(() => scopeOf({ ...PATH, ...part })).toThrow(new RegExp(named));
  });

  it.each([
    ['', ['near']],
    ['18.5,73.8', ['near']],
    ['18.5,73.8,500,1', ['near']],
    ['x,1e2,5.5', ['lat', 'lng', 'metres']],
    ['90.1,180.1,2001', ['lat', 'lng', 'metres']],
    ['-91,-181,0', ['lat', 'lng', 'metres']],
    ['90,-180,2001', ['metres']],
  ])('is refused for a place with %s', (near, fields) => {
    const refused = (): unknown => {
      try {
        return scopeOf({ ...PATH, near });
      } catch (error) {
        return (error as InvalidInput).details?.map(({ field }) => field);
      }
    };
    expect(refused()).toEqual(fields);
  });

  it('has the address of a ward in its path, and keeps its id', () => {
    const scope = scopeOf({ ...PATH, ward: 'K/W', wardAddress: 'K-W' });
    expect(headOf(scope, false, BASE_URL)).toMatchObject({
      path: '/feeds/pune/ward/K-W',
      id: '/feeds/pune/ward/K%2FW',
      title: 'Issues in ward K/W of Pune',
    });
  });

  it.each<[Partial<FeedPath>, string, string]>([
    [{}, '/feeds/pune', 'Issues in Pune'],
    [{ ward: 'K/W 1' }, '/feeds/pune/ward/K%2FW%201', 'Issues in ward K/W 1 of Pune'],
    [{ category: 'road' }, '/feeds/pune/category/road', 'Roads in Pune'],
    [
      { category: 'road', near: '18.50,73.8,2000' },
      '/feeds/pune/category/road/near/18.5,73.8,2000',
      'Roads in Pune, within 2000 m of 18.5, 73.8',
    ],
    [{ ward: 'A', category: 'road' }, '/feeds/pune/ward/A/category/road', 'Roads in ward A of Pune'],
  ])('with %j gives the path %s and the title %s', (part, path, title) => {
    const scope = scopeOf({ ...PATH, ...part });
    expect(headOf(scope, false, BASE_URL)).toEqual({ path, id: path, query: '', title, baseUrl: BASE_URL });
    expect(headOf(scope, true, BASE_URL)).toMatchObject({ path, query: '?updates=1' });
  });
});

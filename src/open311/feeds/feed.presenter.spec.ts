import { text as textOf } from 'node:stream/consumers';
import { readXml } from '../../../test/support/xml';
import { presentFeed, presentHistory } from './feed.presenter';
import type { FeedEvent, FeedIssue } from './feed.queries';

const AT = new Date('2026-03-01T10:00:00.123Z');
const HEAD = { path: '/feeds/pune', title: 'Issues in Pune', baseUrl: 'https://civic.example' };
const ISSUE = { id: 'iss_1', title: 'Dark lamp', city: 'pune', category: 'road', createdAt: AT } as FeedIssue;
const LATER = {
  ...ISSUE,
  description: '',
  updatedAt: AT,
  lat: null,
  lng: null,
  breachedAt: null,
  dueAt: null,
};
const EVENT = { id: '7', at: AT, fromStatus: null, toStatus: 'open', toFeedStatus: 'new' } as FeedEvent;

describe('a feed', () => {
  it('is Atom where that is asked for', async () => {
    const { pieces, contentType } = presentFeed('atom', HEAD, [LATER]);
    expect(contentType).toBe('application/atom+xml; charset=utf-8');
    const [feed] = readXml(await textOf(pieces));
    expect(feed!.name).toBe('feed');
    expect(feed!.children.find(({ name }) => name === 'title')!.text).toBe('Issues in Pune');
    expect(feed!.children.filter(({ name }) => name === 'entry')).toHaveLength(1);
  });

  it('else is GeoJSON', async () => {
    const { pieces, contentType } = presentFeed('geojson', HEAD, [LATER, { ...LATER, id: 'iss_2' }]);
    expect(contentType).toBe('application/geo+json; charset=utf-8');
    expect(JSON.parse(await textOf(pieces))).toMatchObject({
      type: 'FeatureCollection',
      features: [
        { id: 'iss_1', properties: { url: 'https://civic.example/pune/issues/iss_1' } },
        { id: 'iss_2' },
      ],
    });
  });

  it('of an issue is Atom, named after it, with what happened', async () => {
    const { pieces, contentType } = presentHistory(
      { baseUrl: HEAD.baseUrl },
      { issue: LATER, events: [EVENT] },
    );
    expect(contentType).toBe('application/atom+xml; charset=utf-8');
    const [feed] = readXml(await textOf(pieces));
    const textsOf = (wanted: string) =>
      feed!.children.filter(({ name }) => name === wanted).map(({ text }) => text);
    expect(textsOf('title')).toEqual(['Dark lamp']);
    expect(textsOf('id')).toEqual(['tag:civic.example,2026:/feeds/pune/issues/iss_1']);
    expect(textsOf('entry')).toHaveLength(1);
  });
});

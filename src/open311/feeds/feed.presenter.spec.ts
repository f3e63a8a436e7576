import { text as textOf } from 'node:stream/consumers';
import { readXml } from '../../../test/support/network/xml';
import { presentFeed, presentHistory } from './feed.presenter';
import type { FeedEvent, FeedIssue } from './feed.queries';

const AT = new Date('2026-03-01T10:00:00.123Z');
const HEAD = {
  path: '/feeds/pune',
  query: '',
  title: 'Issues in Pune',
  baseUrl: 'https://civic.example',
} as const;
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
const EVENT: FeedEvent = {
  kind: 'status',
  eventId: '7',
  at: AT,
  fromStatus: null,
  toStatus: 'open',
  toFeedStatus: 'new',
  notRepaired: null,
  level: null,
  office: null,
  newDueAt: null,
  dueReason: null,
};

describe('a feed', () => {
  it.each(['atom', 'rss'] as const)('is Atom as %s', async (format) => {
    const { pieces, contentType } = presentFeed({ format, head: HEAD, entries: [LATER] });
    expect(contentType).toBe('application/atom+xml; charset=utf-8');
    const [feed] = readXml(await textOf(pieces));
    expect(feed!.name).toBe('feed');
    expect(feed!.children.find(({ name }) => name === 'title')!.text).toBe('Issues in Pune');
    expect(feed!.children.filter(({ name }) => name === 'entry')).toHaveLength(1);
  });

  it('is GeoJSON otherwise', async () => {
    const { pieces, contentType } = presentFeed({
      format: 'geojson',
      head: HEAD,
      entries: [LATER, { ...LATER, id: 'iss_2' }],
    });
    expect(contentType).toBe('application/geo+json; charset=utf-8');
    expect(JSON.parse(await textOf(pieces))).toMatchObject({
      type: 'FeatureCollection',
      features: [
        { id: 'iss_1', properties: { url: 'https://civic.example/pune/issues/iss_1' } },
        { id: 'iss_2' },
      ],
    });
  });

  it('of an issue is Atom, with its title and its events', async () => {
    const { pieces, contentType } = presentHistory({
      format: 'atom',
      baseUrl: HEAD.baseUrl,
      issue: LATER,
      events: [EVENT],
    });
    expect(contentType).toBe('application/atom+xml; charset=utf-8');
    const [feed] = readXml(await textOf(pieces));
    const textsOf = (wanted: string) =>
      feed!.children.filter(({ name }) => name === wanted).map(({ text }) => text);
    expect(textsOf('title')).toEqual(['Dark lamp']);
    expect(textsOf('id')).toEqual(['tag:civic.example,2026:/feeds/pune/issues/iss_1']);
    expect(textsOf('entry')).toHaveLength(1);
  });

  it('of an issue is GeoJSON, with the issue and its events', async () => {
    const happened = { issue: LATER, events: [EVENT] };
    const { pieces, contentType } = presentHistory({ format: 'geojson', baseUrl: HEAD.baseUrl, ...happened });
    expect(contentType).toBe('application/geo+json; charset=utf-8');
    expect(JSON.parse(await textOf(pieces))).toMatchObject({
      features: [{ id: 'iss_1' }, { id: 'iss_1/7' }],
    });
  });
});

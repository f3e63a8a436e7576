import { text as textOf } from 'node:stream/consumers';
import { atomOfHistory, atomOfIssues, type FeedHead, pageOf } from './atom';
import type { FeedEntry } from './feed-entries';
import type { FeedEvent, FeedIssue } from './feed.queries';

const HEAD: FeedHead = {
  path: '/feeds/pune',
  query: '',
  title: 'Issues in Pune',
  baseUrl: 'https://civic.example:8443',
};
const at = (day: number) => new Date(Date.UTC(2026, 2, day, 10, 0, 0, 123));
const ISSUE: FeedIssue = {
  id: 'iss_1',
  title: 'Dark lamp',
  description: 'In front of <house> 7',
  city: 'pune',
  category: 'road',
  status: 'in_progress',
  ward: 'Aundh',
  address: 'Baner Road',
  lat: 18.56,
  lng: 73.78,
  createdAt: at(1),
  updatedAt: at(2),
  dueAt: at(3),
  breachedAt: null,
  escalationLevel: 0,
  outcomeReason: null,
  beforeAfter: null,
};
const EVENT: FeedEvent = {
  kind: 'status',
  eventId: '7',
  at: at(4),
  fromStatus: 'open',
  toStatus: 'closed',
  toFeedStatus: 'resolved',
  notRepaired: null,
  level: null,
  office: null,
  newDueAt: null,
  dueReason: null,
};

const PROLOG =
  '<?xml version="1.0" encoding="utf-8"?>\n' +
  '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:georss="http://www.georss.org/georss">';
const headOf = (path: string, title: string, updated: string) =>
  `<id>tag:civic.example,2026:${path}</id><title>${title}</title><updated>${updated}</updated>` +
  '<author><name>Civic Issue Service</name></author>' +
  `<link rel="self" href="https://civic.example:8443${path}.atom"/>`;
const LATE = '<category term="late" scheme="tag:civic.example,2026:/timeliness" label="Late"/>';
const ESCALATED =
  '<category term="escalated" scheme="tag:civic.example,2026:/timeliness" label="Escalated to level 2"/>';
const entryOf = ({ late = '', point = '<georss:point>18.56 73.78</georss:point>' } = {}) =>
  '<entry><id>tag:civic.example,2026:/issues/iss_1</id><title>Dark lamp</title>' +
  '<published>2026-03-01T10:00:00.123Z</published><updated>2026-03-02T10:00:00.123Z</updated>' +
  '<link rel="alternate" href="https://civic.example:8443/pune/issues/iss_1"/>' +
  `<category term="road" label="Roads"/>${late}` +
  `<summary>In front of &#60;house&#62; 7</summary>${point}</entry>`;

const feed = (...entries: FeedEntry[]) => textOf(atomOfIssues(HEAD, entries));

describe('issues as Atom', () => {
  it('are entries of a feed with the time of the last change', async () => {
    const older = { ...ISSUE, id: 'iss_2', updatedAt: at(1) };
    const entries = [entryOf(), entryOf().replaceAll('iss_1', 'iss_2').replace('03-02T', '03-01T')];
    expect(await feed(ISSUE, older)).toBe(
      `${PROLOG}${headOf('/feeds/pune', 'Issues in Pune', '2026-03-02T10:00:00.123Z')}${entries.join('')}</feed>\n`,
    );
  });

  it('may be empty, with the epoch as the time of the last change', async () => {
    expect(await feed()).toBe(
      `${PROLOG}${headOf('/feeds/pune', 'Issues in Pune', '1970-01-01T00:00:00.000Z')}</feed>\n`,
    );
  });

  it('are marked if they are late', async () => {
    expect(await feed({ ...ISSUE, breachedAt: at(3) })).toContain(entryOf({ late: LATE }));
    expect(await feed({ ...ISSUE, breachedAt: at(3), status: 'resolved' })).toContain(entryOf());
  });

  it('show the level of their escalation, also once they are resolved', async () => {
    expect(await feed({ ...ISSUE, breachedAt: at(3), escalationLevel: 2 })).toContain(
      entryOf({ late: LATE + ESCALATED }),
    );
    expect(await feed({ ...ISSUE, status: 'closed', escalationLevel: 2 })).toContain(
      entryOf({ late: ESCALATED }),
    );
  });

  it('are listed with their events, whose titles name both', async () => {
    const text = await textOf(
      atomOfIssues({ ...HEAD, query: '?updates=1' }, [
        { ...ISSUE, ...EVENT },
        { ...ISSUE, id: 'iss_2' },
      ]),
    );
    expect(text).toContain('<id>tag:civic.example,2026:/feeds/pune?updates=1</id>');
    expect(text).toContain('<link rel="self" href="https://civic.example:8443/feeds/pune.atom?updates=1"/>');
    expect(text).toContain('</title><updated>2026-03-04T10:00:00.123Z</updated>');
    expect(text).toContain(
      '<entry><id>tag:civic.example,2026:/issues/iss_1/7</id><title>Closed: Dark lamp</title>',
    );
  });

  it('have no point if one coordinate is missing', async () => {
    expect(await feed({ ...ISSUE, lat: null })).toContain(entryOf({ point: '' }));
    expect(await feed({ ...ISSUE, lng: null })).toContain(entryOf({ point: '' }));
  });

  it('link to their pages', () => {
    expect(pageOf(ISSUE, 'https://civic.example')).toBe('https://civic.example/pune/issues/iss_1');
  });
});

describe('the history of an issue as Atom', () => {
  it('is entries of a feed with the time of the last event', async () => {
    const first: FeedEvent = { ...EVENT, eventId: '6', at: at(1), fromStatus: null };
    const text = await textOf(
      atomOfHistory({ ...HEAD, path: '/feeds/pune/issues/iss_1', title: 'Dark lamp' }, ISSUE, [EVENT, first]),
    );
    const entry = (id: string, title: string, day: number) =>
      `<entry><id>tag:civic.example,2026:/issues/iss_1/${id}</id><title>${title}</title>` +
      `<updated>2026-03-0${day}T10:00:00.123Z</updated>` +
      '<link rel="alternate" href="https://civic.example:8443/pune/issues/iss_1"/>' +
      '<summary>Dark lamp</summary></entry>';
    expect(text).toBe(
      PROLOG +
        headOf('/feeds/pune/issues/iss_1', 'Dark lamp', '2026-03-04T10:00:00.123Z') +
        `${entry('7', 'Closed', 4)}${entry('6', 'Reported', 1)}</feed>\n`,
    );
  });
});

import type { FeedRow } from '../../feed/feed.queries';
import { presentQueue } from './queue.presenter';
import type { QueueRow } from './queue.queries';

const AT = new Date('2026-11-01T10:00:00Z');
const FEED: FeedRow = {
  id: 'iss_00000000000000000000abcdef',
  title: 'A dark lamp',
  category: 'Infrastructure',
  ward: 'H/West',
  pincode: null,
  status: 'new',
  createdAt: AT,
  source: 'platform',
  votes: 3,
  dueAt: AT,
  breachedAt: null,
  escalationLevel: 0,
  forced: false,
  slaPaused: false,
  closed: false,
  pinned: false,
  hidden: false,
  chainRoleOverride: null,
};
const ROW: QueueRow = {
  id: FEED.id,
  place: 'Hill Road',
  supporters: 3,
  photoId: 'med_1',
  unitId: 'unt_1',
  unitName: { en: 'Roads' },
  accountId: 'adm_1',
  accountName: 'Asha Kulkarni',
  state: ['reopened'],
};
const shown = (row: Partial<QueueRow> = {}, count = 1) =>
  presentQueue({
    items: [{ reviewed: { row: FEED, slaHours: 48, now: AT.getTime() }, row: { ...ROW, ...row } }],
    count: { count, isExact: true },
    next: null,
  });

describe('a page of a queue', () => {
  it('has what a queue shows of an issue besides the feed', () => {
    expect(shown().items[0]).toMatchObject({
      id: FEED.id,
      title: 'A dark lamp',
      number: 'abcdef',
      place: 'Hill Road',
      reportedAt: '2026-11-01T10:00:00.000Z',
      photoUrl: '/media/med_1',
      supporters: 3,
      holder: { unitId: 'unt_1', unitName: 'Roads', accountId: 'adm_1', accountName: 'Asha Kulkarni' },
      state: ['reopened'],
    });
  });

  it('has null for a photo and a holder that an issue does not have', () => {
    const none = { photoId: null, unitId: null, unitName: null, accountId: null, accountName: null };
    expect(shown(none).items[0]).toMatchObject({ photoUrl: null, holder: null });
  });

  it.each([
    [7, 7, true],
    [10_000, 10_000, true],
    [10_001, 10_000, false],
  ])('has %d issues as %d, exact: %s', (count, isShown, countIsExact) => {
    expect(shown({}, count)).toMatchObject({ count: isShown, countIsExact, next: null });
  });
});

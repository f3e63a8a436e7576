import { columnsNotPresented } from '../../test/support/source/every-column';
import type { ResolutionJson } from '../issues';
import {
  presentClosed,
  presentQueue,
  presentRated,
  presentRequested,
  presentResolved,
  presentReviewed,
} from './resolution.presenter';

const RESOLUTION: ResolutionJson = {
  description: 'The lamp was replaced',
  mediaIds: ['med_1'],
  resolvedBy: { id: 'usr_1', name: 'Asha', role: 'user' },
  resolvedAt: '2026-03-01T15:30:00.999+05:30',
  ratings: [{ userId: 'usr_2', vote: 'down', at: '2026-03-01T10:00:02.5+00:00' }],
  reopenRequests: [
    {
      id: 'req_1',
      userId: 'usr_2',
      userName: 'Ravi',
      reason: 'Dark again',
      at: '2026-03-01T10:00:03.7+00:00',
      status: 'pending',
      reviewedBy: null,
    },
  ],
};
/** The same with times in whole seconds. */
const SHOWN = {
  ...RESOLUTION,
  resolvedAt: '2026-03-01T10:00:00Z',
  ratings: [{ userId: 'usr_2', vote: 'down', at: '2026-03-01T10:00:02Z' }],
  // Without who decided, which the API does not show.
  reopenRequests: [
    {
      ...{ id: 'req_1', userId: 'usr_2', userName: 'Ravi', reason: 'Dark again', status: 'pending' },
      at: '2026-03-01T10:00:03Z',
    },
  ],
};

describe('a row', () => {
  const AT = '2026-03-01T10:00:00Z';

  it('of a resolution is presented with each of its columns, times in whole seconds', () => {
    const { resolvedAt, resolvedBy, ratings, reopenRequests, ...rest } = RESOLUTION;
    const whole = (change: object) =>
      presentResolved('iss_1', { ...rest, resolvedAt, resolvedBy, ratings, reopenRequests, ...change });
    expect(columnsNotPresented(rest, whole)).toEqual([]);
    expect(columnsNotPresented(resolvedBy, (row) => whole({ resolvedBy: row }))).toEqual([]);
    const { at, ...rating } = ratings[0]!;
    expect(columnsNotPresented(rating, (row) => whole({ ratings: [{ ...row, at }] }))).toEqual([]);
    const { at: asked, ...request } = reopenRequests[0]!;
    expect(columnsNotPresented(request, (row) => whole({ reopenRequests: [{ ...row, at: asked }] }))).toEqual(
      ['reviewedBy'],
    );
  });

  it('of the queue is presented with each of its columns', () => {
    const request = {
      requestId: 'req_1',
      issueId: 'iss_1',
      issueTitle: 'Lamp',
      userId: 'usr_2',
      userName: 'Ravi',
    };
    const row = { ...request, reason: 'Dark again', at: new Date(AT) };
    expect(columnsNotPresented(row, (each) => presentQueue({ shown: [each], nextKey: null }))).toEqual([]);
  });
});

describe('the resolution flow answers', () => {
  it('a complete resolution', () => {
    expect(presentResolved('iss_1', RESOLUTION)).toStrictEqual({
      issueId: 'iss_1',
      status: 'resolved',
      resolution: SHOWN,
    });
  });

  it('a rating with all ratings only', () => {
    expect(presentRated('iss_1', RESOLUTION)).toStrictEqual({
      issueId: 'iss_1',
      resolution: { ratings: SHOWN.ratings },
    });
  });

  it('a reopen request with all requests only', () => {
    expect(presentRequested('iss_1', { requestId: 'req_1', resolution: RESOLUTION })).toStrictEqual({
      requestId: 'req_1',
      issue: { issueId: 'iss_1', resolution: { reopenRequests: SHOWN.reopenRequests } },
    });
  });

  it('a denied request with the resolution', () => {
    expect(presentReviewed('iss_1', RESOLUTION)).toStrictEqual({
      issueId: 'iss_1',
      status: 'resolved',
      resolution: SHOWN,
    });
  });

  it('an approved request with the open issue', () => {
    expect(presentReviewed('iss_1', null)).toStrictEqual({
      issueId: 'iss_1',
      status: 'open',
      resolution: null,
    });
  });

  it('a closing with its time in whole seconds', () => {
    expect(presentClosed('iss_1', new Date('2026-03-01T10:00:04.9Z'), 'owner')).toStrictEqual({
      issueId: 'iss_1',
      status: 'closed',
      closedAt: '2026-03-01T10:00:04Z',
      closedBy: 'owner',
    });
  });

  it('the queue with the pending requests', () => {
    const request = {
      requestId: 'req_1',
      issueId: 'iss_1',
      issueTitle: 'Broken lamp',
      userId: 'usr_2',
      userName: 'Ravi',
      reason: 'Dark again',
    };
    expect(
      presentQueue({ shown: [{ ...request, at: new Date('2026-03-01T10:00:05.9Z') }], nextKey: 'next' }),
    ).toStrictEqual({
      count: 1,
      items: [{ ...request, at: '2026-03-01T10:00:05Z', status: 'pending' }],
      nextKey: 'next',
    });
  });
});

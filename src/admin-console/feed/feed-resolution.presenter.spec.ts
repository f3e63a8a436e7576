import type { ResolutionJson } from '../../issues';
import { presentFeedResolution } from './feed-resolution.presenter';

const REQUEST: ResolutionJson['reopenRequests'][number] = {
  id: 'req_1',
  userId: 'usr_2',
  userName: 'Ravi',
  reason: 'Dark again',
  at: '2026-03-01T10:00:03.7+00:00',
  status: 'denied',
  reviewedBy: null,
};
const RESOLUTION: ResolutionJson = {
  description: 'The lamp was replaced',
  mediaIds: ['med_1'],
  resolvedBy: { id: 'usr_1', name: 'Asha', role: 'user' },
  resolvedAt: '2026-03-01T15:30:00.999+05:30',
  ratings: [
    { userId: 'usr_2', vote: 'down', at: '2026-03-01T10:00:02.5+00:00' },
    { userId: 'usr_3', vote: 'down', at: '2026-03-01T10:00:02.5+00:00' },
    { userId: 'usr_4', vote: 'up', at: '2026-03-01T10:00:02.5+00:00' },
  ],
  reopenRequests: [
    REQUEST,
    { ...REQUEST, reviewedBy: 'adm_1' },
    { ...REQUEST, status: 'pending' },
    { ...REQUEST, status: 'approved', reviewedBy: 'usr_1' },
  ],
};

describe('the resolution of an issue in the console', () => {
  it('counts the ratings, and tells denied requests from those that nobody decided', () => {
    const { reopenRequests, ...resolution } = presentFeedResolution(RESOLUTION);
    expect(resolution).toStrictEqual({
      description: 'The lamp was replaced',
      by: 'Asha',
      resolvedAt: '2026-03-01T10:00:00.999Z',
      ratedUp: 1,
      ratedDown: 2,
    });
    expect(reopenRequests[0]).toStrictEqual({
      id: 'req_1',
      userName: 'Ravi',
      reason: 'Dark again',
      at: '2026-03-01T10:00:03.700Z',
      status: 'undecided',
    });
    expect(reopenRequests.map(({ status }) => status)).toEqual([
      'undecided',
      'denied',
      'pending',
      'approved',
    ]);
  });
});

import { presentResolvedIssue } from './resolve.presenter';

describe('an issue that city staff resolved', () => {
  it('has its resolution, with times in milliseconds', () => {
    const resolution = {
      description: 'The lamp was replaced',
      mediaIds: ['med_1'],
      resolvedBy: { id: 'usr_city_desk', name: 'City desk', role: 'admin' as const },
      resolvedAt: '2026-03-01T15:30:00.999+05:30',
      ratings: [],
      reopenRequests: [],
    };
    expect(presentResolvedIssue('iss_1', resolution)).toStrictEqual({
      issueId: 'iss_1',
      status: 'resolved',
      resolution: { ...resolution, resolvedAt: '2026-03-01T10:00:00.999Z' },
    });
  });
});

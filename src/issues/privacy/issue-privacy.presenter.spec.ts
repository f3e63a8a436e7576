import { presentPrivacy } from './issue-privacy.presenter';

describe('how an issue is shown', () => {
  it('has the precision of its place, and when it changed', () => {
    const updatedAt = new Date('2026-03-01T10:00:00.123Z');
    expect(presentPrivacy({ issueId: 'iss_1', place: 'grid', updatedAt })).toStrictEqual({
      issueId: 'iss_1',
      place: 'grid',
      updatedAt: '2026-03-01T10:00:00.123Z',
    });
  });
});

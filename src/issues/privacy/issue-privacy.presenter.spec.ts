import { presentPrivacy } from './issue-privacy.presenter';

describe('how an issue is shown', () => {
  it('has what was changed, and when', () => {
    const updatedAt = new Date('2026-03-01T10:00:00.123Z');
    const changed = { issueId: 'iss_1', updatedAt: '2026-03-01T10:00:00.123Z' };
    expect(presentPrivacy('iss_1', { place: 'grid', updatedAt })).toEqual({ ...changed, place: 'grid' });
    expect(presentPrivacy('iss_1', { shownAs: 'name', updatedAt })).toEqual({ ...changed, shownAs: 'name' });
  });
});

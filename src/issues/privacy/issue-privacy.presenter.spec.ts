import { presentApplication, presentPrivacy } from './issue-privacy.presenter';

describe('how an issue is shown', () => {
  it('has what was changed, and when', () => {
    const updatedAt = new Date('2026-03-01T10:00:00.123Z');
    const changed = { issueId: 'iss_1', updatedAt: '2026-03-01T10:00:00.123Z' };
    expect(presentPrivacy('iss_1', { place: 'grid', updatedAt })).toEqual({ ...changed, place: 'grid' });
    expect(presentPrivacy('iss_1', { shownAs: 'name', updatedAt })).toEqual({ ...changed, shownAs: 'name' });
  });
});

describe('choices that are applied to earlier issues', () => {
  it('have how far they are', () => {
    const at = new Date('2026-03-01T10:00:00Z');
    const running = {
      ...{ userId: 'usr_1', shownAs: 'anonymous' as const, place: null, requestedAt: at, lastIssue: 'iss_1' },
      ...{ done: 1, total: 3, finishedAt: null },
    };
    const shown = { shownAs: 'anonymous', place: null, done: 1, total: 3 };
    expect(presentApplication(running)).toStrictEqual({ state: 'running', ...shown });
    expect(presentApplication({ ...running, finishedAt: at })).toStrictEqual({ state: 'done', ...shown });
  });
});

import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentBanned, presentReporter, presentVerified } from './console-reporter.presenter';

const REST = {
  userId: 'usr_1',
  slug: 'asha',
  name: 'Asha',
  role: 'user' as const,
  cityId: 'mumbai' as const,
  isCitizenReporter: true,
  zone: 'Zone 3',
  area: 'Bandra West',
  reports: 2,
  resolved: 1,
  score: 160,
};
const joinedAt = new Date('2026-03-01T10:00:00.123Z');

describe('a reporter in the console', () => {
  it('is shown with a masked address', () => {
    expect(presentReporter({ ...REST, email: 'asha@example.org', joinedAt })).toStrictEqual({
      ...REST,
      email: 'a•••@e•••.org',
      joinedAt: '2026-03-01T10:00:00.123Z',
    });
    expect(columnsNotPresented({ ...REST, email: 'asha@example.org', joinedAt }, presentReporter)).toEqual(
      [],
    );
  });

  it('shows no other columns', () => {
    const row = { ...REST, email: '', joinedAt, words: 'asha' };
    expect(presentReporter(row)).toStrictEqual({ ...REST, email: '', joinedAt: '2026-03-01T10:00:00.123Z' });
  });

  it('has an empty address if it is unknown', () => {
    expect(presentReporter({ ...REST, email: null, joinedAt }).email).toBe('');
  });
});

describe('a decision about a reporter', () => {
  const more = { area: 'Bandra West' };

  it('shows whether they are verified, and nothing else', () => {
    const verified = { userId: 'usr_1', isCitizenReporter: true };
    expect(presentVerified({ ...verified, ...more })).toStrictEqual(verified);
    expect(columnsNotPresented(verified, presentVerified)).toEqual([]);
  });

  it('shows their new role, and nothing else', () => {
    const banned = { userId: 'usr_1', role: 'viewer' as const };
    expect(presentBanned({ ...banned, ...more })).toStrictEqual(banned);
    expect(columnsNotPresented(banned, presentBanned)).toEqual([]);
  });
});

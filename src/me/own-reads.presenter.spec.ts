import { presentOwnReads } from './own-reads.presenter';

describe('the reads of a person’s data', () => {
  it('have time, role, purpose and kinds, and not who read', () => {
    const at = new Date('2026-03-14T10:00:00Z');
    const read = { at, role: 'city_admin', purpose: 'complaint' as const, kinds: ['email' as const] };
    expect(presentOwnReads({ count: 7, newest: [read] })).toStrictEqual({
      count: 7,
      items: [{ ...read, at: '2026-03-14T10:00:00.000Z' }],
    });
  });
});

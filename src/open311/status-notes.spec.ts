import type { FeedStatus, LifecycleStatus } from '../kernel/statuses';
import { noteOf } from './status-notes';

describe('a change of status', () => {
  it.each<[LifecycleStatus | null, LifecycleStatus, FeedStatus, string]>([
    [null, 'open', 'new', 'Reported'],
    ['resolved', 'open', 'new', 'Reopened'],
    ['open', 'open', 'ack', 'Acknowledged'],
    ['open', 'in_progress', 'progress', 'In progress'],
    ['in_progress', 'resolved', 'resolved', 'Resolved'],
    ['open', 'open', 'overdue', 'Overdue'],
    ['resolved', 'closed', 'resolved', 'Closed'],
  ])('from %s to %s and %s is described as %j', (fromStatus, toStatus, toFeedStatus, words) => {
    expect(noteOf({ fromStatus, toStatus, toFeedStatus, notRepaired: false })).toBe(words);
  });

  it('says that nothing was repaired', () => {
    const change = { fromStatus: 'open', toStatus: 'resolved', toFeedStatus: 'resolved' } as const;
    expect(noteOf({ ...change, notRepaired: true })).toBe('Resolved without a repair');
  });
});

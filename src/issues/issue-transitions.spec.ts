import { LIFECYCLE_STATUSES } from '../kernel/statuses';
import { feedStatusOf, isAllowed, lifecycleStatusOf, type TransitionTrigger } from './issue-transitions';

describe('lifecycle transitions', () => {
  const allowed = (trigger: TransitionTrigger) =>
    LIFECYCLE_STATUSES.flatMap((from) =>
      LIFECYCLE_STATUSES.filter((to) => isAllowed(trigger, from, to)).map((to) => `${from} -> ${to}`),
    );

  it('let an edit change between open and in_progress only', () => {
    expect(allowed('edit')).toEqual(['open -> in_progress', 'in_progress -> open']);
  });

  it('let an admin change any status except closed', () => {
    expect(allowed('bulk')).toEqual([
      'open -> in_progress',
      'open -> resolved',
      'open -> closed',
      'in_progress -> open',
      'in_progress -> resolved',
      'in_progress -> closed',
      'resolved -> open',
      'resolved -> in_progress',
      'resolved -> closed',
    ]);
  });

  it('allow to resolve an unresolved issue, and to reopen or close a resolved one', () => {
    expect(allowed('resolve')).toEqual(['open -> resolved', 'in_progress -> resolved']);
    expect(allowed('reopen')).toEqual(['resolved -> open']);
    expect(allowed('close')).toEqual(['resolved -> closed']);
  });

  it.each([
    ['new', 'resolved', 'open'],
    ['ack', 'resolved', 'open'],
    ['progress', 'open', 'in_progress'],
    ['resolved', 'open', 'resolved'],
    ['overdue', 'open', 'open'],
    ['overdue', 'in_progress', 'in_progress'],
  ] as const)('map the feed status %s, for an issue that was %s, to %s', (feedStatus, current, status) => {
    expect(lifecycleStatusOf(feedStatus, current)).toBe(status);
  });

  it('map every lifecycle status to a feed status', () => {
    expect(LIFECYCLE_STATUSES.map(feedStatusOf)).toEqual(['new', 'progress', 'resolved', 'resolved']);
  });
});

import { LIFECYCLE_STATUSES } from '../kernel/statuses';
import { feedStatusOf, isAllowed, lifecycleStatusOf, type TransitionTrigger } from './issue-transitions';

describe('lifecycle transitions', () => {
  const allowed = (trigger: TransitionTrigger) =>
    LIFECYCLE_STATUSES.flatMap((from) =>
      LIFECYCLE_STATUSES.filter((to) => isAllowed(trigger, from, to)).map((to) => `${from} -> ${to}`),
    );

  it('lets an edit move between open and in_progress only', () => {
    expect(allowed('edit')).toEqual(['open -> in_progress', 'in_progress -> open']);
  });

  it('lets an admin move anything that is not closed', () => {
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

  it('resolves what is not, reopens and closes what is resolved', () => {
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
  ] as const)('takes an issue that is %s in the feed, from %s, to %s', (feedStatus, current, status) => {
    expect(lifecycleStatusOf(feedStatus, current)).toBe(status);
  });

  it('gives every lifecycle status its feed status', () => {
    expect(LIFECYCLE_STATUSES.map(feedStatusOf)).toEqual(['new', 'progress', 'resolved', 'resolved']);
  });
});

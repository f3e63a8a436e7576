import type { TimelineEvent } from '../../../../issues';
import { isRepaired, type LifecycleStatus } from '../../../../kernel/statuses';

/** A step of an issue on its way; `at` is missing where the history has no moment for it. */
export interface Step {
  name: 'reported' | 'assigned' | 'begun' | 'fixed';
  isReached: boolean;
  at?: Date | string;
}

interface Progress {
  status: LifecycleStatus;
  /** Whether it was resolved without a repair; then it is not fixed. */
  notRepaired: boolean;
  createdAt: Date | string;
  isAssigned: boolean;
  timeline: ReadonlyArray<Pick<TimelineEvent, 'type' | 'status' | 'at'>>;
}

/**
 * The steps of an issue, in their order. After a reopening the later ones are to come again.
 * @param issue its history oldest first
 */
export function stepsOf({ status, notRepaired, createdAt, isAssigned, timeline }: Progress): Step[] {
  const newest = (found: (event: Progress['timeline'][number]) => boolean) => timeline.findLast(found)?.at;
  const isFixed = isRepaired({ status, notRepaired });
  const isBegun = isFixed || status === 'in_progress';
  const assignedAt = timeline.find(({ type }) => type === 'assigned')?.at;
  return [
    { name: 'reported', isReached: true, at: createdAt },
    { name: 'assigned', isReached: isAssigned || assignedAt !== undefined, at: assignedAt },
    {
      name: 'begun',
      isReached: isBegun,
      at: isBegun ? newest((event) => event.status === 'in_progress') : undefined,
    },
    {
      name: 'fixed',
      isReached: isFixed,
      at: isFixed ? newest((event) => event.status === 'resolved') : undefined,
    },
  ];
}

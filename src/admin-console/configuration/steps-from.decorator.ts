import { FEED_STATUS } from '../../kernel/named-values';
import type { FeedStatus } from '../../kernel/statuses';
import { fieldRule } from '../../api/validation/field-rule';
import { listRefusal, oneOfRefusal } from '../../api/validation/fields';

/** The statuses of the feed the city staff may move an issue to from the given one. */
export const StepsFrom = (from: FeedStatus): PropertyDecorator =>
  fieldRule(
    'stepsFrom',
    (value) =>
      listRefusal(value, (status) => oneOfRefusal(status, FEED_STATUS.enum), {}) ??
      stepRefusal(from, value as FeedStatus[]),
    { ...FEED_STATUS, isArray: true },
  );

function stepRefusal(from: FeedStatus, statuses: readonly FeedStatus[]): string | undefined {
  const wrong = statuses.find((to) => !isStep(from, to));
  return wrong && `cannot lead to ${wrong}`;
}

/** A resolved issue cannot be overdue, and none moves to where it is. */
function isStep(from: FeedStatus, to: FeedStatus): boolean {
  return from !== to && !(from === 'resolved' && to === 'overdue');
}

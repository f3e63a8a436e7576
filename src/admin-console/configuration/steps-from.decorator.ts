import { FEED_STATUS } from '../../kernel/named-values';
import type { FeedStatus } from '../../kernel/statuses';
import { fieldRule } from '../../api/validation/field-rule';
import { listRefusal, oneOfRefusal } from '../../api/validation/fields';

/** The feed statuses to which city staff may move an issue from a given one. */
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

/** A resolved issue cannot become overdue, and no status follows itself. */
function isStep(from: FeedStatus, to: FeedStatus): boolean {
  return from !== to && !(from === 'resolved' && to === 'overdue');
}

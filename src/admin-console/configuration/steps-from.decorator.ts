import { applyDecorators } from '@nestjs/common';
import { FEED_STATUS } from '../../kernel/named-values';
import type { FeedStatus } from '../../kernel/statuses';
import { IsListOfOneOf } from '../../api/validation/list-fields';
import { Rule } from '../../api/validation/rule';

/** The feed statuses to which city staff may move an issue from a given one. */
export const StepsFrom = (from: FeedStatus): PropertyDecorator =>
  applyDecorators(
    IsListOfOneOf(FEED_STATUS),
    Rule('stepsFrom', (value) => stepRefusal(from, value as FeedStatus[])),
  );

function stepRefusal(from: FeedStatus, statuses: readonly FeedStatus[]): string | undefined {
  const wrong = statuses.find((to) => !isStep(from, to));
  return wrong && `cannot lead to ${wrong}`;
}

/** A resolved issue cannot become overdue, and no status follows itself. */
function isStep(from: FeedStatus, to: FeedStatus): boolean {
  return from !== to && !(from === 'resolved' && to === 'overdue');
}
